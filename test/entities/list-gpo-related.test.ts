import { gpoCase } from './graphs/containers.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listGpoRelated', gpoCase)
