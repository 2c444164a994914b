/** Values that are known before the query runs, as bound parameters. */
import { sql } from 'kysely'
import type { CypherValue } from '../values.ts'
import { encodeJson, typeOfValue } from './encode.ts'
import { castTo, formOf, NULL, type Typed } from './typed.ts'

export function literal(value: CypherValue): Typed {
  if (value === null) return NULL
  const type = typeOfValue(value)
  const bound = formOf(type) === 'jsonb' ? encodeJson(value) : String(value)
  return { type, sql: castTo(type, sql`${bound}`), value }
}
