import t from 'tap'
import { CypherError, checkNodeQuery } from '../../src/graph/cypher/cypher.ts'

function refusalOf(query: string): { reason: string; at: string | undefined } | undefined {
  try {
    checkNodeQuery(query)
    return undefined
  } catch (error) {
    if (!(error instanceof CypherError)) throw error
    return { reason: error.reason, at: error.text }
  }
}

t.test('a query whose result may have nodes is fine', async (t) => {
  for (const query of [
    'MATCH (n) RETURN n',
    'MATCH (n) RETURN *',
    'MATCH (n) RETURN n.name, n',
    'MATCH p = (n)-[*1..]->() RETURN p',
    'MATCH p = shortestPath((a:User)-[*]->(b:Group)) RETURN p',
    'MATCH p = (a)-[]->(b) RETURN nodes(p)',
    'MATCH p = (a)-[]->(b) RETURN nodes(p)[0]',
    'MATCH (n) RETURN collect(n)',
    'MATCH (n) RETURN [[n]]',
    'MATCH (n) RETURN {node: n}',
    'MATCH (n) WITH {node: n} AS m RETURN m.node',
    'MATCH (n) WITH {node: n} AS m RETURN m["node"]',
    'MATCH (n) RETURN coalesce(null, n)',
    'MATCH ()-[r]->() RETURN startNode(r)',
    'MATCH (n) RETURN n.name AS x UNION MATCH (x) RETURN x',
    'MATCH (n) RETURN COLLECT { MATCH (n)-->(m) RETURN m }'
  ]) {
    t.equal(refusalOf(query), undefined, query)
  }
})

t.test('a query whose result has none is refused, with the place', async (t) => {
  const reason = 'the query returns no nodes'
  for (const result of [
    'RETURN n.name',
    'RETURN n["name"]',
    'RETURN r',
    'RETURN r.isacl AS inherited',
    'RETURN count(n)',
    'RETURN labels(n), id(n)',
    'RETURN n.name = 1',
    'RETURN collect(r)'
  ]) {
    t.strictSame(refusalOf(`MATCH (n)-[r]->() ${result}`), { reason, at: result })
  }
  t.strictSame(refusalOf('RETURN 1 AS x UNION RETURN 2 AS x'), { reason, at: 'RETURN 1 AS x' })
  t.strictSame(refusalOf("UNWIND ['S-1-5-21-1'] AS id RETURN id"), { reason, at: 'RETURN id' })
})

t.test('a query that needs a value from elsewhere is refused, wherever it does', async (t) => {
  const reason = 'nothing gives the parameter $x a value'
  for (const query of [
    'MATCH (n) WHERE n.name = $x RETURN n',
    'MATCH (n {name: $x}) RETURN n',
    'MATCH (n) RETURN n LIMIT $x',
    'MATCH (n) WHERE EXISTS { (n)-->(m) WHERE m.name IN $x } RETURN n'
  ]) {
    t.strictSame(refusalOf(query), { reason, at: '$x' }, query)
  }
})

t.test('what is wrong for everybody is wrong here', async (t) => {
  t.match(refusalOf('MATCH (n RETURN n'), { reason: /^expected "\)"/ })
  t.match(refusalOf('MATCH (n) DETACH DELETE n'), { at: 'DETACH' })
  t.match(refusalOf('MATCH (n) RETURN m'), { reason: 'the variable "m" is not defined' })
})
