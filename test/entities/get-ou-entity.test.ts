import { ouCase } from './graphs/containers.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getOuEntity', ouCase)
