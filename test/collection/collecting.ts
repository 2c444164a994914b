/** Clients with tokens, and jobs in the state that a test begins with. */
import type { Test } from 'tap'
import type { OperationId } from '../../src/contract/operation.ts'
import { type Call, startApi } from '../support/api.ts'
import { aClient } from '../support/rows.ts'
import type { Token } from '../support/signing.ts'

export const NOBODY = '00000000-0000-4000-8000-000000000000'
export const ZERO_TIME = '0001-01-01T00:00:00.000Z'

export type Collector = { id: string; token: Token }

export async function startCollecting(t: Test) {
  const api = await startApi(t)
  const { db, vault, call } = api
  const newClient = (row: Parameters<typeof aClient>[2] = {}): Promise<Collector> =>
    aClient(db, vault, row)
  const callAs = ({ token }: Collector, id: OperationId, request: Call = {}) =>
    call(id, { ...request, signer: token })

  async function readyJob({ id }: Collector, body: object = {}): Promise<number> {
    const answer = await call('createClientJob', {
      path: { client_id: id },
      body: { ad_structure_collection: true, ...body }
    })
    return answer.body.data.id
  }
  async function runningJob(client: Collector): Promise<number> {
    const id = await readyJob(client)
    await callAs(client, 'startJob', { body: { id } })
    return id
  }
  const deliver = (client: Collector, content: string | Buffer, type = 'application/json') =>
    callAs(client, 'ingestBatch', { body: content, headers: { 'content-type': type } })
  const jobOf = async (id: number) => (await call('getJob', { path: { job_id: id } })).body.data

  return { ...api, newClient, callAs, readyJob, runningJob, deliver, jobOf }
}
