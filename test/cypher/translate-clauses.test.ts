/** Clauses: a small graph, and the rows that one finds in it by hand. */
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { CypherError } from '../../src/graph/cypher/errors.ts'
import { OFFICE, questions } from '../support/cypher-rows.ts'
import { testDatabase } from '../support/database.ts'
import { writeGraph } from '../support/graph.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())
const { rows, bag } = questions(db)

t.test('OPTIONAL MATCH', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag('MATCH (u:User) OPTIONAL MATCH (u)-[r:AdminTo]->(c) RETURN u, r, c'), [
    ['ann', 'AdminTo', 'pc'],
    ['bob', null, null],
    ['cat', null, null]
  ])
  t.same(
    await bag(
      'MATCH (u:User) OPTIONAL MATCH (u)-->(g) WHERE g.name STARTS WITH $x RETURN u, g.name',
      {
        x: 'p'
      }
    ),
    [
      ['ann', 'pc'],
      ['bob', null],
      ['cat', null]
    ]
  )
  t.same(await rows('OPTIONAL MATCH (n:Unheard) RETURN n, n.name, labels(n)'), [[null, null, null]])
  t.same(
    await bag(
      'MATCH (u:User) OPTIONAL MATCH (u)-[:AdminTo]->(c) OPTIONAL MATCH (c)-->(s) RETURN u, s'
    ),
    [
      ['ann', 'bob'],
      ['bob', null],
      ['cat', null]
    ]
  )
  t.same(
    await bag('MATCH (u:User) OPTIONAL MATCH (u)-[:AdminTo]->(c) MATCH (c)-->(s) RETURN u, s'),
    [['ann', 'bob']]
  )
  t.same(await bag('MATCH (u:User) OPTIONAL MATCH (u)-[:AdminTo]->(c) MATCH (c) RETURN u'), [
    ['ann']
  ])
  t.same(
    await bag('MATCH (u:User) OPTIONAL MATCH p = (u)-[:AdminTo*0..3]->(c:Computer) RETURN u, p'),
    [
      ['ann', 'ann->pc'],
      ['bob', null],
      ['cat', null]
    ]
  )
})

t.test('pattern predicates and subqueries', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag('MATCH (u:User) WHERE (u)-[:AdminTo]->() RETURN u'), [['ann']])
  t.same(await bag('MATCH (u:User) WHERE NOT (u)-->(:Group)-->() RETURN u'), [['cat']])
  t.same(await bag('MATCH (u:User) WHERE NOT exists((u)<-[:HasSession]-()) RETURN u'), [
    ['ann'],
    ['cat']
  ])
  t.same(await bag("MATCH (u:User) WHERE (u)-[:MemberOf*2]->({name: 'all'}) RETURN u"), [
    ['ann'],
    ['bob']
  ])
  t.same(
    await bag('MATCH (u:User) WHERE EXISTS { (u)-->(x) WHERE x.name = u.name + "s" } RETURN u'),
    []
  )
  t.same(await bag('MATCH (g:Group) RETURN g, COUNT { (g)<--() } AS n'), [
    ['admins', 2],
    ['all', 2]
  ])
  t.same(
    await bag(`MATCH (g:Group) RETURN g, COLLECT {
      MATCH (g)<--(u) RETURN u.name ORDER BY u.name DESC LIMIT 1 } AS last`),
    [
      ['admins', ['bob']],
      ['all', ['cat']]
    ]
  )
  t.same(
    await bag(`MATCH (g:Group) WHERE EXISTS {
      MATCH (g)<--(u) WITH g, count(u) AS n WHERE n = 2 MATCH (g)-->(x) RETURN x } RETURN g`),
    [['admins']]
  )
})

t.test('a pattern around a node that may be null', async (t) => {
  await writeGraph(db, OFFICE)
  const sessions = (condition: string) => `
    MATCH (u:User) OPTIONAL MATCH (u)-[:AdminTo]->(c) WITH u, c WHERE ${condition} RETURN u`
  t.same(await bag(sessions("(c)-[:HasSession*1..2]->({name: 'bob'})")), [['ann']])
  t.same(await bag(sessions("NOT (c)-[:HasSession*1..2]->({name: 'bob'})")), [['bob'], ['cat']])
  t.same(await bag(sessions('NOT EXISTS { (c)-[:HasSession]->() }')), [['bob'], ['cat']])
})

t.test('kinds that are asked for by their names', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag("MATCH (a)-[r]->() WHERE type(r) = 'AdminTo' RETURN a, type(r)"), [
    ['ann', 'AdminTo']
  ])
  t.same(await bag("MATCH ()-[r]->() WHERE type(r) IN ['AdminTo', 'HasSession'] RETURN type(r)"), [
    ['AdminTo'],
    ['HasSession']
  ])
  t.same(await bag("MATCH (n) WHERE NOT 'User' IN labels(n) RETURN n, labels(n)"), [
    ['admins', ['Base', 'Group']],
    ['all', ['Base', 'Group']],
    ['pc', ['Base', 'Computer']]
  ])
  t.same(await bag("MATCH (n:User) WHERE NOT 'Unheard' IN labels(n) RETURN count(n)"), [[3]])
  t.same(await rows('OPTIONAL MATCH (n:Unheard)-[r]->() RETURN type(r), labels(n)'), [[null, null]])
})

t.test('pattern comprehensions', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag('MATCH (u:User) RETURN u, size([(u)-->(x) | x]) AS n'), [
    ['ann', 2],
    ['bob', 1],
    ['cat', 1]
  ])
  t.same(
    await bag("MATCH (g {name: 'admins'}) RETURN [p = (g)-->() | p], [(g)-->(x:User) | x.name]"),
    [[['admins->all'], []]]
  )
  t.same(
    await bag(
      'MATCH (c:Computer) RETURN [(c)--(u) WHERE u.age > 35 | u {.name, old: u.age > 39}] AS us'
    ),
    [[[{ name: 'ann', old: true }]]]
  )
})

t.test('UNWIND', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await rows('UNWIND [1, 2, null] AS x RETURN x'), [[1], [2], [null]])
  t.same(await rows('UNWIND [] AS x RETURN x'), [])
  t.same(await rows('UNWIND null AS x RETURN x'), [])
  t.same(await rows('UNWIND $x AS x RETURN x', { x: 7n }), [[7]])
  t.same(await rows('UNWIND [[1, 2], [3]] AS x UNWIND x AS y RETURN y'), [[1], [2], [3]])
  t.same(
    await bag(
      'MATCH (u:User) WITH collect(u) AS us UNWIND us AS u MATCH (u)-[:AdminTo]->(c) RETURN u, c'
    ),
    [['ann', 'pc']]
  )
  t.same(
    await bag('UNWIND $names AS name MATCH (u {name: name}) RETURN u.age', { names: ['bob', 'x'] }),
    [[30]]
  )
})

t.test('grouping', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag('MATCH (u:User) RETURN u.city AS city, count(*) AS n, sum(u.age) AS years'), [
    ['Ulm', 2, 70],
    [null, 1, 20]
  ])
  t.same(await rows('MATCH (u:Unheard) RETURN count(u), collect(u), max(u.age)'), [[0, [], null]])
  t.same(await rows('MATCH (u:Unheard) RETURN u.city, count(u)'), [])
  t.same(await rows('MATCH (u:User) RETURN count(*) * 10 + max(u.age) AS x'), [[70]])
  t.same(await bag('MATCH (u:User) WITH u.city AS c, count(*) AS n RETURN c, n + 1'), [
    ['Ulm', 3],
    [null, 2]
  ])
  t.same(await bag('MATCH (u:User) RETURN u.city, u.city + count(*) AS x ORDER BY x'), [
    ['Ulm', 'Ulm2'],
    [null, null]
  ])
  t.same(
    await rows(
      'MATCH (u:User)-->(g) RETURN g.name, count(u) ORDER BY count(u) DESC, g.name LIMIT 2'
    ),
    [
      ['admins', 2],
      ['all', 1]
    ]
  )
  t.same(
    await bag('MATCH (g:Group)<-[:MemberOf]-(u) WITH g, count(u) AS n WHERE n > 1 RETURN g, n'),
    [
      ['admins', 2],
      ['all', 2]
    ]
  )
})

t.test('DISTINCT, order and pages', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag('MATCH (u:User) RETURN DISTINCT u.city'), [['Ulm'], [null]])
  t.same(await rows('MATCH (u:User) RETURN u.name ORDER BY u.age'), [['cat'], ['bob'], ['ann']])
  t.same(await rows('MATCH (u:User) RETURN u.name AS n ORDER BY u.city DESC, n'), [
    ['cat'],
    ['ann'],
    ['bob']
  ])
  t.same(await rows('MATCH (u:User) RETURN u.name ORDER BY u.name SKIP 1 LIMIT 1'), [['bob']])
  t.same(await rows('MATCH (u:User) RETURN u.name ORDER BY u.name SKIP $n', { n: 2n }), [['cat']])
  t.same(await rows('MATCH (u:User) RETURN DISTINCT u.city AS c ORDER BY c + "x" LIMIT 1'), [
    ['Ulm']
  ])
  t.same(await rows('MATCH (u:User)-->() RETURN DISTINCT u ORDER BY u.age'), [
    ['cat'],
    ['bob'],
    ['ann']
  ])
  t.same(await rows('MATCH (u:User) WITH u ORDER BY u.age LIMIT 2 WHERE u.age > 20 RETURN u'), [
    ['bob']
  ])
  t.same(await rows('MATCH (u:User) WITH u ORDER BY u.age WITH u.name AS n RETURN n LIMIT 2'), [
    ['cat'],
    ['bob']
  ])
  t.same(await bag('MATCH (u:User) WITH DISTINCT u.city AS c WHERE u.city IS NOT NULL RETURN c'), [
    ['Ulm']
  ])
  t.same(await rows('MATCH (u:User) WITH u ORDER BY u.age RETURN collect(u.name)'), [
    [['cat', 'bob', 'ann']]
  ])
  await t.rejects(rows('RETURN 1 LIMIT $n', { n: -1n }), CypherError)
  await t.rejects(rows('RETURN 1 SKIP $n', { n: 'x' }), CypherError)
})

t.test('IN a list that an earlier clause collected', async (t) => {
  await writeGraph(db, OFFICE)
  const collected = (what: string) => `MATCH (u:User) WHERE u.city = 'Ulm' WITH ${what} AS some`
  t.same(await bag(`${collected('collect(u)')} MATCH (u:User) WHERE NOT u IN some RETURN u`), [
    ['cat']
  ])
  t.same(await bag(`${collected('collect(u.age)')} MATCH (u:User) WHERE u.age IN some RETURN u`), [
    ['ann'],
    ['bob']
  ])
  t.same(
    await rows(`${collected('collect(u.age) + [null]')}
      RETURN 30 IN some, 31 IN some, null IN some, [30] IN some`),
    [[true, null, null, null]]
  )
  t.same(
    await rows('MATCH (u:Unheard) WITH collect(u.age) AS some RETURN 1 IN some, null IN some'),
    [[false, false]]
  )
  t.same(
    await bag(`${collected('collect([u.age])')}, 1 AS one
      MATCH (u:User) WITH u, some, one WHERE [u.age] IN some RETURN u`),
    [['ann'], ['bob']]
  )
})

t.test('WITH shows and hides variables', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await rows("WITH 30 AS age, 'x' AS x MATCH (u {age: age}) RETURN u, x"), [['bob', 'x']])
  t.same(await bag('MATCH (a:User)-->(b:Group) WITH b AS a MATCH (a)-->(b) RETURN a, b'), [
    ['admins', 'all'],
    ['admins', 'all']
  ])
  t.same(await bag('MATCH (u:User) WITH u.name AS name WHERE u.age > 25 RETURN name'), [
    ['ann'],
    ['bob']
  ])
  t.same(await bag('MATCH (u:User) WITH *, u.age + 1 AS next WHERE next = 31 RETURN *'), [
    [31, 'bob']
  ])
  t.same(await rows('WITH 1 AS a, 2 AS b WITH b AS a, a AS b RETURN a, b'), [[2, 1]])
})

t.test('a WHERE that repeats a column reads the column, where nothing else is left', async (t) => {
  for (const columns of [
    "DISTINCT u.name AS a WHERE u.name = 'ann'",
    "u.name AS a, count(*) AS n WHERE u.name = 'ann'",
    "u.name AS a ORDER BY a LIMIT 1 WHERE u.name = 'ann'",
    "DISTINCT type(r) AS a WHERE type(r) = 'AdminTo'"
  ]) {
    t.equal((await rows(`MATCH (u:User)-[r]->() WITH ${columns} RETURN a`)).length, 1, columns)
  }
})

t.test('UNION', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await rows('RETURN 1 AS x UNION ALL RETURN 1 AS x'), [[1], [1]])
  t.same(await rows('RETURN 1 AS x UNION RETURN 1 AS x'), [[1]])
  t.same(await bag("RETURN 1 AS x, 'a' AS y UNION RETURN null AS x, 'b' AS y"), [
    [1, 'a'],
    [null, 'b']
  ])
  t.same(await bag('MATCH (n:Computer) RETURN n UNION MATCH (n:Guest) RETURN n'), [['cat'], ['pc']])
})
