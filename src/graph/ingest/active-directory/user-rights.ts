/** Privileges that a computer grants to principals. */
import { flag, list, objects, text } from '../fields.ts'
import type { CollectedObject } from './collected-object.ts'
import { readLocalNames } from './local-groups.ts'
import { principals } from './principals.ts'

const EDGE_BY_PRIVILEGE: ReadonlyMap<string, string> = new Map([
  ['SeRemoteInteractiveLogonRight', 'RemoteInteractiveLogonRight'],
  ['SeBackupPrivilege', 'BackupPrivilege'],
  ['SeRestorePrivilege', 'RestorePrivilege']
])

/** `hasura` says that the computer was asked, even where nobody holds the privilege. */
export function readUserRights({ item, self, properties, sink }: CollectedObject): void {
  for (const right of objects(item, 'UserRights')) {
    const kind = EDGE_BY_PRIVILEGE.get(text(right, 'Privilege') ?? '')
    if (kind === undefined || flag(right, 'Collected') !== true) continue
    properties.hasura = true
    for (const start of principals(list(right, 'Results'))) {
      sink.edge({ start, end: self, kind, properties: {} })
    }
    readLocalNames(right, sink)
  }
}
