import { issuancePolicyCase } from './graphs/certificates.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getIssuancePolicy', issuancePolicyCase)
