/** The API with a real worker process behind it, on a database of its own. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Test } from 'tap'
import { startWorker } from '../../src/background.ts'
import type { Database } from '../../src/db/database.ts'
import { openQueue } from '../../src/tasks/enqueue.ts'
import { prepareQueue } from '../../src/tasks/prepare-queue.ts'
import { type ApiOptions, startApi } from '../support/api.ts'

const TERMINAL = [2, 3, 4, 5, 8]

/** Waits for a condition; the limit only ends a test that would hang. */
export async function until<T>(
  find: () => Promise<T | undefined | false>,
  what: string
): Promise<T> {
  const limit = Date.now() + 90_000
  for (;;) {
    const found = await find()
    if (found !== undefined && found !== false) return found
    if (Date.now() > limit) throw new Error(`waited in vain for ${what}`)
    await sleep(50)
  }
}

export type LogLine = { level: string; fields: object; message: string }

export function collectLog() {
  const lines: LogLine[] = []
  const add = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message })
  return { lines, log: { info: add('info'), warn: add('warn'), error: add('error') } }
}

export async function startBackground(t: Test, options: ApiOptions = {}) {
  // Only ends a file that would hang: waiting has limits of its own.
  t.setTimeout(300_000)
  const api = await startApi(t, options)
  const { db, url, config, call, enqueued } = api
  const { lines, log } = collectLog()
  await prepareQueue(url, log)
  const enqueue = openQueue(db)
  const workers: ReturnType<typeof startWorker>[] = []

  const work = (graceMs?: number) => {
    const worker = startWorker({ url, config, log, ...(graceMs !== undefined && { graceMs }) })
    workers.push(worker)
    return worker
  }

  /** Passes on what handlers put in the queue. */
  async function forward() {
    for (const { task, payload, key, queue } of enqueued.splice(0)) {
      await enqueue(task, payload, { ...(key && { key }), ...(queue && { queue }) })
    }
  }

  /** A job with these files, ended and in the queue. */
  async function upload(files: Record<string, string | Buffer>): Promise<number> {
    const { body } = await call('startFileUpload')
    const id = body.data.id as number
    for (const [name, content] of Object.entries(files)) {
      const answer = await call('uploadFile', {
        path: { file_upload_id: id },
        body: content,
        headers: {
          'content-type': name.endsWith('.zip') ? 'application/zip' : 'application/json',
          'x-file-upload-name': name
        }
      })
      if (answer.status !== 202) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
    }
    await call('endFileUpload', { path: { file_upload_id: id } })
    await forward()
    return id
  }

  const jobOf = async (id: number) => {
    const { body } = await call('listFileUploadJobs', { query: { id: `eq:${id}` } })
    return body.data[0]
  }
  const settled = (id: number) =>
    until(async () => {
      const job = await jobOf(id)
      return TERMINAL.includes(job.status) && job
    }, `job ${id} to end`)
  const resultsOf = async (id: number) =>
    (await call('listCompletedTasks', { path: { file_upload_id: id } })).body.data

  // Teardowns run in reverse order: the API closes its database after this.
  t.teardown(() => Promise.all(workers.map((worker) => worker.stop())))
  return { ...api, lines, work, forward, upload, jobOf, settled, resultsOf }
}

export const SID = 'S-1-5-21-3300000001-3300000002-3300000003'

/** A collector file with that many users; `from` is the number of the first. */
export function usersFile(count: number, from = 1000): string {
  const data = Array.from({ length: count }, (_, i) => ({
    ObjectIdentifier: `${SID}-${from + i}`,
    Properties: { name: `USER${from + i}@CORP.EXAMPLE`, domain: 'CORP.EXAMPLE', domainsid: SID },
    PrimaryGroupSID: `${SID}-513`,
    Aces: []
  }))
  return JSON.stringify({ data, meta: { type: 'users', version: 6, count, methods: 0 } })
}

/** Valid in shape, so that it is accepted, and refused when it is read. */
export const unknownFile = JSON.stringify({ data: [], meta: { type: 'rumours', version: 6 } })

export async function countOf(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? -1
}
