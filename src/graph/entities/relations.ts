/** Every list of every kind of entity that has lists. */
import { azureRelations } from './azure-relations.ts'
import { directoryRelations } from './directory-relations.ts'

export const relations = { ...directoryRelations, AZBase: azureRelations }

export type EntityKind = keyof typeof relations
export type RelationName<Kind extends EntityKind> = keyof (typeof relations)[Kind] & string
