/** The addresses of a provider on this server: of the configured public URL, never of what a request says. */

export type ProviderAddresses = {
  /** The entity id of this server towards a SAML identity provider. */
  issuer: string
  login: string
  metadata: string
  callback: string
}

export function addressesOf(publicUrl: string, slug: string): ProviderAddresses {
  const issuer = `${publicUrl}/api/v2/sso/${encodeURIComponent(slug)}`
  return {
    issuer,
    login: `${issuer}/login`,
    metadata: `${issuer}/metadata`,
    callback: `${issuer}/callback`
  }
}

/** The name as it stands in addresses. */
export const slugOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-')
