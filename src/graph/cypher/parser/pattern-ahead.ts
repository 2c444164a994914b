/** Tells a pattern from an expression in brackets without reading either: `(a)-->(b)`, `(a) - (b)`. */
import type { Parser } from './parser.ts'
import type { Token } from './token.ts'

const is = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'symbol' && token.text === text

/** Whether a node and a relationship begin so many tokens further on: `(a) - -(b)` is a difference. */
export function startsPattern(p: Parser, ahead = 0): boolean {
  const from = p.position() + ahead
  const closedBy = is(p.at(from), '(') ? p.at(from)?.closedBy : undefined
  if (closedBy === undefined || !looksLikeNode(p, from + 1)) return false
  const pointsLeft = is(p.at(closedBy + 1), '<')
  const dash = closedBy + (pointsLeft ? 2 : 1)
  if (!is(p.at(dash), '-')) return false
  const second = p.at(dash + 1)
  if (is(second, '[')) return is(p.at((second?.closedBy ?? dash) + 1), '-')
  const pointsRight = is(p.at(dash + 2), '>')
  const isArrow = pointsRight || p.at(dash)?.end === second?.start
  return isArrow && is(second, '-') && is(p.at(dash + (pointsRight ? 3 : 2)), '(')
}

function looksLikeNode(p: Parser, from: number): boolean {
  const first = p.at(from)
  const isName = first?.kind === 'name' || first?.kind === 'quoted'
  const after = isName && first.word !== 'WHERE' ? p.at(from + 1) : first
  return (
    after?.kind === 'parameter' ||
    after?.word === 'WHERE' ||
    [')', ':', '{'].some((text) => is(after, text))
  )
}

/** The place of the first token after the pattern that begins so many tokens further on. */
export function endOfPattern(p: Parser, ahead: number): number | undefined {
  for (let at = p.position() + ahead; ; ) {
    const token = p.at(at)
    if (is(token, '(') || is(token, '[')) {
      if (token?.closedBy === undefined) return undefined
      at = token.closedBy + 1
    } else if (['-', '<', '>'].some((text) => is(token, text))) {
      at += 1
    } else {
      return at
    }
  }
}
