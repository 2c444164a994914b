/** Walks the bundled contract once and gives each operation as plain, resolved facts. */
import type {
  MediaType,
  Method,
  OpenApiDocument,
  Parameter,
  ResponseObject,
  Schema
} from './open-api.ts'
import { METHODS } from './open-api.ts'

export type FilterType = 'string' | 'integer' | 'boolean' | 'uuid' | 'timestamp'

export type BodyKind = 'json' | 'form' | 'multipart' | 'stream'

export type Operation = {
  id: string
  method: Method
  path: string
  area: string
  summary: string
  parameters: Parameter[]
  /** Alternatives of permissions: all names of one entry, any one of the entries. None: public. */
  alternatives: string[][]
  /** The editions that offer the operation; none means every edition. */
  editions: string[]
  /** Who may call it apart from users: collectors only. */
  caller: 'client' | undefined
  audit: string | undefined
  /** Requests per second and address, where stricter than the server's own limit. */
  rateLimit: number | undefined
  body: { kind: BodyKind; required: boolean; content: Record<string, MediaType> } | undefined
  responses: Record<string, ResponseObject>
  /** Success statuses in the order of the contract. */
  successes: number[]
  /** Takes the `Prefer` header, hence has a deadline. */
  prefer: { pattern: string; default: string } | undefined
  filters: Record<string, FilterType>
  sortable: string[]
  paged: boolean
  /** Declares 501: there is no handler yet. */
  pending: boolean
}

export const kebab = (id: string): string => id.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)

/** The parts of a JSON pointer (RFC 6901), or of a reference that ends in one. */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))

/** Follows a local reference such as `#/components/schemas/Tag`. */
function resolve<T extends { $ref?: string }>(document: OpenApiDocument, node: T): T {
  if (node.$ref === undefined) return node
  const target = pointerParts(node.$ref).reduce<unknown>(
    (at, key) => (at as Record<string, unknown>)[key],
    document
  )
  return resolve(document, target as T)
}

export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [operationOf(document, path, method)] : []))
  )
}

function operationOf(document: OpenApiDocument, path: string, method: Method): Operation {
  const item = document.paths[path]
  const operation = item?.[method]
  if (!item || !operation) throw new Error(`the contract has no ${method} ${path}`)
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    resolve(document, one)
  )
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const prefer = parameters.find(({ name, in: place }) => place === 'header' && name === 'Prefer')
  const sortBy = query.find(({ name }) => name === 'sort_by')
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, one]) => [status, resolve(document, one)])
  )
  return {
    id: operation.operationId,
    method,
    path,
    area: operation.tags[0] ?? '',
    summary: operation.summary,
    parameters,
    alternatives: (operation.security ?? document.security).map((entry) =>
      Object.values(entry).flat()
    ),
    editions: operation['x-edition'] ?? [],
    caller: operation['x-caller'],
    audit: operation['x-audit'],
    rateLimit: operation['x-rate-limit'],
    body: bodyOf(document, operation.requestBody),
    responses,
    successes: Object.keys(responses)
      .map(Number)
      .filter((status) => status < 400),
    prefer: prefer && {
      pattern: prefer.schema.pattern ?? '',
      default: String(prefer.schema.default)
    },
    filters: Object.fromEntries(
      query.flatMap(({ name, schema }) => {
        const type = resolve(document, schema)['x-filter']
        return type ? [[name, type as FilterType]] : []
      })
    ),
    sortable: ((sortBy?.schema.items?.enum ?? []) as string[]).filter((name) => name[0] !== '-'),
    paged: ['skip', 'limit'].every((name) => query.some((parameter) => parameter.name === name)),
    pending: '501' in responses
  }
}

function bodyOf(
  document: OpenApiDocument,
  requestBody: { $ref?: string; required?: boolean; content: Record<string, MediaType> } | undefined
): Operation['body'] {
  if (!requestBody) return undefined
  const { content: referring, required = false } = resolve(document, requestBody)
  const content = Object.fromEntries(
    Object.entries(referring).map(([type, { schema, ...rest }]): [string, MediaType] => [
      type,
      schema ? { ...rest, schema: dereference(document, schema) } : rest
    ])
  )
  const types = Object.keys(content)
  const binary = Object.values(content).every(({ schema }) => schema?.format === 'binary')
  const kind = binary ? 'stream' : kindOf(types)
  return { kind, required, content }
}

function kindOf(types: string[]): BodyKind {
  if (types.includes('multipart/form-data')) return 'multipart'
  return types.includes('application/x-www-form-urlencoded') ? 'form' : 'json'
}

/** A schema with every local reference replaced by what it names. Request schemas have no cycles. */
function dereference(document: OpenApiDocument, schema: Schema): Schema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(resolve(document, value as Schema)).map(([key, one]) => [key, inner(one)])
    )
  }
  return inner(schema) as Schema
}
