/** What makes a node one of Tier Zero: the kind that its tag gives it, or the mark that a file brought along. */

export const TIER_ZERO_KIND = 'Tag_Tier_Zero'
export const TIER_ZERO_MARK = 'admin_tier_0'

export function isTierZero(kinds: readonly string[], properties: Record<string, unknown>): boolean {
  const { system_tags: tags } = properties
  return (
    kinds.includes(TIER_ZERO_KIND) ||
    (typeof tags === 'string' && tags.split(' ').includes(TIER_ZERO_MARK))
  )
}
