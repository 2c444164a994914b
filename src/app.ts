/** Composes the HTTP server; no listening, no environment. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { loadDocument } from './contract/load.ts'
import type { Database } from './db/database.ts'
import type { Authenticate, Handlers, Services } from './features/handler.ts'
import { handlers as allHandlers } from './generated/handlers.ts'
import { bindOperations } from './http/bind-operations.ts'
import { serveDocumentation } from './http/documentation.ts'
import { createServer, limiterOf } from './http/server.ts'

export type AppOptions = {
  db: Kysely<Database>
  /** A standby for reads of the graph. */
  readDb?: Kysely<Database>
  services: Services
  authenticate: Authenticate
  /** None: nothing is logged. */
  logger?: FastifyBaseLogger
  /** Other handlers than the real ones, for tests of what surrounds them. */
  handlers?: Handlers
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, logger, handlers = allHandlers } = options
  const document = loadDocument()
  const app = await createServer(services.config, logger)
  await bindOperations(app, {
    ...options,
    document,
    handlers,
    limiter: limiterOf(app, services.config)
  })
  await serveDocumentation(app, document)
  return app
}
