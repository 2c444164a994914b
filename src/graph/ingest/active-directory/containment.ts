/** Where an object lives, and the group policies that apply to what lives there. */
import { field, flag, list, objects, texts } from '../fields.ts'
import type { JsonObject } from '../records.ts'
import type { CollectedObject } from './collected-object.ts'
import { objectNamed, principal, principals } from './principals.ts'

export function readContainer({ item, self, sink }: CollectedObject): void {
  const start = principal(field(item, 'ContainedBy'))
  if (start !== undefined) sink.edge({ start, end: self, kind: 'Contains', properties: {} })
}

/** What older collectors write with the container rather than with the object it contains. */
export function readChildren({ item, self, sink }: CollectedObject): void {
  for (const end of principals(list(item, 'ChildObjects'))) {
    sink.edge({ start: self, end, kind: 'Contains', properties: {} })
  }
}

export function readLinks({ item, self, sink }: CollectedObject): void {
  for (const link of objects(item, 'Links')) {
    const start = objectNamed(link, 'GUID', 'GPO')
    if (start === undefined) continue
    const properties: JsonObject = { enforced: flag(link, 'IsEnforced') ?? false }
    sink.edge({ start, end: self, kind: 'GPLink', properties })
  }
}

export function readInheritanceHashes({ item, properties }: CollectedObject): void {
  const hashes = texts(item, 'InheritanceHashes')
  if (hashes.length > 0) properties.inheritancehashes = hashes
}
