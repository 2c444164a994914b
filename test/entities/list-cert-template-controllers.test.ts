import { certTemplateCase } from './graphs/certificates.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listCertTemplateControllers', certTemplateCase, 'controllers')
