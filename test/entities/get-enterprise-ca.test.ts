import { enterpriseCaCase } from './graphs/certificates.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getEnterpriseCa', enterpriseCaCase)
