import { issuancePolicyCase } from './graphs/certificates.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listIssuancePolicyRelated', issuancePolicyCase)
