/** Large bodies of signed requests: checked whole before anything is stored, and never held in memory. */
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import t from 'tap'
import { startPeople } from '../platform-users/people.ts'
import { signedHeaders, type Token } from '../support/signing.ts'

t.setTimeout(120_000)

const { app, db, callAs, aPerson } = await startPeople(t)
await app.listen({ port: 0 })
const { port } = app.server.address() as AddressInfo

const administrator = await aPerson({ role: 'Administrator' })

const aToken = async (): Promise<Token> =>
  (await callAs(administrator.id, 'createToken', { body: {} })).body.data

async function startUpload(token: Token): Promise<string> {
  const url = '/api/v2/file-upload/start'
  const headers = signedHeaders(token, { method: 'POST', target: url })
  const answer = await app.inject({ method: 'POST', url, headers })
  return `/api/v2/file-upload/${answer.json().data.id}`
}

/** Over a real connection, the body in pieces of which one exists at a time. */
async function upload(path: string, headers: Record<string, string>, body: Readable) {
  const sending = request({ port, path, method: 'POST', headers })
  const answered = new Promise<number>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
  })
  await pipeline(body, sending)
  return answered
}

const stored = () =>
  db.selectFrom('ingest_chunks').select(['data', 'sequence']).orderBy('sequence').execute()
const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('signed-body-'))

t.test('an upload is signed as it is sent, and stored as it was signed', async (t) => {
  const token = await aToken()
  const content = Buffer.from(
    JSON.stringify({ meta: { type: 'users', version: 6, count: 0 }, data: [] }).padEnd(
      3 * 1024 * 1024
    )
  )
  const target = await startUpload(token)
  const headers = { 'content-type': 'application/json' }
  const post = (signed: Buffer, sent: Buffer) =>
    upload(
      target,
      { ...headers, ...signedHeaders(token, { method: 'POST', target, body: signed }) },
      Readable.from([sent])
    )
  const changed = Buffer.from(content)
  changed[changed.length - 1] = 10
  t.equal(await post(content, changed), 401)
  t.equal(await post(gzipSync(content), content), 401, 'a signature over other bytes')
  t.strictSame(await stored(), [])
  t.equal(await post(content, content), 202)
  t.ok(Buffer.concat((await stored()).map(({ data }) => data)).equals(content))
  t.strictSame(await left(), [])
})

t.test('a large body is never held in memory', async (t) => {
  const token = await aToken()
  const target = await startUpload(token)
  const piece = randomBytes(1024 * 1024)
  const PIECES = 192
  let most = 0
  async function* pieces() {
    for (let n = 0; n < PIECES; n++) {
      const { arrayBuffers, heapUsed } = process.memoryUsage()
      most = Math.max(most, arrayBuffers + heapUsed)
      yield piece
    }
  }
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(token, { method: 'POST', target, body: 'something else' })
  }
  t.equal(await upload(target, headers, Readable.from(pieces())), 401)
  const grown = (most - arrayBuffers - heapUsed) / 1024 / 1024
  t.ok(grown < PIECES / 2, `${grown.toFixed(0)} MiB more for a body of ${PIECES} MiB`)
  t.strictSame(await left(), [])
})
