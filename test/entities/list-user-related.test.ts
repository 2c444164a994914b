import { userCase } from './graphs/principals.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listUserRelated', userCase)
