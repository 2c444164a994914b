/** What the contract promises of an operation, turned into requests that a test can send. */
import type { Operation } from '../../src/contract/document.ts'
import type { Call, RoleName } from './api.ts'

const USER = [
  'app/ReadAppConfig',
  'risks/GenerateReport',
  'auth/CreateToken',
  'auth/ManageSelf',
  'auth/ReadUsersMinimal',
  'clients/Read',
  'saved_queries/Read',
  'saved_queries/Write',
  'graphdb/Read'
]

/** What each role may do, stated here on its own: a seed that differs fails the role matrix. */
export const PERMISSIONS: Record<RoleName, ReadonlySet<string> | 'every'> = {
  Administrator: 'every',
  User: new Set(USER),
  'Read-Only': new Set(
    USER.filter((name) => name !== 'clients/Read' && name !== 'saved_queries/Write')
  ),
  'Upload-Only': new Set(['clients/Tasking', 'graphdb/Ingest']),
  'Power User': new Set([
    ...USER,
    'risks/ManageRisks',
    'clients/Manage',
    'clients/Tasking',
    'collection/ManageJobs',
    'graphdb/Write',
    'graphdb/Ingest',
    'graphdb/Mutate'
  ]),
  Auditor: new Set([
    ...USER.filter((name) => name !== 'saved_queries/Write'),
    'audit_log/Read',
    'auth/ReadUsers'
  ])
}

export function permitted({ alternatives }: Operation, role: RoleName): boolean {
  const held = PERMISSIONS[role]
  if (alternatives.length === 0 || held === 'every') return true
  return alternatives.some((names) => names.every((name) => held.has(name)))
}

/** One request per example of the body; parameters take their first example. */
export function exampleRequests(operation: Operation): Call[] {
  const path: Record<string, unknown> = {}
  const query: Record<string, string> = {}
  for (const { name, in: place, required, examples = {} } of operation.parameters) {
    const [example] = Object.values(examples)
    if (place === 'path') {
      if (!example) throw new Error(`${operation.id}: the path parameter ${name} has no example`)
      path[name] = example.value
    }
    if (place === 'query' && required) query[name] = String([example?.value].flat()[0])
  }
  const bodies = Object.entries(operation.body?.content ?? {}).flatMap(
    ([type, { examples = {} }]) => Object.values(examples).map(({ value }) => encoded(type, value))
  )
  if (bodies.length === 0) return [{ path, query }]
  return bodies.map((body) => ({ path, query, ...body }))
}

function encoded(type: string, value: unknown): Pick<Call, 'body' | 'headers'> {
  if (type === 'application/x-www-form-urlencoded') {
    const body = String(new URLSearchParams(value as Record<string, string>))
    return { body, headers: { 'content-type': type } }
  }
  if (type !== 'multipart/form-data') return { body: value, headers: { 'content-type': type } }
  const boundary = 'example-boundary'
  const parts = Object.entries(value as Record<string, string>).map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
      `${name === 'metadata' ? '; filename="metadata.xml"\r\nContent-Type: application/xml' : ''}` +
      `\r\n\r\n${text}\r\n`
  )
  return {
    body: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }
  }
}
