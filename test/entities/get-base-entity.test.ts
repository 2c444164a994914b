import { baseCase } from './graphs/containers.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getBaseEntity', baseCase)
