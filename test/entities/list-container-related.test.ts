import { containerCase } from './graphs/containers.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listContainerRelated', containerCase)
