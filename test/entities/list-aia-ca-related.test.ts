import { aiaCaCase } from './graphs/certificates.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listAiaCaRelated', aiaCaCase)
