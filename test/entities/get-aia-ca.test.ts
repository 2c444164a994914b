import { aiaCaCase } from './graphs/certificates.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getAiaCa', aiaCaCase)
