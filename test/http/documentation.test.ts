/** The page that shows the contract needs nothing but this server. */
import t from 'tap'
import { parse } from 'yaml'
import { loadDocument } from '../../src/contract/load.ts'
import { startApi } from '../support/api.ts'

const { app } = await startApi(t)

const page = await app.inject('/docs/')
const folder = '/docs/'
const linked = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)

t.test('200 with a page that anyone may load', async (t) => {
  t.equal(page.statusCode, 200)
  t.match(page.headers['content-type'], /^text\/html/)
  const { statusCode, headers } = await app.inject('/docs')
  t.ok(statusCode === 200 || (statusCode < 400 && String(headers.location).endsWith('/docs/')))
})

t.test('everything that the page loads comes from this server', async (t) => {
  t.ok(linked.some((url) => url.endsWith('.css')) && linked.some((url) => url.endsWith('.js')))
  for (const url of linked) {
    const address = new URL(url, `http://here${folder}`)
    t.equal(address.host, 'here', url)
    const { statusCode } = await app.inject(address.pathname)
    t.equal(statusCode, 200, url)
  }
  const styles = linked.filter((url) => url.endsWith('.css'))
  for (const url of styles) {
    const { body } = await app.inject(new URL(url, `http://here${folder}`).pathname)
    t.notMatch(body, /@import|url\(["']?https?:/, url)
  }
})

t.test('the browser is told to load nothing from elsewhere', async (t) => {
  const policy = String(page.headers['content-security-policy'])
  t.match(policy, /default-src 'self'/)
  const sources = policy.split(/[\s;]+/).filter((word) => /^(https?:|\*)/.test(word))
  t.strictSame(
    sources.filter((word) => word !== 'https:'),
    []
  )
  t.notMatch(policy, /script-src[^;]*(https:|\*|'unsafe-eval')/)
})

t.test('the document that the page shows is the contract', async (t) => {
  const json = await app.inject('/docs/json')
  t.equal(json.statusCode, 200)
  t.strictSame(json.json().paths, loadDocument().paths)
})

t.test('the specification is the same document as YAML', async (t) => {
  const { statusCode, headers, body } = await app.inject('/api/v2/spec')
  t.equal(statusCode, 200)
  t.equal(headers['content-type'], 'text/x-yaml')
  t.strictSame(parse(body), loadDocument())
})
