/** The cookie that binds a sign-in to the browser that began it: without it a stranger could finish his own there. */
import { randomSecret } from './sign-ins.ts'

const LIFETIME = 600

/** With TLS the prefix keeps neighbours of the domain from planting a cookie of theirs. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-sso_browser' : 'sso_browser')

const isSecureUrl = (publicUrl: string) => publicUrl.startsWith('https:')

type Cookies = string | string[] | undefined

/** What the cookie holds; undefined where the browser has none. */
export function browserKeyOf(cookies: Cookies, publicUrl: string): string | undefined {
  const name = nameOf(isSecureUrl(publicUrl))
  const pairs = String(cookies ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
  const [, value = ''] = pairs.find(([key]) => key === name) ?? []
  return /^[\w-]{43}$/.test(value) ? value : undefined
}

/**
 * One key for all sign-ins of a browser, so that two tabs do not disturb each other. The identity provider
 * answers by a form of another site, so the cookie must go with that; without TLS browsers allow it where
 * the attribute is left out.
 */
export function browserKey(cookies: Cookies, publicUrl: string) {
  const isSecure = isSecureUrl(publicUrl)
  const key = browserKeyOf(cookies, publicUrl) ?? randomSecret()
  const attributes = isSecure ? '; Secure; SameSite=None' : ''
  return {
    key,
    cookie: `${nameOf(isSecure)}=${key}; Path=/; HttpOnly; Max-Age=${LIFETIME}${attributes}`
  }
}
