import { userCase } from './graphs/principals.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getUserEntity', userCase)
