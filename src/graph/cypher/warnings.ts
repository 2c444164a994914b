/** What is allowed in a query and still looks like a mistake: kinds of which the graph has never had anything. */
import { EDGE_KINDS, isTagKind, NODE_KINDS } from '../kinds.ts'
import type { LabelExpression, Query } from './ast.ts'
import { CypherError } from './errors.ts'
import { didYouMean } from './suggest.ts'
import { isMacro } from './translate/label.ts'
import { everythingIn } from './walk.ts'

const BUILT_IN: ReadonlySet<string> = new Set([...NODE_KINDS, ...EDGE_KINDS])

type Label = Extract<LabelExpression, { type: 'label' }>

/** One sentence for each, in the order of the text. */
export function warningsOf(
  text: string,
  query: Query,
  kinds: ReadonlyMap<string, number>
): string[] {
  const isKnown = (name: string) =>
    kinds.has(name) || BUILT_IN.has(name) || isMacro(name) || isTagKind(name)
  return [...everythingIn(query)]
    .filter((part): part is Label => 'type' in part && part.type === 'label')
    .filter(({ name }) => !isKnown(name))
    .sort((one, other) => one.start - other.start)
    .map((label) => {
      const reason = `nothing in the graph is of the kind "${label.name}"`
      const hint = didYouMean(label.name, [...kinds.keys(), ...BUILT_IN])
      return new CypherError({ kind: 'invalid', reason, hint, place: { query: text, span: label } })
        .message
    })
}
