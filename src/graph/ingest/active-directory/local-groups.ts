/** Local groups of computers, as read from the computer itself or as group policy sets them. */
import { flag, id, list, nested, objects, text } from '../fields.ts'
import type { JsonObject, Sink } from '../records.ts'
import type { CollectedObject } from './collected-object.ts'
import { endOf, type KnownEnd, principals } from './principals.ts'

/** The name of a group that is described elsewhere: domain controllers share the groups of their domain. */
const DESCRIBED_ELSEWHERE = 'IGNOREME'
const DIRECT_ACCESS_USERS = 'DIRECT ACCESS USERS'

export function readLocalGroups({ item, self, sink }: CollectedObject): void {
  for (const group of objects(item, 'LocalGroups')) {
    const groupId = id(group, 'ObjectIdentifier')
    if (flag(group, 'Collected') !== true || groupId === undefined) continue
    const name = text(group, 'Name')?.toUpperCase()
    const members = principals(list(group, 'Results'))
    if (members.length === 0 && name?.startsWith(DIRECT_ACCESS_USERS) !== true) continue

    const end = endOf(groupId, 'ADLocalGroup')
    if (name !== DESCRIBED_ELSEWHERE) {
      const properties: JsonObject = name === undefined ? {} : { name }
      sink.node({ ...end, properties, collected: false })
    }
    sink.edge({ start: end, end: self, kind: 'LocalToComputer', properties: {} })
    addMembers(sink, members, end)
    readLocalNames(group, sink)
  }
}

/** Names of accounts that exist on the computer alone. */
export function readLocalNames(result: JsonObject, sink: Sink): void {
  for (const named of objects(result, 'LocalNames')) {
    const objectId = id(named, 'ObjectIdentifier')
    const name = text(named, 'PrincipalName')
    if (objectId === undefined || name === undefined) continue
    sink.node({ ...endOf(objectId), properties: { name: name.toUpperCase() }, collected: false })
  }
}

/** List of group policy changes, and the ending of the local group's id that it fills. */
const CHANGED_GROUPS: readonly (readonly [string, string])[] = [
  ['LocalAdmins', '544'],
  ['RemoteDesktopUsers', '555'],
  ['DcomUsers', '562'],
  ['PSRemoteUsers', '580']
]

export function readGpoChanges({ item, sink }: CollectedObject): void {
  const changes = nested(item, 'GPOChanges')
  if (changes === undefined) return
  const computers = principals(list(changes, 'AffectedComputers'))
  for (const [name, ending] of CHANGED_GROUPS) {
    const members = principals(list(changes, name))
    if (members.length === 0) continue
    for (const computer of computers) {
      const group = endOf(`${computer.objectId}-${ending}`, 'ADLocalGroup')
      sink.node({ ...group, properties: {}, collected: false })
      sink.edge({ start: group, end: computer, kind: 'LocalToComputer', properties: {} })
      addMembers(sink, members, group)
    }
  }
}

function addMembers(sink: Sink, members: readonly KnownEnd[], group: KnownEnd): void {
  for (const start of members) {
    sink.edge({ start, end: group, kind: 'MemberOfLocalGroup', properties: {} })
  }
}
