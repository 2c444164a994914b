/** The scopes that a request names, in any letter case. */
import { SCOPES, type Scope } from './queries.ts'

/** The contract has checked that each is a scope, or `all` for every one. */
export function scopesIn(texts: readonly string[]): readonly Scope[] {
  const named = new Set(texts.flatMap((text) => text.toLowerCase().split(',')))
  return SCOPES.filter((scope) => named.has('all') || named.has(scope))
}
