import { containerCase } from './graphs/containers.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getContainerEntity', containerCase)
