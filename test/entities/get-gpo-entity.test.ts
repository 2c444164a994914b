import { gpoCase } from './graphs/containers.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getGpoEntity', gpoCase)
