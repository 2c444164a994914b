import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import t, { type Test } from 'tap'
import { ZipFile } from 'yazl'
import { startApi } from '../support/api.ts'
import { aJob } from './jobs.ts'

const LIMIT = 4 * 1024 * 1024
const MIB = 1024 * 1024
const { app, db, call, tokenOf } = await startApi(t, { env: { UPLOAD_LIMIT: String(LIMIT) } })

const USERS = JSON.stringify({ data: [], meta: { type: 'users', version: 6, count: 0 } })

function upload(
  jobId: number,
  body: string | Buffer | Readable,
  headers: Record<string, string> = {}
) {
  return call('uploadFile', {
    path: { file_upload_id: jobId },
    body,
    headers: { 'content-type': 'application/json', ...headers }
  })
}

const filesOf = (jobId: number) =>
  db.selectFrom('ingest_files').selectAll().where('job_id', '=', jobId).orderBy('id').execute()
const chunksOf = (fileId: number) =>
  db
    .selectFrom('ingest_chunks')
    .selectAll()
    .where('file_id', '=', fileId)
    .orderBy('sequence')
    .execute()
const jobOf = (id: number) =>
  db.selectFrom('ingest_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const allChunks = () => db.selectFrom('ingest_chunks').select('sequence').execute()

async function proveNothingLeft(t: Pick<Test, 'strictSame'>, jobId: number) {
  t.strictSame(await filesOf(jobId), [], 'no file is left')
  const { total_files } = await jobOf(jobId)
  t.strictSame(total_files, 0, 'the job counts no file')
}

async function listening(): Promise<{ port: number }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address() as { port: number }
}

/** A connection on which an upload of that length has begun. */
async function openUpload(jobId: number, length: number): Promise<Socket> {
  const { port } = await listening()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/v2/file-upload/${jobId} HTTP/1.1\r\nHost: localhost\r\n` +
      `Authorization: Bearer ${await tokenOf('Administrator')}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  )
  return socket
}

/** A collector file of about that size; spread over many items, as real ones are. */
function bigFile(bytes: number): string {
  const items = Array.from({ length: Math.ceil(bytes / 1000) }, (_, i) => ({
    ObjectIdentifier: `S-1-5-21-1-2-3-${i}`,
    Properties: { description: randomBytes(470).toString('hex') }
  }))
  return JSON.stringify({ data: items, meta: { type: 'users', version: 6 } })
}

function archive(): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(USERS), 'users.json')
  zip.end()
  return Readable.from(zip.outputStream)
    .toArray()
    .then((parts) => Buffer.concat(parts))
}

t.test('202 stores exactly the bytes, in chunks of 1 MiB with their CRC-32', async (t) => {
  const job = await aJob(db)
  const content = Buffer.from(bigFile(2.5 * MIB))
  const { status } = await upload(job.id, content, { 'x-file-upload-name': 'users.json' })
  t.equal(status, 202)
  const [file, ...others] = await filesOf(job.id)
  t.equal(others.length, 0)
  t.match(file, { name: 'users.json', content_type: 'application/json', size: content.length })
  t.ok(file?.stored_at)
  const chunks = await chunksOf(file?.id ?? 0)
  t.ok(Buffer.concat(chunks.map(({ data }) => data)).equals(content), 'the same bytes')
  t.strictSame(
    chunks.map(({ data }) => data.length),
    [MIB, MIB, content.length - 2 * MIB]
  )
  for (const { checksum, data } of chunks) t.equal(checksum, crc32(data))
  const { total_files, last_ingest } = await jobOf(job.id)
  t.equal(total_files, 1)
  t.ok(last_ingest)
})

t.test('202 for an archive under each of its media types', async (t) => {
  const job = await aJob(db)
  const zip = await archive()
  for (const type of [
    'application/zip',
    'application/zip-compressed',
    'application/x-zip-compressed'
  ]) {
    t.equal((await upload(job.id, zip, { 'content-type': type })).status, 202, type)
  }
  t.equal((await filesOf(job.id)).length, 3)
})

t.test('202 for text in other encodings, and for OpenGraph', async (t) => {
  const job = await aJob(db)
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(USERS, 'utf16le')])
  t.equal((await upload(job.id, utf16)).status, 202)
  t.equal((await upload(job.id, `\ufeff${USERS}`)).status, 202)
  t.equal((await upload(job.id, '{"graph":{"nodes":[],"edges":[]}}')).status, 202)
})

t.test('202 for several uploads at once, each whole', async (t) => {
  const job = await aJob(db)
  const contents = Array.from({ length: 6 }, () => bigFile(1.5 * MIB))
  const answers = await Promise.all(
    contents.map((content, i) => upload(job.id, content, { 'x-file-upload-name': `${i}.json` }))
  )
  t.strictSame(
    answers.map(({ status }) => status),
    contents.map(() => 202)
  )
  const files = await filesOf(job.id)
  t.equal((await jobOf(job.id)).total_files, 6)
  for (const { id, name } of files) {
    const stored = Buffer.concat((await chunksOf(id)).map(({ data }) => data))
    t.ok(stored.equals(Buffer.from(contents[Number.parseInt(name, 10)] ?? '')), name)
  }
})

t.test('202 keeps the last part of the name, without what cannot be shown', async (t) => {
  const names: [string | undefined, string][] = [
    ['C:\\loot\\users.json', 'users.json'],
    ['../../etc/passwd', 'passwd'],
    [Buffer.from('bücher.json', 'utf8').toString('latin1'), 'bücher.json'],
    ['b\u00fccher.json', 'bücher.json'],
    ['a\tb.json', 'ab.json'],
    ['loot/', 'upload.json'],
    ['..', 'upload.json'],
    ['x'.repeat(1000), 'x'.repeat(255)],
    [undefined, 'upload.json']
  ]
  for (const [sent, kept] of names) {
    const job = await aJob(db)
    const headers = sent === undefined ? {} : { 'x-file-upload-name': sent }
    t.equal((await upload(job.id, USERS, headers)).status, 202)
    t.equal((await filesOf(job.id))[0]?.name, kept)
  }
})

t.test('400 for a job that is not running', async (t) => {
  for (const status of [2, 4, 5, 6, 7, 8]) {
    const job = await aJob(db, { status })
    const answer = await upload(job.id, USERS)
    t.equal(answer.status, 400)
    t.match(answer.body.errors, [
      { context: 'job', message: 'job must be in running status to attach files' }
    ])
    await proveNothingLeft(t, job.id)
  }
})

t.test('400 for a job that ends while the file arrives', async (t) => {
  const job = await aJob(db)
  const socket = await openUpload(job.id, USERS.length)
  socket.write(USERS.slice(0, 10))
  while ((await filesOf(job.id)).length === 0) await sleep(10)
  await db.updateTable('ingest_jobs').set({ status: 6 }).where('id', '=', job.id).execute()
  socket.write(USERS.slice(10))
  const [answer] = await once(socket, 'data')
  t.match(String(answer), /^HTTP\/1\.1 400 /)
  t.match(String(answer), /job must be in running status to attach files/)
  socket.destroy()
  await proveNothingLeft(t, job.id)
})

t.test('400 names what is wrong with the content, and keeps nothing of it', async (t) => {
  const zip = { 'content-type': 'application/zip' }
  const cases: [string, string | Buffer, RegExp, Record<string, string>?][] = [
    ['empty', '', /./],
    ['only white space', ' \n', /empty/],
    ['no JSON', 'name;sid\n', /not a JSON object: it starts with 'n'/],
    ['a list', '[1]', /not a JSON object/],
    ['cut off', USERS.slice(0, -2), /cut off/],
    ['more after the end', `${USERS}{}`, /after the end/],
    ['without meta', '{"data":[]}', /meta is missing/],
    ['something else', '{"hello":1}', /neither data and meta nor graph/],
    ['no archive', USERS, /not a ZIP archive/, zip]
  ]
  for (const [name, content, message, headers] of cases) {
    const job = await aJob(db)
    const { status, body } = await upload(job.id, content, headers)
    t.equal(status, 400, name)
    t.match(body.errors, [{ context: 'body', message }], name)
    await proveNothingLeft(t, job.id)
  }
})

t.test('404 for an unknown job', async (t) => {
  const { status, body } = await upload(999_999, USERS)
  t.equal(status, 404)
  t.match(body.errors, [{ context: 'file_upload_id' }])
})

t.test('413 for a file over the limit, and 202 for one at it', async (t) => {
  const job = await aJob(db)
  const chunksBefore = (await allChunks()).length
  const { status, body } = await upload(job.id, bigFile(LIMIT + MIB))
  t.equal(status, 413)
  t.match(body.errors, [{ context: 'body', message: /4194304 bytes/ }])
  await proveNothingLeft(t, job.id)
  t.equal((await allChunks()).length, chunksBefore, 'no chunk is left')
  const padding = ' '.repeat(LIMIT - USERS.length)
  t.equal((await upload(job.id, USERS + padding)).status, 202, 'exactly the limit')
})

t.test('415 for another media type', async (t) => {
  const job = await aJob(db)
  const { status, body } = await upload(job.id, USERS, { 'content-type': 'text/plain' })
  t.equal(status, 415)
  t.match(body.errors, [{ context: 'Content-Type' }])
})

t.test('a client that goes away leaves nothing behind', async (t) => {
  const job = await aJob(db)
  const socket = await openUpload(job.id, 3 * MIB)
  socket.write('{"data":[')
  socket.write(' '.repeat(2 * MIB))
  const stored = async () => {
    const [file] = await filesOf(job.id)
    return file ? (await chunksOf(file.id)).length : 0
  }
  while ((await stored()) === 0) await sleep(10)
  socket.destroy()
  while ((await filesOf(job.id)).length > 0) await sleep(10)
  await proveNothingLeft(t, job.id)
})

t.test('413 reaches a client that is still sending', async (t) => {
  const job = await aJob(db)
  const token = await tokenOf('Administrator')
  const { port } = await listening()
  const response = await fetch(`http://127.0.0.1:${port}/api/v2/file-upload/${job.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: bigFile(3 * LIMIT)
  })
  t.equal(response.status, 413)
  await response.arrayBuffer()
})
