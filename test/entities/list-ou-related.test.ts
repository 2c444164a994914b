import { ouCase } from './graphs/containers.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listOuRelated', ouCase)
