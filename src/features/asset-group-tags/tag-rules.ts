/** What may be said of a tag: the rules that need more than the request. */
import type { Config } from '../../config.ts'
import { SOLID_ICONS } from '../../contract/solid-icons.ts'
import { ForbiddenError, InvalidRequestError } from '../../errors.ts'
import { OWNED, type TagRow, ZONE } from './queries.ts'

export type TagChange = Partial<
  Pick<
    TagRow,
    'name' | 'description' | 'require_certify' | 'position' | 'analysis_enabled' | 'glyph'
  >
>

export const isTierZero = ({ position }: Pick<TagRow, 'position'>) => position === 1

/** Comes with the server. */
export const isDefaultTag = (tag: Pick<TagRow, 'position' | 'type'>) =>
  isTierZero(tag) || tag.type === OWNED

/** The icons of Tier Zero and Owned. */
const RESERVED = ['gem', 'skull']

export function checkName(name: string): void {
  if (name.trim() === '') throw new InvalidRequestError('name', 'name can not be empty')
}

/** @param last the lowest rank that the zone may take */
export function checkPosition(position: number, last: number): void {
  if (position < 2 || position > last) {
    throw new InvalidRequestError('position', 'provided tier position is out of range')
  }
}

export function checkGlyph(glyph: string | null): void {
  if (glyph === null) return
  if (RESERVED.includes(glyph)) {
    throw new InvalidRequestError('glyph', 'glyphs similar to tier zero or owned not allowed')
  }
  if (!SOLID_ICONS.has(glyph)) {
    throw new InvalidRequestError('glyph', 'the glyph specified is invalid')
  }
}

/** Throws for the first part of a change that this tag does not take. */
export function checkChange(
  tag: TagRow,
  { name, require_certify, position, analysis_enabled, glyph }: TagChange,
  { zones, edition }: { zones: number; edition: Config['edition'] }
): void {
  if (name !== undefined) {
    if (isDefaultTag(tag)) {
      throw new InvalidRequestError('name', 'renaming default tags is forbidden currently')
    }
    checkName(name)
  }
  if (require_certify !== undefined) requireZone(tag, 'require_certify')
  if (position !== undefined) {
    requireZone(tag, 'position')
    if (isTierZero(tag)) {
      throw new ForbiddenError('position', 'tier zero position cannot be modified')
    }
    checkPosition(Number(position), zones)
  }
  if (analysis_enabled !== undefined) {
    requireZone(tag, 'analysis_enabled')
    if (isTierZero(tag)) {
      throw new ForbiddenError('analysis_enabled', 'tier zero analysis_enabled cannot be modified')
    }
    if (edition === 'community') {
      const message = 'multi-tier analysis is not enabled for privilege zones'
      throw new ForbiddenError('analysis_enabled', message)
    }
  }
  if (glyph !== undefined) {
    if (tag.type !== ZONE) {
      throw new InvalidRequestError('glyph', 'only zones support custom glyphs')
    }
    if (isTierZero(tag)) {
      throw new InvalidRequestError('glyph', 'tier zero glyph cannot be modified')
    }
    checkGlyph(glyph)
  }
}

function requireZone({ type }: TagRow, field: string): void {
  if (type !== ZONE) throw new InvalidRequestError(field, `only zones support modifying ${field}`)
}
