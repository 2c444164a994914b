import { enterpriseCaCase } from './graphs/certificates.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listEnterpriseCaRelated', enterpriseCaCase)
