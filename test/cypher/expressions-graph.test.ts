/** Expressions on what is in the graph, where their columns are joined and where they are looked up. */
import t from 'tap'
import { runCypher } from '../../src/graph/cypher/cypher.ts'
import { mapOf, openExpressions } from '../support/cypher-expressions.ts'
import { writeGraph } from '../support/graph.ts'

const { db, ask } = await openExpressions(t)

const ids = await writeGraph(db, {
  nodes: {
    a: [
      'User',
      {
        objectid: 'a',
        name: 'ANN@CORP',
        age: 41,
        share: 0.5,
        enabled: true,
        gone: null,
        spns: ['HTTP/x', 'CIFS/y'],
        lastlogon: 1_700_000_000
      }
    ],
    b: ['User', { objectid: 'b', name: 'BOB@CORP', age: 17, enabled: false, spns: [] }],
    c: ['Group', { objectid: 'c', name: 'ADMINS%_\\@CORP' }],
    d: ['Group', { objectid: 'd', name: 42 }]
  },
  edges: [
    ['a -MemberOf-> c', { since: 2020, isacl: false }],
    'b -MemberOf-> c',
    'c -GenericAll-> d'
  ]
})
const id = (key: string) => BigInt(ids.get(key) ?? 0)

/** The object ids of the nodes for which the condition holds. */
const where = async (condition: string) =>
  (await ask(`MATCH (n) WHERE ${condition} RETURN n.objectid AS id ORDER BY id`)).flat()

/** The value for the node a: with its columns at hand, and out of a list of anything. */
async function ofAnn(expression: string) {
  const [[joined] = []] = await ask(`MATCH (n {objectid: 'a'}) RETURN ${expression} AS value`)
  const [[lookedUp] = []] = await ask(
    `MATCH (m {objectid: 'a'}) WITH [m, 1] AS all UNWIND all[..1] AS n RETURN ${expression} AS value`
  )
  t.strictSame(lookedUp, joined, `${expression} looked up`)
  return joined
}

t.test('a name that is no text is found in a list', async (t) => {
  t.strictSame(await where('n.name IN [42]'), ['d'])
  t.strictSame(await where("n.name IN [42, 'ANN@CORP']"), ['a', 'd'])
  t.strictSame(await where("n.name IN ['42']"), [])
})

t.test('properties keep their types, and one that is null is missing', async (t) => {
  t.equal(await ofAnn('n.age'), 41n)
  t.equal(await ofAnn('n.share'), 0.5)
  t.equal(await ofAnn('n.enabled'), true)
  t.strictSame(await ofAnn('n.spns'), ['HTTP/x', 'CIFS/y'])
  t.equal(await ofAnn('n.gone'), null)
  t.equal(await ofAnn('n.missing'), null)
  t.equal(await ofAnn("n['name']"), 'ANN@CORP')
  t.equal(await ofAnn("n['na' + 'me']"), 'ANN@CORP')
  t.equal(await ofAnn('n.gone IS NULL AND n.name IS NOT NULL'), true)
})

t.test('functions of nodes', async (t) => {
  t.equal(await ofAnn('id(n)'), id('a'))
  t.equal(await ofAnn('elementId(n)'), String(id('a')))
  t.strictSame(await ofAnn('labels(n)'), ['Base', 'User'])
  t.strictSame(await ofAnn('labels(n)[1]'), 'User')
  t.strictSame(await ofAnn('keys(n)'), [
    'age',
    'name',
    'spns',
    'share',
    'enabled',
    'objectid',
    'lastlogon'
  ])
  t.strictSame(
    await ofAnn('properties(n)'),
    mapOf({
      age: 41n,
      name: 'ANN@CORP',
      spns: ['HTTP/x', 'CIFS/y'],
      share: 0.5,
      enabled: true,
      objectid: 'a',
      lastlogon: 1_700_000_000n
    })
  )
  t.strictSame(await ofAnn('[x IN [n] | x {.name, old: x.age > 40}]'), [
    mapOf({ name: 'ANN@CORP', old: true })
  ])
})

t.test('functions of relationships and paths', async (t) => {
  const rows = await ask(`
    MATCH p = (n {objectid: 'a'})-[r]->(m)
    RETURN type(r), r.since, startNode(r) = n, endNode(r) = m, startNode(r).name, length(p),
      [x IN nodes(p) | x.objectid], [x IN relationships(p) | type(x)], nodes(p)[-1] = m,
      size(relationships(p)), startNode([r, 1][0]).name, type([r, 1][0]), properties(r)`)
  t.strictSame(rows, [
    [
      'MemberOf',
      2020n,
      true,
      true,
      'ANN@CORP',
      1n,
      ['a', 'c'],
      ['MemberOf'],
      true,
      1n,
      'ANN@CORP',
      'MemberOf',
      mapOf({ since: 2020n, isacl: false })
    ]
  ])
})

t.test('entities are equal to themselves alone', async (t) => {
  const [row] = await ask(`
    MATCH (n {objectid: 'a'})-[r]->(m)
    RETURN n = n, n = m, n <> m, n = r, n = [n, 1][0], n IN [m, n], NOT n IN [m], [n] = [n],
      n = 1, n = null, [n, m] = [n, m], {x: n} = {x: n}, n < m`)
  t.strictSame(row, [
    ...[true, false, true, false, true, true, true, true],
    ...[false, null, true, true, null]
  ])
})

t.test('nothing of nothing is null', async (t) => {
  const rows = await ask(`
    OPTIONAL MATCH (n:Nobody)-[r]->()
    RETURN n, n.name, labels(n), type(r), id(n), keys(n), properties(r), startNode(r), n = n,
      n IS NULL, n {.name}, r.since, coalesce(n.name, 'none')`)
  t.strictSame(rows, [
    [...[null, null, null, null, null, null, null, null, null], ...[true, null, null, 'none']]
  ])
})

t.test('conditions on a name or an object id', async (t) => {
  t.strictSame(await where("n.name = 'ANN@CORP'"), ['a'])
  t.strictSame(await where("'ANN@CORP' = n.name"), ['a'])
  t.strictSame(await where("n.objectid = 'b'"), ['b'])
  t.strictSame(await where('n.name = 42'), ['d'])
  t.strictSame(await where("n.name = '42'"), [])
  t.strictSame(await where("n.name IN ['ANN@CORP', '42', 'BOB@CORP']"), ['a', 'b'])
  t.strictSame(await where('n.name IN [42, null]'), ['d'])
  t.strictSame(await where("n.name CONTAINS '%_\\\\'"), ['c'])
  t.strictSame(await where("n.name CONTAINS '_'"), ['c'])
  t.strictSame(await where("n.name STARTS WITH 'A'"), ['a', 'c'])
  t.strictSame(await where("n.name ENDS WITH 'N@CORP'"), ['a'])
  t.strictSame(await where("n.name CONTAINS '4'"), [])
  t.strictSame(await where("n.name =~ '(?i)a.*corp'"), ['a', 'c'])
  t.strictSame(await where("n.name =~ 'ANN'"), [])
  t.strictSame(await where("NOT n.name CONTAINS 'A'"), ['b'])
  t.strictSame(await where("NOT n.name = 'ANN@CORP'"), ['b', 'c', 'd'])
  t.strictSame(await where("toLower(toString(n.name)) CONTAINS 'ann'"), ['a'])
  t.strictSame(await where("n.name = 'ANN@CORP' OR n.objectid = 'b'"), ['a', 'b'])
})

t.test('conditions on other properties', async (t) => {
  t.strictSame(await where('n.enabled'), ['a'])
  t.strictSame(await where('n.enabled = true'), ['a'])
  t.strictSame(await where('NOT n.enabled'), ['b'])
  t.strictSame(await where('coalesce(n.enabled, false) = false'), ['b', 'c', 'd'])
  t.strictSame(await where('n.age > 20'), ['a'])
  t.strictSame(await where('n.age > 16.5'), ['a', 'b'])
  t.strictSame(await where('10 < n.age < 40'), ['b'])
  t.strictSame(await where("n.age > '20'"), [])
  t.strictSame(await where("n.name > 'B'"), ['b'])
  t.strictSame(await where('NOT n.age > 20'), ['b'])
  t.strictSame(await where('n.age IN [41, 17.0]'), ['a', 'b'])
  t.strictSame(await where("'HTTP/x' IN n.spns"), ['a'])
  t.strictSame(await where('n.spns = []'), ['b'])
  t.strictSame(await where("any(x IN n.spns WHERE x STARTS WITH 'CIFS')"), ['a'])
  t.strictSame(await where('size(n.spns) = 0'), ['b'])
  t.strictSame(await where('n.lastlogon < datetime().epochseconds - 90 * 86400'), ['a'])
  t.strictSame(await where('datetime({epochseconds: n.lastlogon}).year = 2023'), ['a'])
})

t.test('a condition that is neither true nor false is an error', async (t) => {
  await t.rejects(where('n.name'), { kind: 'runtime', message: /expected a boolean, but got/ })
})

t.test('properties of two nodes compare as values of any type', async (t) => {
  const pairs = async (condition: string) =>
    (
      await ask(
        `MATCH (a), (b) WHERE ${condition} AND a.objectid < b.objectid RETURN a.objectid + b.objectid AS ab`
      )
    ).flat()
  t.strictSame(await pairs('a.name = b.name'), [])
  t.strictSame(await pairs('a.age > b.age'), ['ab'])
  t.strictSame(await pairs('a.objectid + a.objectid <> b.objectid AND a.age = 41 AND b.age = 17'), [
    'ab'
  ])
  await ask('RETURN 1')
  t.strictSame(await pairs('[a.age, b.age] = [41, 17]'), ['ab'])
})

t.test('a relationship has the property when it was last seen', async (t) => {
  const seen = '2026-03-01T10:20:30.500Z'
  await db
    .updateTable('edges')
    .set({ last_seen: new Date(seen) })
    .execute()
  const [row] = await ask(`
    MATCH (a {objectid: 'a'})-[r]->()
    RETURN r.lastseen, r['lastseen'], r['last' + 'seen'], [r, 1][0].lastseen, r {.lastseen},
      r['since'], datetime(r.lastseen) >= datetime() - duration('P3D'), keys(r)`)
  t.strictSame(row, [
    ...[seen, seen, seen, seen, mapOf({ lastseen: seen })],
    ...[2020n, new Date(seen).getTime() >= Date.now() - 3 * 86_400_000, ['isacl', 'since']]
  ])
  const ways = `MATCH ({objectid: 'c'})-[r]-() WHERE r.lastseen STARTS WITH '2026' RETURN count(r)`
  t.strictSame(await ask(ways), [[3n]])
  const far = `MATCH ({objectid: 'a'})-[*2 {lastseen: '${seen}'}]->(n) RETURN n.objectid`
  t.strictSame(await ask(far), [['d']])
})

t.test('conditions on the type of a relationship', async (t) => {
  const types = async (condition: string) =>
    (await ask(`MATCH ()-[r]->() WHERE ${condition} RETURN type(r) AS t ORDER BY t`)).flat()
  t.strictSame(await types("type(r) = 'GenericAll'"), ['GenericAll'])
  t.strictSame(await types("'GenericAll' = type(r)"), ['GenericAll'])
  t.strictSame(await types("type(r) = 'Nothing'"), [])
  t.strictSame(await types("type(r) IN ['GenericAll', 'Nothing', 3]"), ['GenericAll'])
  t.strictSame(await types("type(r) STARTS WITH 'Member'"), ['MemberOf', 'MemberOf'])
  t.strictSame(await types("NOT type(r) = 'GenericAll'"), ['MemberOf', 'MemberOf'])
  t.strictSame(await types('r.since > 2000'), ['MemberOf'])
})

t.test('strings of a query are values and nothing else', async (t) => {
  const hostile = ["'; drop table nodes; --", '\\', '$1', '%s', '\u0027) or (1=1', '"n0"."name"']
  for (const text of hostile) {
    const parameters = { text, map: mapOf({ [text]: 1n }) }
    const request = { parameters, maxRows: 10, maxBytes: 1e6 }
    const { rows } = await runCypher(db, {
      ...request,
      query: 'RETURN $text AS text, $map[$text] AS entry, [$text] AS list'
    })
    t.strictSame(rows, [[text, 1n, [text]]])
    t.strictSame(await where(`n.name = ${JSON.stringify(text)}`), [])
    t.strictSame(await where(`n.\`${text.replaceAll('`', '``')}\` = 1`), [])
  }
})

t.test('lists of nodes grow by a node, by nothing and by lists of these', async (t) => {
  const sizes = async (sum: string) =>
    (
      await ask(`MATCH (n:Group) WITH collect(n) AS all, min(id(n)) AS one
      MATCH (m) WHERE id(m) = one RETURN size(${sum}) AS size`)
    ).flat()
  for (const sum of ['all + m', 'm + all', 'all + [m]', 'all + [null]', '[null] + all']) {
    t.strictSame(await sizes(sum), [3n], sum)
  }
  t.strictSame(await sizes('all + []'), [2n])
  t.strictSame(await sizes('[] + all'), [2n])
  t.strictSame(await sizes('all + all'), [4n])
  t.strictSame(await sizes('all + null'), [null])
})
