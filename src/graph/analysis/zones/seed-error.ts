import { CypherError } from '../../cypher/cypher.ts'
import type { Seed } from './select-members.ts'

/** What to throw where a seed is wrong: of several, the error says which. */
export function seedError(error: unknown, seeds: readonly Seed[], place: number): unknown {
  const query = seeds[place]?.value
  if (!(error instanceof CypherError) || seeds.length === 1 || query === undefined) return error
  const { kind, reason, hint, span } = error
  return new CypherError({
    kind,
    reason: `seed ${place + 1}: ${reason}`,
    hint,
    place: span && { query, span },
    cause: error
  })
}
