/** Who is logged on where. */
import { flag, integer, isObject, nested, objects } from '../fields.ts'
import type { Json, JsonObject, Sink } from '../records.ts'
import { RowError } from '../row-reader.ts'
import type { CollectedObject } from './collected-object.ts'
import { objectNamed } from './principals.ts'

const LISTS: readonly string[] = ['Sessions', 'PrivilegedSessions', 'RegistrySessions']

/** The sessions that a computer's own record lists. */
export function readComputerSessions({ item, sink }: CollectedObject): void {
  for (const name of LISTS) {
    const result = nested(item, name)
    if (result === undefined || flag(result, 'Collected') !== true) continue
    for (const session of objects(result, 'Results')) addSession(session, sink)
  }
}

/** A row of a file of sessions. */
export function readSession(value: Json, sink: Sink): void {
  if (!isObject(value)) throw new RowError('not an object')
  if (!addSession(value, sink)) throw new RowError('ComputerSID or UserSID is missing')
}

function addSession(session: JsonObject, sink: Sink): boolean {
  const start = objectNamed(session, 'ComputerSID', 'Computer')
  const end = objectNamed(session, 'UserSID', 'User')
  if (start === undefined || end === undefined) return false
  const logonType = integer(session, 'LogonType')
  const properties: JsonObject = logonType === undefined ? {} : { logontype: logonType }
  sink.edge({ start, end, kind: 'HasSession', properties })
  return true
}
