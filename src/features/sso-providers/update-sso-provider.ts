import type { Kysely } from 'kysely'
import type { OperationRequest } from '../../contract/operation.ts'
import type { Database } from '../../db/database.ts'
import { InvalidRequestError, NotFoundError } from '../../errors.ts'
import { slugOf } from '../../sso/addresses.ts'
import { isIssuer } from '../../sso/oidc-issuer.ts'
import { findProvider, type Provider } from '../../sso/providers.ts'
import { readMetadata } from '../../sso/saml-metadata.ts'
import { forgetSignIns } from '../../sso/sign-ins.ts'
import type { Handler } from '../handler.ts'
import {
  type AutoProvision,
  autoProvisionOfForm,
  autoProvisionOfJson,
  checkDefaultRole,
  FORM_MESSAGE,
  JSON_MESSAGE
} from './auto-provision.ts'
import { endSessions } from './end-sessions.ts'
import { updateOidc, updateProvider, updateSaml } from './queries.ts'
import { ssoProviderView } from './views.ts'

type Request = OperationRequest<'updateSsoProvider'>

/** What is asked for, whichever way it was sent; what is absent stays. */
type Change = {
  name: string | undefined
  metadata: string | undefined
  oidc: { issuer?: string; client_id?: string }
  autoProvision: Partial<AutoProvision>
}

const notFound = () => new NotFoundError('sso_provider_id', 'resource not found')

/** PATCH /api/v2/sso-providers/{sso_provider_id}: Update an SSO provider. */
export const updateSsoProvider: Handler<'updateSsoProvider'> = async (context, request) => {
  const { db, config } = context
  const provider = await findProvider(db, 'id', request.path.sso_provider_id)
  if (!provider) throw notFound()
  const isForm = /^multipart\//i.test(String(request.headers['content-type']))
  const change = isForm ? changeOfForm(request.body) : changeOfJson(request.body)
  await check(db, provider, change, isForm)
  const idp = change.metadata === undefined ? undefined : await readMetadata(change.metadata)

  return db.transaction().execute(async (trx) => {
    const { id } = provider
    const row = await updateProvider(trx, id, {
      ...(change.name === undefined ? {} : { name: change.name, slug: slugOf(change.name) }),
      ...change.autoProvision
    })
    if (!row) throw notFound()
    if (idp) await updateSaml(trx, id, idp, change.metadata ?? '')
    if (provider.type === 'OIDC') await updateOidc(trx, id, change.oidc)
    await forgetSignIns(trx, id)
    await endSessions(context, trx, provider)
    const updated = await findProvider(trx, 'id', id)
    if (!updated) throw notFound()
    return { data: ssoProviderView(updated, config.publicUrl) }
  })
}

/** The contract has let only one of the two shapes pass, by the media type. */
function changeOfForm(body: Request['body']): Change {
  const form = body as OperationRequest<'createSamlSsoProvider'>['body']
  const { name, metadata } = form as { name?: string; metadata?: string }
  const autoProvision = autoProvisionOfForm(form)
  return { name, metadata, oidc: {}, autoProvision }
}

function changeOfJson(body: Request['body']): Change {
  const { name, issuer, client_id, config } = body as Partial<
    OperationRequest<'createOidcProvider'>['body']
  >
  const autoProvision = autoProvisionOfJson(config?.auto_provision)
  const oidc = {
    ...(issuer === undefined ? {} : { issuer }),
    ...(client_id === undefined ? {} : { client_id })
  }
  return { name, metadata: undefined, oidc, autoProvision }
}

async function check(db: Kysely<Database>, provider: Provider, change: Change, isForm: boolean) {
  if (provider.type === 'SAML' && !isForm) {
    throw new InvalidRequestError('Content-Type', 'a SAML provider takes multipart/form-data')
  }
  if (provider.type === 'OIDC' && change.metadata !== undefined) {
    throw new InvalidRequestError('metadata', 'an OIDC provider has no metadata')
  }
  if (change.oidc.issuer !== undefined && !isIssuer(change.oidc.issuer)) {
    throw new InvalidRequestError('issuer', 'issuer url is invalid')
  }
  if (Object.keys(change.autoProvision).length === 0) return
  const { auto_provision, default_role_id } = { ...provider, ...change.autoProvision }
  const message = isForm ? FORM_MESSAGE : JSON_MESSAGE
  await checkDefaultRole(db, { auto_provision, default_role_id }, message)
}
