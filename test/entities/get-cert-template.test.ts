import { certTemplateCase } from './graphs/certificates.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getCertTemplate', certTemplateCase)
