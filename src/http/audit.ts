/** Writes intent and outcome of every operation that the contract marks with x-audit. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Operation } from '../contract/document.ts'
import type { Schema } from '../contract/open-api.ts'
import type { Database } from '../db/database.ts'
import type { Actor } from '../features/handler.ts'

export type AuditedRequest = {
  operation: Operation
  /** Who acts; a handler that signs somebody in names them while it works. */
  caller: Actor | undefined
  requestId: string
  address: string
  path: unknown
  query: unknown
  body: unknown
}

type Status = 'intent' | 'success' | 'failure'

const REDACTED = '[redacted]'
const LONGEST_TEXT = 1000

/** What was asked for, without what the contract calls write-only. */
function fieldsOf({ operation, path, query, body }: AuditedRequest): Record<string, unknown> {
  const medias = Object.values(operation.body?.content ?? {}).map(({ schema }) => schema ?? {})
  const members = operation.body?.kind === 'stream' || Array.isArray(body) ? {} : Object(body)
  return {
    ...(recorded(query, schemaOfQuery(operation)) as object),
    ...(recorded(path) as object),
    // A member means the same whichever of the media types it came in.
    ...(recorded(members, medias.length > 1 ? merged(medias) : medias[0]) as object)
  }
}

function schemaOfQuery({ parameters }: Operation): Schema {
  const query = parameters.filter((one) => one.in === 'query')
  return { properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])) }
}

const merged = (schemas: readonly Schema[]): Schema => ({
  properties: Object.assign({}, ...schemas.map(({ properties }) => properties))
})

/** What is refused is recorded before it is checked: characters that cannot be stored are replaced. */
function recorded(value: unknown, schema?: Schema): unknown {
  if (schema?.writeOnly) return REDACTED
  if (typeof value === 'string') return storable(value.slice(0, LONGEST_TEXT))
  if (Array.isArray(value)) return value.slice(0, 100).map((one) => recorded(one, schema?.items))
  if (typeof value !== 'object' || value === null) return value
  const declared = schema?.properties
  // What the contract does not name nobody has judged to be fit for the log: it may be a secret.
  const known = Object.entries(value).filter(
    ([key]) => !declared || key in declared || schema.additionalProperties !== undefined
  )
  return Object.fromEntries(
    known.map(([key, one]) => [storable(key), recorded(one, declared?.[key])])
  )
}

const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '\ufffd')

export function writeAudit(
  db: Kysely<Database>,
  action: string,
  request: AuditedRequest,
  status: Status,
  commitId: string,
  fields: Record<string, unknown> = fieldsOf(request)
): Promise<unknown> {
  const { caller, requestId, address } = request
  return db
    .insertInto('audit_logs')
    .values({
      action,
      status,
      commit_id: commitId,
      actor_id: caller?.id ?? '',
      actor_name: caller?.name ?? '',
      actor_email: caller?.email ?? '',
      fields: JSON.stringify(fields),
      request_id: requestId,
      source_ip_address: address
    })
    .execute()
}

/** Runs the work between its intent and its outcome. Without an intent on record nothing is changed. */
export async function audited<T>(
  db: Kysely<Database>,
  request: AuditedRequest,
  work: () => Promise<T>
): Promise<T> {
  const action = request.operation.audit
  if (action === undefined) return work()
  const commitId = randomUUID()
  await writeAudit(db, action, request, 'intent', commitId)
  const result = await work().catch(async (error) => {
    await writeAudit(db, action, request, 'failure', commitId)
    throw error
  })
  await writeAudit(db, action, request, 'success', commitId)
  return result
}
