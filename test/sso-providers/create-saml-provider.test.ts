import { proveCreation } from './prove-creation.ts'

await proveCreation('createSamlProvider')
