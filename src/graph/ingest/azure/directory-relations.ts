/** Azure rows that list who owns or belongs to an object of the directory. */
import { nested, objects, text } from '../fields.ts'
import { type AzureKind, azureEnd, idAt, type RowReader } from './row.ts'

export type DirectoryRow = {
  kind: string
  /** Kind and id field of the object that the list is about. */
  target: AzureKind
  id: string
  list: string
  item: string
  edge: string
}

export const DIRECTORY_ROWS: readonly DirectoryRow[] = [
  owners('AZAppOwner', 'AZApp', 'appId'),
  owners('AZDeviceOwner', 'AZDevice', 'deviceId'),
  owners('AZGroupOwner', 'AZGroup', 'groupId'),
  owners('AZServicePrincipalOwner', 'AZServicePrincipal', 'servicePrincipalId'),
  {
    kind: 'AZGroupMember',
    target: 'AZGroup',
    id: 'groupId',
    list: 'members',
    item: 'member',
    edge: 'AZMemberOf'
  }
]

function owners(kind: string, target: AzureKind, id: string): DirectoryRow {
  return { kind, target, id, list: 'owners', item: 'owner', edge: 'AZOwns' }
}

const KIND_BY_TYPE: ReadonlyMap<string, AzureKind> = new Map<string, AzureKind>([
  ['#microsoft.graph.user', 'AZUser'],
  ['#microsoft.graph.group', 'AZGroup'],
  ['#microsoft.graph.serviceprincipal', 'AZServicePrincipal'],
  ['#microsoft.graph.device', 'AZDevice']
])

/** Members of other types, contacts for instance, can do nothing and are left out. */
export function readDirectoryRow(row: DirectoryRow): RowReader {
  return (data, sink) => {
    const targetId = idAt(data, row.id)
    if (targetId === undefined) return false
    const end = azureEnd(targetId, row.target)
    for (const entry of objects(data, row.list)) {
      const holder = nested(entry, row.item)
      const id = holder && idAt(holder, 'id')
      if (holder === undefined || id === undefined) continue
      const type = text(holder, '@odata.type')
      const kind = type === undefined ? undefined : KIND_BY_TYPE.get(type.toLowerCase())
      if (type !== undefined && kind === undefined) continue
      sink.edge({ start: azureEnd(id, kind), end, kind: row.edge, properties: {} })
    }
    return true
  }
}
