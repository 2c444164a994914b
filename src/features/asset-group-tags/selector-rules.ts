/** What a selector may be, and what of it may change. */
import { isDeepStrictEqual } from 'node:util'
import { readNullable } from '../../contract/nullable.ts'
import type { OperationRequest } from '../../contract/operation.ts'
import { ForbiddenError, InvalidRequestError } from '../../errors.ts'
import { seedError } from '../../graph/analysis/zones/seed-error.ts'
import { CypherError, checkNodeQuery } from '../../graph/cypher/cypher.ts'
import { startPauses } from '../../graph/pauses.ts'
import { type TagRow, ZONE } from './queries.ts'
import type { Seed, SelectorChange, SelectorRow, SelectorValues } from './queries-selectors.ts'

const CYPHER = 2

type Body = OperationRequest<'updateAssetGroupTagSelector'>['body']

/** The seeds that a request brings, without what else it says of them; throws where they select nothing. */
export async function readSeeds(given: readonly Seed[], signal: AbortSignal): Promise<Seed[]> {
  const seeds = given.map(({ type, value }) => ({ type, value }))
  if (seeds.some(({ type }) => type !== seeds[0]?.type)) {
    throw new InvalidRequestError('seeds', 'all seeds must be of the same type')
  }
  const pauses = startPauses(signal)
  for (const [place, { type, value }] of seeds.entries()) {
    if (type !== CYPHER) continue
    if (pauses.isDue()) await pauses.take()
    try {
      checkNodeQuery(value)
    } catch (error) {
      asInvalidSeeds(seedError(error, seeds, place))
    }
  }
  return seeds
}

/** For `catch`: what the author of a seed can repair is no fault of ours. */
export function asInvalidSeeds(error: unknown): never {
  if (!(error instanceof CypherError)) throw error
  throw new InvalidRequestError('seeds', `cypher is invalid: ${error.message}`, { cause: error })
}

/** Both may also be null, which says nothing. */
export function readSwitches(body: Pick<Body, 'auto_certify' | 'disabled'>) {
  const auto_certify = readNullable('int32', body.auto_certify) ?? undefined
  const disabled = readNullable('bool', body.disabled) ?? undefined
  if (auto_certify !== undefined && ![0, 1, 2].includes(auto_certify)) {
    throw new InvalidRequestError('auto_certify', 'auto_certify must be an input value of 0 to 2')
  }
  return { auto_certify, disabled }
}

/** Throws where it says nothing that is known here. */
export async function readChange(
  { name, description, seeds: given, ...body }: Body,
  signal: AbortSignal
): Promise<SelectorChange> {
  const switches = readSwitches(body)
  const seeds = given && (await readSeeds(given, signal))
  const change = { name, description, seeds, ...switches }
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
