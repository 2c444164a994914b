import { InvalidRequestError } from '../../errors.ts'
import { slugOf } from '../../sso/addresses.ts'
import { isIssuer } from '../../sso/oidc-issuer.ts'
import type { Handler } from '../handler.ts'
import { autoProvisionOfJson, checkDefaultRole, JSON_MESSAGE } from './auto-provision.ts'
import { insertOidc, insertProvider } from './queries.ts'
import { oidcProviderView } from './views.ts'

/** POST /api/v2/sso-providers/oidc: Create an OIDC provider. */
export const createOidcProvider: Handler<'createOidcProvider'> = async ({ db }, { body }) => {
  const { name, issuer, client_id } = body
  if (!isIssuer(issuer)) throw new InvalidRequestError('issuer', 'issuer url is invalid')
  const autoProvision = autoProvisionOfJson(body.config.auto_provision)
  await checkDefaultRole(db, autoProvision, JSON_MESSAGE)
  return db.transaction().execute(async (trx) => {
    const row = await insertProvider(trx, {
      type: 'OIDC',
      name,
      slug: slugOf(name),
      ...autoProvision
    })
    const oidc = await insertOidc(trx, { sso_provider_id: row.id, issuer, client_id })
    return { data: oidcProviderView({ ...row, type: 'OIDC', oidc }) }
  })
}
