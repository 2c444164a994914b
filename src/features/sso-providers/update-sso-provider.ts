import type { Kysely } from 'kysely'
import type { OperationRequest } from '../../contract/operation.ts'
import type { Database } from '../../db/database.ts'
import { InvalidRequestError, NotFoundError } from '../../errors.ts'
import { slugOf } from '../../sso/addresses.ts'
import { isIssuer } from '../../sso/oidc-issuer.ts'
import { findProvider, type Provider } from '../../sso/providers.ts'
import { type IdentityProvider, readMetadata } from '../../sso/saml-metadata.ts'
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
import { updateProvider } from './queries.ts'
import { ssoProviderView } from './views.ts'

type Request = OperationRequest<'updateSsoProvider'>

/** What is asked for, whichever way it was sent; what is absent stays. */
type Change = {
  name: string | undefined
  metadata: string | undefined
  issuer: string | undefined
  clientId: string | undefined
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
    if (idp) await replaceMetadata(trx, id, idp, change.metadata ?? '')
    if (provider.type === 'OIDC') await updateOidc(trx, id, change)
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
  return { name, metadata, issuer: undefined, clientId: undefined, autoProvision }
}

function changeOfJson(body: Request['body']): Change {
  const { name, issuer, client_id, config } = body as Partial<
    OperationRequest<'createOidcProvider'>['body']
  >
  const autoProvision = autoProvisionOfJson(config?.auto_provision)
  return { name, metadata: undefined, issuer, clientId: client_id, autoProvision }
}

async function check(db: Kysely<Database>, provider: Provider, change: Change, isForm: boolean) {
  if (provider.type === 'SAML' && !isForm) {
    throw new InvalidRequestError('Content-Type', 'a SAML provider takes multipart/form-data')
  }
  if (provider.type === 'OIDC' && change.metadata !== undefined) {
    throw new InvalidRequestError('metadata', 'an OIDC provider has no metadata')
  }
  if (change.issuer !== undefined && !isIssuer(change.issuer)) {
    throw new InvalidRequestError('issuer', 'issuer url is invalid')
  }
  if (Object.keys(change.autoProvision).length === 0) return
  const { auto_provision, default_role_id } = { ...provider, ...change.autoProvision }
  const message = isForm ? FORM_MESSAGE : JSON_MESSAGE
  await checkDefaultRole(db, { auto_provision, default_role_id }, message)
}

async function replaceMetadata(
  db: Kysely<Database>,
  id: number,
  { issuer, postUrl, redirectUrl, certificates }: IdentityProvider,
  metadata: string
) {
  await db
    .updateTable('saml_providers')
    .set({
      metadata,
      idp_issuer_uri: issuer,
      idp_sso_uri: postUrl,
      idp_redirect_uri: redirectUrl,
      idp_certificates: certificates
    })
    .where('sso_provider_id', '=', id)
    .execute()
}

async function updateOidc(db: Kysely<Database>, id: number, { issuer, clientId }: Change) {
  const set = {
    ...(issuer === undefined ? {} : { issuer }),
    ...(clientId === undefined ? {} : { client_id: clientId })
  }
  if (Object.keys(set).length === 0) return
  await db.updateTable('oidc_providers').set(set).where('sso_provider_id', '=', id).execute()
}
