import { baseCase } from './graphs/containers.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listBaseRelated', baseCase)
