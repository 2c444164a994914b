/** Guesses what helps where a token is not what was expected. */
import { didYouMean } from '../suggest.ts'
import type { Token } from './token.ts'
import { isReserved, KEYWORDS, SLIPS } from './words.ts'

export function hintAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index]
  if (!token) return undefined
  const before = tokens[index - 1]
  return (
    slipAt(token, before, tokens[index + 1]) ??
    afterDashes(tokens.slice(0, index + 1)) ??
    (isSymbol(before, ';') ? 'a query is one statement' : undefined) ??
    misspelt(token) ??
    neverClosed(tokens.slice(0, index)) ??
    reserved(token, before)
  )
}

const isSymbol = (token: Token | undefined, ...texts: string[]): boolean =>
  token?.kind === 'symbol' && texts.includes(token.text)

function slipAt(token: Token, before?: Token, after?: Token): string | undefined {
  if (token.kind === 'name') return SLIPS.get(token.word ?? '')
  if (token.kind !== 'symbol') return undefined
  return (
    SLIPS.get(token.text) ??
    SLIPS.get(`${before?.text}${token.text}`) ??
    SLIPS.get(`${token.text}${after?.text}`)
  )
}

/** Two dashes, a space and a word: behind those of a pattern a node begins. */
function afterDashes(tokens: readonly Token[]): string | undefined {
  const isComment = tokens.some((token, i) => {
    const [one, two] = [tokens[i - 2], tokens[i - 1]]
    return (
      token.kind === 'name' &&
      isSymbol(one, '-') &&
      isSymbol(two, '-') &&
      one?.end === two?.start &&
      token.start > (two?.end ?? 0)
    )
  })
  return isComment ? SLIPS.get('--') : undefined
}

const misspelt = ({ text, word }: Token): string | undefined =>
  word === undefined || KEYWORDS.includes(word) ? undefined : didYouMean(text, KEYWORDS)

function neverClosed(tokens: readonly Token[]): string | undefined {
  const open = tokens.findLast(
    (token) => isSymbol(token, '(', '[', '{') && token.closedBy === undefined
  )
  return open && `"${open.text}" is not closed`
}

/** Where a name belongs: behind AS, at the beginning of a node or a relationship, in a list. */
function reserved({ text, word }: Token, before: Token | undefined): string | undefined {
  const isName = before?.word === 'AS' || isSymbol(before, '(', '[', ',')
  return isReserved(word) && isName
    ? `"${text}" is a reserved word: as a name it stands in backticks`
    : undefined
}
