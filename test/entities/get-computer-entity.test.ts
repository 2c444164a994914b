import { computerCase } from './graphs/principals.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getComputerEntity', computerCase)
