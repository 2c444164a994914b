/** The contract writes a value that may be absent as { <type>: content or zero value, valid }, and reads it in three spellings. */

const ZERO_TIME = '0001-01-01T00:00:00.000Z'
const ZERO_UUID = '00000000-0000-0000-0000-000000000000'

export function nullableInteger(value: number | null) {
  return { int32: value ?? 0, valid: value !== null }
}
export function nullableString(value: string | null) {
  return { string: value ?? '', valid: value !== null }
}
export function nullableBoolean(value: boolean | null) {
  return { bool: value ?? false, valid: value !== null }
}
export function nullableUuid(value: string | null) {
  return { uuid: value ?? ZERO_UUID, valid: value !== null }
}
export function nullableTime(value: Date | null) {
  return { time: value?.toISOString() ?? ZERO_TIME, valid: value !== null }
}

/** A timestamp that the contract does not call nullable: the zero time where there is none. */
export function timeOrZero(value: Date | null): string {
  return value?.toISOString() ?? ZERO_TIME
}

/** What a client may send. */
type Content = { int32: number; string: string; bool: boolean }

type Spelled<Key extends keyof Content> =
  | ({ [K in Key]?: Content[K] } & { valid?: boolean })
  | Content[Key]
  | null

/** Reads the object shape, the bare value, or null; undefined stays undefined (the client said nothing). */
export function readNullable<Key extends keyof Content>(
  key: Key,
  input: Spelled<Key> | undefined
): Content[Key] | null | undefined {
  if (input === undefined || input === null) return input
  if (typeof input !== 'object') return input
  return input.valid === false ? null : ((input as Partial<Content>)[key] ?? null)
}
