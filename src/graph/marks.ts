/** What makes a node one of Tier Zero, or owned: the kind that a tag gives it, or the mark that a file brought along. */

export const TIER_ZERO_KIND = 'Tag_Tier_Zero'
export const TIER_ZERO_MARK = 'admin_tier_0'

const OWNED_KIND = 'Tag_Owned'
export const OWNED_MARK = 'owned'

type Properties = Readonly<Record<string, unknown>>

export const isTierZero = (kinds: readonly string[], properties: Properties): boolean =>
  kinds.includes(TIER_ZERO_KIND) || hasMark(properties, TIER_ZERO_MARK)

export const isOwned = (kinds: readonly string[], properties: Properties): boolean =>
  kinds.includes(OWNED_KIND) || hasMark(properties, OWNED_MARK)

function hasMark({ system_tags: tags }: Properties, mark: string): boolean {
  return typeof tags === 'string' && tags.split(' ').includes(mark)
}
