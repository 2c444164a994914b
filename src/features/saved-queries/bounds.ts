/** How long the parts of a saved query may be, as the contract says it for bodies that it does not look into. */
import { loadDocument } from '../../contract/load.ts'
import type { SavedQueryValues } from './queries.ts'

type Bounds = { minLength?: number; maxLength: number }

let read: Record<keyof SavedQueryValues, Bounds> | undefined

export function boundsOf(member: keyof SavedQueryValues): Bounds {
  read ??= readBounds()
  return read[member]
}

function readBounds(): Record<keyof SavedQueryValues, Bounds> {
  const schemas = loadDocument().components.schemas as Record<string, Bounds>
  const bounds = (name: string): Bounds => {
    const schema = schemas[name]
    if (!schema) throw new Error(`the contract has no schema ${name}`)
    return schema
  }
  return {
    name: bounds('SavedQueryName'),
    query: bounds('SavedQueryText'),
    description: bounds('SavedQueryDescription')
  }
}
