/** What a selector may be, and what of it may change. */
import { isDeepStrictEqual } from 'node:util'
import { readNullable } from '../../contract/nullable.ts'
import type { OperationRequest } from '../../contract/operation.ts'
import { ForbiddenError, InvalidRequestError } from '../../errors.ts'
import { CypherError, checkNodeQuery } from '../../graph/cypher/cypher.ts'
import type { TagRow } from './queries.ts'
import type { Seed, SelectorChange, SelectorRow, SelectorValues } from './queries-selectors.ts'

const ZONE = 1
const CYPHER = 2

type Body = OperationRequest<'updateAssetGroupTagSelector'>['body']

/** The seeds that a request brings, without what else it says of them; throws where they select nothing. */
export function readSeeds(given: readonly Seed[]): Seed[] {
  const seeds = given.map(({ type, value }) => ({ type, value }))
  if (seeds.some(({ type }) => type !== seeds[0]?.type)) {
    throw new InvalidRequestError('seeds', 'all seeds must be of the same type')
  }
  for (const [place, { type, value }] of seeds.entries()) {
    if (type !== CYPHER) continue
    try {
      checkNodeQuery(value)
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

/** Both may also be null, which says nothing. */
export function readSwitches(body: Pick<Body, 'auto_certify' | 'disabled'>) {
  const auto_certify = readNullable<'int32', number>('int32', body.auto_certify) ?? undefined
  const disabled = readNullable<'bool', boolean>('bool', body.disabled) ?? undefined
  if (auto_certify !== undefined && ![0, 1, 2].includes(auto_certify)) {
    throw new InvalidRequestError('auto_certify', 'auto_certify must be an input value of 0 to 2')
  }
  return { auto_certify, disabled }
}

/** Throws where it says nothing that is known here. */
export function readChange({ name, description, seeds, ...body }: Body): SelectorChange {
  const switches = readSwitches(body)
  const change = { name, description, seeds: seeds && readSeeds(seeds), ...switches }
  if (Object.values(change).some((value) => value !== undefined)) return change
  throw new InvalidRequestError('body', 'no valid fields specified')
}

/** What is wanted and not so already. */
export function differences(before: SelectorRow, wanted: SelectorChange): SelectorChange {
  const now: SelectorValues = { ...before, disabled: before.disabled_at !== null }
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) =>
        value !== undefined && !isDeepStrictEqual(now[key as keyof SelectorValues], value)
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
