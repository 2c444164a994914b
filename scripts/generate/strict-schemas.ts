/** Compiles every schema of the contract as strictly as the server would, which compiles them only when it needs them. */
import { readConfig } from '../../src/config.ts'
import { operationsOf } from '../../src/contract/document.ts'
import type { OpenApiDocument } from '../../src/contract/open-api.ts'
import { openDatabase } from '../../src/db/database.ts'
import type { Handlers } from '../../src/features/handler.ts'
import { bindOperations } from '../../src/http/bind-operations.ts'
import { createServer, limiterOf } from '../../src/http/server.ts'
import { requestValidators, validatingSerializer } from '../../src/http/validators.ts'
import { unusedServices } from '../unused-services.ts'

/** Rejects where a keyword is misspelt or a schema contradicts itself. No handler, no database is needed. */
export async function requireStrictSchemas(document: OpenApiDocument): Promise<void> {
  const config = readConfig({})
  const unused = async () => {
    throw new Error('no request is made')
  }
  // Opened, but never connected.
  const db = openDatabase('postgres://nobody@localhost/nothing')
  const app = await createServer(config, undefined)
  app.setValidatorCompiler(requestValidators('at once'))
  app.setSerializerCompiler(validatingSerializer('at once'))
  try {
    await bindOperations(app, {
      document,
      // Operations that have no handler yet are checked like all others.
      handlers: Object.fromEntries(
        operationsOf(document).map(({ id }) => [id, unused])
      ) as unknown as Handlers,
      db,
      services: unusedServices(config),
      authenticate: unused,
      limiter: limiterOf(app, config)
    })
    await app.ready()
  } finally {
    await app.close()
    await db.destroy()
  }
}
