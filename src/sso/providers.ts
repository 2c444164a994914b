/** SSO providers as they are stored, with what belongs to their protocol. */
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../db/database.ts'

export type ProviderRow = Selectable<Database['sso_providers']>
/** Without the metadata document, which may be large and has been read. */
export type SamlRow = Omit<Selectable<Database['saml_providers']>, 'metadata'>
export type OidcRow = Selectable<Database['oidc_providers']>

export type SamlProvider = Omit<ProviderRow, 'type'> & { type: 'SAML'; saml: SamlRow }
export type OidcProvider = Omit<ProviderRow, 'type'> & { type: 'OIDC'; oidc: OidcRow }
export type Provider = SamlProvider | OidcProvider

/** The purpose under which the vault keeps the private key of a SAML provider. */
export const privateKeyPurpose = (providerId: number) => `saml_provider/${providerId}`

export async function findProvider(
  db: Kysely<Database>,
  column: 'id' | 'slug',
  value: number | string
): Promise<Provider | undefined> {
  const row = await db
    .selectFrom('sso_providers')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst()
  const [provider] = row ? await withProtocols(db, [row]) : []
  return provider
}

/** In the order of the rows; leaves out one that was deleted meanwhile. */
export async function withProtocols(
  db: Kysely<Database>,
  rows: readonly ProviderRow[]
): Promise<Provider[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const saml = await db
    .selectFrom('saml_providers')
    .select([
      'sso_provider_id',
      'idp_issuer_uri',
      'idp_sso_uri',
      'idp_redirect_uri',
      'idp_certificates',
      'sp_private_key',
      'sp_certificate'
    ])
    .where('sso_provider_id', 'in', ids)
    .execute()
  const oidc = await db
    .selectFrom('oidc_providers')
    .selectAll()
    .where('sso_provider_id', 'in', ids)
    .execute()
  return rows.flatMap((row): Provider[] => {
    const samlRow = saml.find(({ sso_provider_id }) => sso_provider_id === row.id)
    if (samlRow) return [{ ...row, type: 'SAML', saml: samlRow }]
    const oidcRow = oidc.find(({ sso_provider_id }) => sso_provider_id === row.id)
    return oidcRow ? [{ ...row, type: 'OIDC', oidc: oidcRow }] : []
  })
}

/** Whether the provider is still what was read. Waits for a change that is being made; the next one waits for the transaction. */
export async function isUnchanged(
  trx: Kysely<Database>,
  { id, updated_at }: Provider
): Promise<boolean> {
  const row = await trx
    .selectFrom('sso_providers')
    .select('updated_at')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.updated_at.getTime() === updated_at.getTime()
}
