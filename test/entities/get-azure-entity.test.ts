import { azureCase } from './graphs/containers.ts'
import { proveInfo } from './prove-lists.ts'

await proveInfo('getAzureEntity', azureCase)
