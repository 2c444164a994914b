/** The reference itself is right: it gives the rows of the TCK, as far as it knows the functions. */
import t from 'tap'
import { parse } from '../../src/graph/cypher/parse.ts'
import { setUp } from '../support/cypher-set-up.ts'
import { difference, tckCases, withoutTck } from '../support/cypher-tck.ts'
import { emptyGraph } from './reference/graph.ts'
import { answer } from './reference/reference.ts'

const skip = withoutTck

/** Left out of the reference: values of time. */
const TEMPORAL = /\b(?:date|time|localtime|datetime|localdatetime|duration)\s*[(.]/i

/** More hops than an open range takes. */
const TOO_LONG = 'clauses/match/Match4 [4] Matching longer variable length paths'

t.test('the reference gives the rows that the TCK expects', { skip }, async (t) => {
  const ask = async () => 'a value of time'
  for (const one of tckCases().cases) {
    const texts = [one.query, ...one.setUp].join('\n')
    if (one.expected.type !== 'rows' || TEMPORAL.test(texts) || one.name === TOO_LONG) continue
    const graph = emptyGraph()
    for (const text of one.setUp) await setUp(graph, text, ask)
    const parameters = new Map(Object.entries(one.parameters))
    try {
      const found = answer(parse(one.query), { graph, parameters })
      t.equal(difference(one.expected, found), undefined, `${one.name}\n${one.query}`)
    } catch (error) {
      t.fail(`${one.name}: ${error}\n${one.query}`)
    }
  }
})
