/** One upload through the public API, watched from its first byte until its objects can be asked for. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { request } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../demo/client.ts'

/** Seconds of each part, and of all of it. */
export type UploadTimes = {
  upload: number
  ingest: number
  analysis: number
  total: number
  objects: number
}

type Job = { status: number; status_message: string; objects_done: number }

/** As the contract's FileUploadJobStatus has them. */
const STATUS = { complete: 2, ingesting: 6, analyzing: 7 }
const POLL_MS = 50

export async function uploadAndWait(
  address: string,
  client: Client,
  path: string,
  contentType: string
): Promise<UploadTimes> {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const { data } = await client.post<{ data: { id: number } }>('/api/v2/file-upload/start')
  await send(`${address}/api/v2/file-upload/${data.id}`, client.token, path, contentType)
  await client.post(`/api/v2/file-upload/${data.id}/end`)
  const uploaded = seconds()
  let ingested: number | undefined
  for (;;) {
    const found = await client.get<{ data: [Job] }>(`/api/v2/file-upload?id=${data.id}`)
    const [job] = found.data
    if (job.status !== STATUS.ingesting) ingested ??= seconds()
    if (job.status === STATUS.complete) {
      const total = seconds()
      const times = { upload: uploaded, ingest: (ingested ?? total) - uploaded }
      return {
        ...times,
        analysis: total - (ingested ?? total),
        total,
        objects: job.objects_done
      }
    }
    if (job.status !== STATUS.ingesting && job.status !== STATUS.analyzing) {
      throw new Error(`the upload ended with status ${job.status}: ${job.status_message}`)
    }
    await sleep(POLL_MS)
  }
}

/** Streams the file, so that one of any size can be sent. */
async function send(url: string, token: string, path: string, contentType: string): Promise<void> {
  const outgoing = request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType }
  })
  const answered = once(outgoing, 'response')
  // Awaited below; a failure of the file itself comes first.
  answered.catch(() => undefined)
  await pipeline(createReadStream(path), outgoing)
  const [response] = await answered
  let text = ''
  for await (const chunk of response) text += chunk
  if (response.statusCode >= 300) throw new Error(`POST ${url}: ${response.statusCode} ${text}`)
}
