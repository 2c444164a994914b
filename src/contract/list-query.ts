/**
 * Reads filters, sorting and paging out of a validated query string, using only
 * what the contract declares. Knows no SQL; src/db/page.ts turns the result into some.
 */
import { InvalidRequestError } from '../errors.ts'
import { lists } from '../generated/lists.ts'
import type { FilterType } from './document.ts'

export type ListOperationId = keyof typeof lists

export type Predicate = 'eq' | '~eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'
export type FilterValue = string | number | boolean | Date
export type FilterName<Id extends ListOperationId> = keyof (typeof lists)[Id]['filters'] & string
export type SortName<Id extends ListOperationId> = (typeof lists)[Id]['sortable'][number]

export type Filter<Name extends string = string> = {
  name: Name
  predicate: Predicate
  value: FilterValue
}
export type Sort<Name extends string = string> = { name: Name; direction: 'asc' | 'desc' }

export type ListQuery<Id extends ListOperationId> = {
  filters: Filter<FilterName<Id>>[]
  sort: Sort<SortName<Id>>[]
  skip: number
  limit: number
}

const CONVERT: Record<FilterType, (text: string, name: string) => FilterValue> = {
  string: (text) => text,
  integer: integerValue,
  boolean: (text) => /^t/i.test(text),
  uuid: (text) => text.toLowerCase(),
  timestamp: timestampValue
}

function integerValue(text: string, name: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) {
    throw new InvalidRequestError(name, `${text} is outside the range of an integer`)
  }
  return value
}

/** A date that the calendar has: JavaScript would silently read 30 February as 1 or 2 March. */
function timestampValue(text: string, name: string): Date {
  const value = new Date(text)
  const [, day = ''] = /^\d{4}-\d{2}-(\d{2})/.exec(text) ?? []
  const sameDay = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(value.getTime()) || sameDay.getUTCDate() !== Number(day)) {
    throw new InvalidRequestError(name, `${text} is not a date that exists`)
  }
  return value
}

export function parseFilter<Name extends string>(
  name: Name,
  type: FilterType,
  text: string
): Filter<Name> {
  const [, predicate = 'eq', value = ''] = /^(?:(~?eq|neq|gte?|lte?):)?(.*)$/s.exec(text) ?? []
  return { name, predicate: predicate as Predicate, value: CONVERT[type](value, name) }
}

export function parseListQuery<Id extends ListOperationId>(
  id: Id,
  query: Record<string, unknown>
): ListQuery<Id> {
  const declared = Object.entries(lists[id].filters) as [FilterName<Id>, FilterType][]
  const sortBy = (query.sort_by ?? []) as string[]
  return {
    filters: declared.flatMap(([name, type]) =>
      ((query[name] ?? []) as string[]).map((text) => parseFilter(name, type, text))
    ),
    sort: sortBy.map((key) => ({
      name: key.replace(/^-/, '') as SortName<Id>,
      direction: key.startsWith('-') ? 'desc' : 'asc'
    })),
    skip: (query.skip ?? 0) as number,
    limit: (query.limit ?? 0) as number
  }
}
