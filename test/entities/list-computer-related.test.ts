import { computerCase } from './graphs/principals.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listComputerRelated', computerCase)
