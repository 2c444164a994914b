import { ntAuthStoreCase } from './graphs/certificates.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listNtAuthStoreRelated', ntAuthStoreCase)
