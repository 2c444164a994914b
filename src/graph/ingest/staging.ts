/**
 * Temporary tables that hold a job's records until the merge, filled by COPY about a megabyte at a
 * time. A file's records are kept or dropped as one.
 */
import type { ClientBase } from 'pg'
import type { CollectionSink } from './collection-file.ts'
import { copyInto, copyJson, copyText } from './copy-text.ts'
import type { Section } from './reader.ts'
import { type EdgeRecord, type EndPoint, FileError, type Json, type NodeRecord } from './records.ts'

// seq is the order of the records over all files; kinds are numbers of kinds(), kind_set of kindSets().
const TABLES = `
  create temporary table staged_nodes (
    seq bigint not null, object_id text collate "C" not null, kind_set integer not null,
    properties jsonb not null, collected boolean not null
  ) on commit drop;
  create temporary table staged_ends (
    object_id text collate "C" not null, kind_set integer not null
  ) on commit drop;
  create temporary table staged_edges (
    seq bigint not null, start_object_id text collate "C" not null, kind integer not null,
    end_object_id text collate "C" not null, properties jsonb not null
  ) on commit drop;
  create temporary table staged_match_edges (
    seq bigint not null, file integer not null, place text not null,
    start_end jsonb not null, kind integer not null, end_end jsonb not null, properties jsonb not null
  ) on commit drop;
`

const FLUSH_CHARACTERS = 1024 * 1024
const KNOWN_ENDS = 50_000
const MAX_KINDS = 10_000
const MAX_KIND_SETS = 100_000
const MAX_KIND_LENGTH = 256
// An entry of a PostgreSQL index holds at most about 2,700 bytes.
const MAX_INDEXED_BYTES = 2048
const INDEXED_PROPERTIES = ['name', 'domainsid', 'tenantid', 'environmentid']
const MAX_WARNINGS = 100

export type StagedEnd =
  | { id: string; set: number }
  | {
      match: readonly { key: string; value: Json }[]
      ignoreCase: boolean
      kind?: string
      set: number
    }

/** Appends the records' text; what belongs to finished files can no longer be dropped. */
type Buffered = { table: string; finished: string; current: string }

export type Staging = CollectionSink & {
  /** `number` is how this file's edges whose ends are matched are told apart later. */
  beginFile(number: number): Promise<void>
  keepFile(): Promise<{ warnings: string[] }>
  dropFile(): Promise<{ warnings: string[] }>
  /** Writes what is still in memory, and gathers statistics. */
  finish(): Promise<void>
  kinds(): string[]
  /** Each set as numbers of kinds(). */
  kindSets(): number[][]
  hasMatchEdges(): boolean
}

export async function createStaging(client: ClientBase): Promise<Staging> {
  await client.query(TABLES)
  const nodes: Buffered = { table: 'staged_nodes', finished: '', current: '' }
  const ends: Buffered = { table: 'staged_ends', finished: '', current: '' }
  const edges: Buffered = { table: 'staged_edges', finished: '', current: '' }
  const matchEdges: Buffered = { table: 'staged_match_edges', finished: '', current: '' }
  const buffers = [nodes, ends, edges, matchEdges]
  const kinds = createNumbering(MAX_KINDS, 'kinds')
  const kindSets = createNumbering(MAX_KIND_SETS, 'combinations of kinds')
  let setOfArray = new WeakMap<readonly string[], number>()
  // Most ends repeat: this keeps their rows few. Forgotten with the file that wrote them.
  const knownEnds = new Set<string>()
  let seq = 0
  let file = -1
  let place: { section: Section; index: number } = { section: 'data', index: 0 }
  let hasSavepoint = false
  let hasMatchEdges = false
  let warnings: string[] = []
  let warningCount = 0

  function kindNumber(kind: string): number {
    if (kind.length > MAX_KIND_LENGTH) {
      throw new FileError(`a kind is longer than ${MAX_KIND_LENGTH} characters`)
    }
    return kinds.number(kind)
  }

  function kindSet(names: readonly string[]): number {
    const known = setOfArray.get(names)
    if (known !== undefined) return known
    const numbers = [...new Set(names.map(kindNumber))].sort((a, b) => a - b)
    const set = kindSets.number(numbers.join(','))
    setOfArray.set(names, set)
    return set
  }

  function checkObjectId(objectId: string) {
    if (objectId === '') throw new FileError('an object id is empty')
    if (isTooLong(objectId)) {
      throw new FileError(`an object id is longer than ${MAX_INDEXED_BYTES} bytes`)
    }
  }

  function end(point: { objectId: string; kinds: readonly string[] }): string {
    checkObjectId(point.objectId)
    const row = `${copyText(point.objectId)}\t${kindSet(point.kinds)}\n`
    if (!knownEnds.has(row)) {
      if (knownEnds.size >= KNOWN_ENDS) knownEnds.clear()
      knownEnds.add(row)
      ends.current += row
    }
    return copyText(point.objectId)
  }

  function stagedEnd(point: EndPoint): StagedEnd {
    const set = kindSet(point.kinds)
    if ('objectId' in point) {
      checkObjectId(point.objectId)
      return { id: point.objectId, set }
    }
    const { match, ignoreCase, kind } = point
    if (match.length === 0) throw new FileError('an edge end matches on nothing')
    return kind === undefined ? { match, ignoreCase, set } : { match, ignoreCase, kind, set }
  }

  async function flush() {
    for (const buffer of buffers) {
      if (buffer.finished === '') continue
      await copyInto(client, buffer.table, buffer.finished)
      buffer.finished = ''
    }
  }

  /** Rows of the current file reach the database only behind a savepoint that can take them back. */
  async function flushCurrent() {
    if (!hasSavepoint) {
      await flush()
      await client.query('savepoint file')
      hasSavepoint = true
    }
    for (const buffer of buffers) {
      buffer.finished = buffer.current
      buffer.current = ''
    }
    await flush()
  }

  function takeWarnings() {
    const more = warningCount - warnings.length
    return { warnings: more > 0 ? [...warnings, `and ${more} more warnings`] : warnings }
  }

  return {
    node({ objectId, kinds: names, properties, collected }: NodeRecord) {
      checkObjectId(objectId)
      checkIndexed(objectId, properties)
      seq += 1
      nodes.current += `${seq}\t${copyText(objectId)}\t${kindSet(names)}\t${copyJson(properties)}\t${
        collected ? 't' : 'f'
      }\n`
    },
    edge({ start, end: target, kind, properties }: EdgeRecord) {
      seq += 1
      const json = copyJson(properties)
      if ('objectId' in start && 'objectId' in target) {
        edges.current += `${seq}\t${end(start)}\t${kindNumber(kind)}\t${end(target)}\t${json}\n`
        return
      }
      hasMatchEdges = true
      const where = `${place.section}[${place.index}]`
      matchEdges.current += `${seq}\t${file}\t${where}\t${copyJson(stagedEnd(start))}\t${kindNumber(
        kind
      )}\t${copyJson(stagedEnd(target))}\t${json}\n`
    },
    warn(message) {
      warningCount += 1
      if (warnings.length < MAX_WARNINGS) warnings.push(message)
    },
    at(section, index) {
      place = { section, index }
    },
    async drain() {
      if (buffers.some(({ current }) => current.length >= FLUSH_CHARACTERS)) await flushCurrent()
    },
    async beginFile(number) {
      file = number
      kinds.mark()
      kindSets.mark()
      warnings = []
      warningCount = 0
      hasSavepoint = false
      if (buffers.some(({ finished }) => finished.length >= FLUSH_CHARACTERS)) await flush()
    },
    async keepFile() {
      if (hasSavepoint) await client.query('release savepoint file')
      for (const buffer of buffers) {
        buffer.finished += buffer.current
        buffer.current = ''
      }
      return takeWarnings()
    },
    async dropFile() {
      if (hasSavepoint) await client.query('rollback to savepoint file; release savepoint file')
      for (const buffer of buffers) buffer.current = ''
      knownEnds.clear()
      kinds.forget()
      kindSets.forget()
      setOfArray = new WeakMap()
      return takeWarnings()
    },
    async finish() {
      await flush()
      await client.query(`analyze ${buffers.map(({ table }) => table).join(', ')}`)
    },
    kinds: () => kinds.values(),
    kindSets: () => kindSets.values().map((set) => (set === '' ? [] : set.split(',').map(Number))),
    hasMatchEdges: () => hasMatchEdges
  }
}

function createNumbering(max: number, what: string) {
  const numbers = new Map<string, number>()
  let marked = 0
  return {
    mark() {
      marked = numbers.size
    },
    /** Takes back the numbers given since the mark. */
    forget() {
      for (const value of [...numbers.keys()].slice(marked)) numbers.delete(value)
    },
    number(value: string): number {
      const known = numbers.get(value)
      if (known !== undefined) return known
      if (numbers.size >= max) throw new FileError(`more than ${max} different ${what} in one job`)
      numbers.set(value, numbers.size)
      return numbers.size - 1
    },
    values: () => [...numbers.keys()]
  }
}

function isTooLong(text: string): boolean {
  return text.length * 3 > MAX_INDEXED_BYTES && Buffer.byteLength(text) > MAX_INDEXED_BYTES
}

function checkIndexed(objectId: string, properties: NodeRecord['properties']) {
  for (const key of INDEXED_PROPERTIES) {
    const value = properties[key]
    if (value === undefined || value === null) continue
    if (isTooLong(typeof value === 'string' ? value : JSON.stringify(value))) {
      throw new FileError(`${key} of ${objectId} is longer than ${MAX_INDEXED_BYTES} bytes`)
    }
  }
}
