/** What the tests use of samlify. Its own types bring those of a browser along, which nothing here may use. */
import { createRequire } from 'node:module'

type Extract = { extract: { request: { id: string } } }

export type ServiceProvider = {
  entityMeta: { getAssertionConsumerService(binding: string): string; getEntityID(): string }
}

type IdentityProvider = {
  getMetadata(): string
  parseLoginRequest(
    sp: ServiceProvider,
    binding: 'redirect' | 'post',
    request: { query?: Record<string, string>; octetString?: string; body?: Record<string, string> }
  ): Promise<Extract>
  createLoginResponse(
    sp: ServiceProvider,
    request: Extract,
    binding: 'post',
    user: object,
    write: (template: string) => { id: string; context: string }
  ): Promise<{ context: string }>
}

export const samlify = createRequire(import.meta.url)('samlify') as {
  IdentityProvider(settings: object): IdentityProvider
  ServiceProvider(settings: object): ServiceProvider
  setSchemaValidator(validator: { validate(xml: string): Promise<string> }): void
  SamlLib: { replaceTagsByValue(template: string, values: Record<string, string>): string }
}
