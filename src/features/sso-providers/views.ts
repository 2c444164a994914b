/** SSO providers as the contract shows them. */
import { nullableInteger, nullableTime } from '../../contract/nullable.ts'
import type { OperationAnswer } from '../../contract/operation.ts'
import { addressesOf } from '../../sso/addresses.ts'
import type { OidcProvider, Provider } from '../../sso/providers.ts'

type SsoProvider = OperationAnswer<'updateSsoProvider'>['data']
type ListedProvider = OperationAnswer<'listSsoProviders'>['data'][number]

const stamps = ({ created_at, updated_at }: Provider) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString()
})

/** What a provider of the one protocol does not have is empty for the other. */
export function ssoProviderView(provider: Provider, publicUrl: string): SsoProvider {
  const { id, name, slug } = provider
  const addresses = addressesOf(publicUrl, slug)
  const isSaml = provider.type === 'SAML'
  return {
    id,
    ...stamps(provider),
    deleted_at: nullableTime(null),
    name,
    display_name: name,
    idp_issuer_uri: isSaml ? provider.saml.idp_issuer_uri : provider.oidc.issuer,
    idp_sso_uri: isSaml ? provider.saml.idp_sso_uri : '',
    principal_attribute_mappings: [],
    sp_issuer_uri: isSaml ? addresses.issuer : '',
    sp_sso_uri: addresses.login,
    sp_metadata_uri: isSaml ? addresses.metadata : '',
    sp_acs_uri: addresses.callback,
    sso_provider_id: nullableInteger(id)
  }
}

export function oidcProviderView(
  provider: OidcProvider
): OperationAnswer<'createOidcProvider'>['data'] {
  const { id, name, oidc } = provider
  return {
    id,
    ...stamps(provider),
    name,
    issuer: oidc.issuer,
    client_id: oidc.client_id,
    sso_provider_id: id
  }
}

/** @param isManager whether it is shown to somebody who may change it */
export function listedProviderView(
  provider: Provider,
  publicUrl: string,
  isManager: boolean
): ListedProvider {
  const { id, name, slug, type } = provider
  const { login, callback } = addressesOf(publicUrl, slug)
  const details =
    provider.type === 'SAML' ? ssoProviderView(provider, publicUrl) : oidcProviderView(provider)
  const config = {
    auto_provision: {
      enabled: provider.auto_provision,
      default_role_id: provider.default_role_id ?? 0,
      role_provision: provider.role_provision
    }
  }
  return {
    id,
    ...stamps(provider),
    name,
    type,
    slug,
    login_uri: login,
    callback_uri: callback,
    details: isManager ? details : null,
    config: isManager ? config : null
  }
}
