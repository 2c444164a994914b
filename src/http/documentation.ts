/** The page at /docs: the contract, readable, served from this machine alone. */
import helmet from '@fastify/helmet'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from '../contract/open-api.ts'

export async function serveDocumentation(app: FastifyInstance, document: OpenApiDocument) {
  await app.register(async (scope) => {
    await scope.register(helmet, { enableCSPNonces: false, contentSecurityPolicy: false })
    // The page asks this sibling for the document; routes are not its business here.
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as unknown as StaticDocumentSpec['document'] }
    })
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
