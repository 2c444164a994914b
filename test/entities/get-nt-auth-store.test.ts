import { ntAuthStoreCase } from './graphs/certificates.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getNtAuthStore', ntAuthStoreCase)
