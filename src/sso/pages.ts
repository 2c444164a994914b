/** The two pages that a browser may see while it signs in; they load nothing. */
import { createHash } from 'node:crypto'

export type Page = { html: string; headers: Record<string, string> }

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function page(title: string, content: string): string {
  return (
    `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>${title}</title></head>\n` +
    `<body>\n<h1>${title}</h1>\n${content}\n</body>\n</html>\n`
  )
}

const SUBMIT = 'document.forms[0].submit()'
const SUBMIT_HASH = createHash('sha256').update(SUBMIT).digest('base64')

/** Sends the fields on by POST: at once, or by a button where scripts are off. */
export function forwardingPage(url: string, fields: Record<string, string>): Page {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`
  )
  const html = page(
    'Signing in',
    `<form method="post" action="${escaped(url)}">\n${inputs.join('\n')}\n<button>Continue</button>\n</form>\n` +
      `<script>${SUBMIT}</script>`
  )
  const policy = `default-src 'none'; script-src 'sha256-${SUBMIT_HASH}'; base-uri 'none'; frame-ancestors 'none'`
  return { html, headers: { 'Content-Security-Policy': policy } }
}

export function sessionPage(token: string, hours: number): string {
  return page(
    'Signed in',
    `<p>Your session token, for the next ${hours} hours. Whoever has it acts as you.</p>\n` +
      `<textarea readonly rows="8" cols="80">${escaped(token)}</textarea>`
  )
}
