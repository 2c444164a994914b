/** Which issuers of OIDC are talked to: those whom TLS proves, and those on this very machine. */

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

export const isLoopback = (url: URL): boolean => LOOPBACK.test(url.hostname)

export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  // OpenID Connect Discovery 1.0, section 3: no query, no fragment. Blanks would be lost in the address.
  if (/[?#\s]/.test(text) || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}
