import { rootCaCase } from './graphs/certificates.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listRootCaRelated', rootCaCase)
