import { groupCase } from './graphs/principals.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getGroupEntity', groupCase)
