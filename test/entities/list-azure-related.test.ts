import { azureCase } from './graphs/containers.ts'
import { proveLists } from './prove-lists.ts'

await proveLists('listAzureRelated', azureCase)
