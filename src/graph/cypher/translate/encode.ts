/** Values in their jsonb form, as text. */
import { commonType, listOf, type StaticType } from '../types.ts'
import { CypherMap, type CypherValue, TemporalValue } from '../values.ts'

export function typeOfValue(value: CypherValue): StaticType {
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    return listOf(value.map(typeOfValue).reduce<StaticType>(commonType, 'null'))
  }
  switch (typeof value) {
    case 'boolean':
      return 'boolean'
    case 'bigint':
      return 'integer'
    case 'number':
      return 'float'
    case 'string':
      return 'string'
  }
  if (value instanceof CypherMap) return 'map'
  if (value instanceof TemporalValue) return value.type
  throw new Error('an entity is no literal')
}

/** A key of a map as it lies in jsonb: one tilde marks what JSON has no notation for. */
export const encodeKey = (key: string): string => (key.startsWith('~') ? `~${key}` : key)

/** The text of the jsonb form. */
export function encodeJson(value: CypherValue): string {
  if (Array.isArray(value)) return `[${value.map(encodeJson).join(',')}]`
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number') return encodeFloat(value)
  if (value instanceof CypherMap) {
    const entries = [...value.entries].map(
      ([key, entry]) => `${JSON.stringify(encodeKey(key))}:${encodeJson(entry)}`
    )
    return `{${entries.join(',')}}`
  }
  if (value instanceof TemporalValue) return JSON.stringify({ [`~${value.type}`]: value.text })
  return JSON.stringify(value)
}

/** With a fraction, which tells it from an integer; as cypher.from_float() writes it. */
function encodeFloat(value: number): string {
  if (!Number.isFinite(value)) return JSON.stringify({ '~float': String(value) })
  if (!Number.isInteger(value)) return String(value)
  if (Math.abs(value) <= 9.2e18) return `${BigInt(value)}.0`
  const [mantissa = '', exponent] = value.toExponential().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  return `${whole}${fraction.padEnd(Number(exponent), '0')}.0`
}
