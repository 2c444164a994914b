/** The reader of one file of a directory collection. */
import { list } from '../fields.ts'
import type { FileHeader, Reader } from '../reader.ts'
import { FileError } from '../records.ts'
import { rowReader } from '../row-reader.ts'
import { readDomainEdge } from './accounts.ts'
import { readAces } from './aces.ts'
import { readObject } from './collected-object.ts'
import { directoryAces, OBJECT_TYPES, type ObjectType } from './object-types.ts'
import { principals } from './principals.ts'
import { readSession } from './sessions.ts'

/** Before this version, computers were written in a form that says something else by the same names. */
const FIRST_COMPUTER_VERSION = 5
/** Legal types whose rows have no effect on the graph. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['deleted', 'localgroups'])

/** Throws FileError where the type of the file is none that collectors write. */
export function collectionReader({ type, version }: FileHeader): Reader {
  if (WITHOUT_EFFECT.has(type)) return skipAll(`files of type ${type} have no effect`)
  if (type === 'computers' && version !== undefined && version < FIRST_COMPUTER_VERSION) {
    return skipAll(
      `computers of format version ${version} are not read: version ${FIRST_COMPUTER_VERSION} or later is needed`
    )
  }
  if (type === 'sessions') return rowReader(readSession)
  const objectType = OBJECT_TYPES.get(type)
  if (objectType === undefined) throw new FileError(`unknown collection type "${type}"`)
  return objectReader(objectType)
}

function objectReader(type: ObjectType): Reader {
  const unknownRights = new Set<string>()
  return rowReader((value, sink) => {
    const object = readObject(value, type.kind, sink)
    for (const read of type.readers) read(object)
    for (const { field, edge: kind, incoming } of type.principals ?? []) {
      for (const end of principals(list(object.item, field))) {
        const [start, target] = incoming ? [end, object.self] : [object.self, end]
        sink.edge({ start, end: target, kind, properties: {} })
      }
    }
    if (type.domainEdge !== undefined) readDomainEdge(object, type.domainEdge)
    readAces(object, (type.aces ?? directoryAces)(object), (right) => {
      if (unknownRights.has(right)) return
      unknownRights.add(right)
      sink.warn(`unknown right "${right}" in access control entries was skipped`)
    })
    sink.node({ ...object.self, properties: object.properties, collected: true })
  })
}

function skipAll(reason: string): Reader {
  let warned = false
  return {
    item(_section, _index, _value, sink) {
      if (!warned) sink.warn(reason)
      warned = true
    }
  }
}
