/**
 * Which statements are worth preparing: those with values that come again and again. PostgreSQL then parses
 * and plans them once per connection, which takes it longer than a look-up by id itself.
 */

/** Names given at most; each may take up memory in every connection. */
const MOST_NAMES = 200
/** Texts watched at most, until counting begins anew. */
const MOST_WATCHED = 1000
const OFTEN = 5
/** Preparing these spares nothing, and would use up the names. */
const PLANNED_ANEW = /^\s*(declare|explain)\s/i

export type PreparedStatements = {
  /** Under which name to send a statement; undefined: without one. */
  nameOf(text: string, parameters: readonly unknown[]): string | undefined
}

export function createPreparedStatements(): PreparedStatements {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return {
    nameOf(text, parameters) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (parameters.length === 0 || names.size >= MOST_NAMES || PLANNED_ANEW.test(text)) {
        return undefined
      }
      const times = (seen.get(text) ?? 0) + 1
      if (times < OFTEN) {
        if (seen.size >= MOST_WATCHED) seen.clear()
        seen.set(text, times)
        return undefined
      }
      seen.delete(text)
      const name = `statement_${names.size + 1}`
      names.set(text, name)
      return name
    }
  }
}

/** A migration of another process has changed a table under a prepared `select *`. */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}
