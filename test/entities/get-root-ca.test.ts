import { rootCaCase } from './graphs/certificates.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getRootCa', rootCaCase)
