/** What a selector may be, and what of it may change. */
import { isDeepStrictEqual } from 'node:util'
import { ForbiddenError, InvalidRequestError } from '../../errors.ts'
import { CypherError, check, parse } from '../../graph/cypher/cypher.ts'
import type { TagRow } from './queries.ts'
import type { Seed, SelectorRow, SelectorValues } from './queries-selectors.ts'

const ZONE = 1
const CYPHER = 2

export type SelectorChange = Partial<SelectorValues>

/** The seeds that a request brings, without what else it says of them; throws where they select nothing. */
export function readSeeds(given: readonly Seed[]): Seed[] {
  const seeds = given.map(({ type, value }) => ({ type, value }))
  if (seeds.some(({ type }) => type !== seeds[0]?.type)) {
    throw new InvalidRequestError('seeds', 'all seeds must be of the same type')
  }
  for (const [place, { type, value }] of seeds.entries()) {
    if (type !== CYPHER) continue
    try {
      check(value, parse(value))
    } catch (error) {
      throw invalidSeed(error, seeds.length > 1 ? place : undefined)
    }
  }
  return seeds
}

/** @param place of the seed, where it is one of several */
export function invalidSeed(error: unknown, place: number | undefined): unknown {
  if (!(error instanceof CypherError)) return error
  const which = place === undefined ? '' : `seed ${place + 1}: `
  const message = `cypher is invalid: ${which}${error.message}`
  return new InvalidRequestError('seeds', message, { cause: error })
}

const FIELDS = ['name', 'description', 'seeds', 'auto_certify', 'disabled'] as const

/** Throws where it says nothing that is known here. */
export function readChange(body: SelectorChange): SelectorChange {
  const said = FIELDS.filter((field) => body[field] !== undefined)
  if (said.length === 0) throw new InvalidRequestError('body', 'no valid fields specified')
  const wanted = Object.fromEntries(said.map((field) => [field, body[field]]))
  return body.seeds ? { ...wanted, seeds: readSeeds(body.seeds) } : wanted
}

/** What is wanted and not so already. */
export function differences(before: SelectorRow, wanted: SelectorChange): SelectorChange {
  const now: SelectorValues = { ...before, disabled: before.disabled_at !== null }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => !isDeepStrictEqual(now[key as keyof SelectorValues], value)
    )
  )
}

export function requireAllowed(tag: TagRow, before: SelectorRow, change: SelectorChange): void {
  const forbid = (message: string) => new ForbiddenError('asset_group_tag_selector_id', message)
  const { name, description, seeds, disabled } = change
  if (before.is_default && [name, description, seeds].some((value) => value !== undefined)) {
    throw forbid('default selectors only support modifying auto_certify and disabled_at')
  }
  if (disabled && !before.allow_disable) throw forbid('this selector cannot be disabled')
  requireCertifiable(tag, change)
}

export function requireCertifiable({ type }: TagRow, { auto_certify = 0 }: SelectorChange): void {
  if (auto_certify === 0 || type === ZONE) return
  const message = 'auto_certify is only available for asset group tags of tag_type = 1 (zones)'
  throw new InvalidRequestError('auto_certify', message)
}

export const changesMembers = ({ seeds, auto_certify, disabled }: SelectorChange): boolean =>
  [seeds, auto_certify, disabled].some((value) => value !== undefined)
