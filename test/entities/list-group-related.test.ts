import { groupCase } from './graphs/principals.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listGroupRelated', groupCase)
