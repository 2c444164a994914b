/** The reader of OpenGraph files: nodes and edges of any kind, checked against the published rules first. */
import { isTagKind } from '../kinds.ts'
import { isObject } from './fields.ts'
import { edgeErrors, nodeErrors } from './open-graph-rules.ts'
import type { FileHeader, Reader } from './reader.ts'
import { type EndPoint, FileError, type Json, type JsonObject, type Sink } from './records.ts'

/** Enough to see what is wrong with a file; a file that breaks a rule is refused as a whole. */
const MAX_ERRORS = 15

/** Collects what is wrong with the items, then throws one FileError with a line for each, all named by index. */
export function openGraphReader(header: FileHeader): Reader {
  const sourceKind = header.sourceKind === '' ? undefined : header.sourceKind
  if (sourceKind !== undefined && isTagKind(sourceKind)) {
    throw new FileError(`metadata.source_kind "${sourceKind}" is reserved`)
  }
  const errors: string[] = []
  return {
    item(section, index, value, sink) {
      if (section === 'data') throw new FileError('an OpenGraph file has no data section')
      const found =
        section === 'nodes' ? nodeErrors(value, sourceKind !== undefined) : edgeErrors(value)
      errors.push(...found.map((text) => `${section}[${index}] ${text}`))
      if (errors.length >= MAX_ERRORS) refuse(errors)
      if (errors.length > 0) return
      // The rules have just shown that the item is an object with the fields of its section.
      if (section === 'nodes') readNode(value as JsonObject, sourceKind, sink)
      else readEdge(value as JsonObject, sourceKind, sink)
    },
    end() {
      if (errors.length > 0) refuse(errors)
    }
  }
}

function refuse(errors: readonly string[]): never {
  throw new FileError(errors.slice(0, MAX_ERRORS).join('\n'))
}

function readNode(item: JsonObject, sourceKind: string | undefined, sink: Sink): void {
  const own = (item.kinds as string[] | undefined) ?? []
  const kinds = withKind(own, sourceKind)
  const properties = storedProperties(item.properties)
  const [primary] = kinds
  if (primary !== undefined) properties.primarykind = primary
  sink.node({ objectId: asObjectId(item.id), kinds, properties, collected: true })
}

function readEdge(item: JsonObject, sourceKind: string | undefined, sink: Sink): void {
  sink.edge({
    start: endPoint(item.start as JsonObject, sourceKind),
    end: endPoint(item.end as JsonObject, sourceKind),
    kind: item.kind as string,
    properties: storedProperties(item.properties)
  })
}

function endPoint(end: JsonObject, sourceKind: string | undefined): EndPoint {
  const kind = typeof end.kind === 'string' && end.kind !== '' ? end.kind : undefined
  const gained = withKind([], sourceKind)
  if (end.match_by === 'name') {
    const match = [{ key: 'name', value: stored('name', end.value as string) }]
    return { match, ignoreCase: true, ...(kind !== undefined && { kind }), kinds: gained }
  }
  if (end.match_by === 'property') {
    const match = (end.property_matchers as JsonObject[]).map((matcher) => {
      const key = matcher.key as string
      return { key, value: stored(key, matcher.value as string | number | boolean) }
    })
    return { match, ignoreCase: false, ...(kind !== undefined && { kind }), kinds: gained }
  }
  const kinds = kind === undefined ? gained : withKind([kind], sourceKind)
  return { objectId: asObjectId(end.value), kinds }
}

function withKind(kinds: readonly string[], sourceKind: string | undefined): readonly string[] {
  const all = sourceKind === undefined ? kinds : [...kinds, sourceKind]
  return [...new Set(all)]
}

/** Object ids are upper case in the whole graph, so that a file may point at objects of other collectors. */
function asObjectId(value: Json | undefined): string {
  return String(value).trim().toUpperCase()
}

const UPPER_CASE: ReadonlySet<string> = new Set([
  'name',
  'operatingsystem',
  'distinguishedname',
  'environmentid'
])

function stored<Value extends Json>(key: string, value: Value): Value | string {
  const upper = UPPER_CASE.has(key) || key === 'objectid'
  return upper && typeof value === 'string' ? value.toUpperCase() : value
}

function storedProperties(properties: Json | undefined): JsonObject {
  const result: JsonObject = {}
  if (!isObject(properties)) return result
  for (const key in properties) {
    const value = properties[key]
    if (value === undefined || key === 'reconcile' || key === '__proto__') continue
    result[key] = stored(key, value)
  }
  return result
}
