/** Patterns: small graphs, and the rows that one finds in them by hand. */
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { CypherError } from '../../src/graph/cypher/errors.ts'
import { named, OFFICE, questions } from '../support/cypher-rows.ts'
import { testDatabase } from '../support/database.ts'
import { type Graph, writeGraph } from '../support/graph.ts'

const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())
const { rows, bag } = questions(db)

const CYCLE: Graph = {
  nodes: { a: named('X', 'a'), b: named('X', 'b'), c: named('X', 'c') },
  edges: ['a -R-> b', 'b -R-> c', 'c -R-> a', 'a -R-> a']
}

t.test('one hop, in every direction', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag('MATCH (u)-[:MemberOf]->(g) RETURN u, g'), [
    ['admins', 'all'],
    ['ann', 'admins'],
    ['bob', 'admins'],
    ['cat', 'all']
  ])
  t.same(await bag('MATCH (g:Group)<-[r]-(u:User) RETURN u, type(r)'), [
    ['ann', 'MemberOf'],
    ['bob', 'MemberOf'],
    ['cat', 'MemberOf']
  ])
  t.same(await bag("MATCH (n {name: 'bob'})-[r]-(m) RETURN r, m, startNode(r)"), [
    ['HasSession', 'pc', 'pc'],
    ['MemberOf', 'admins', 'bob']
  ])
  t.same(await bag('MATCH ()-[r:AdminTo|HasSession]->() RETURN r'), [['AdminTo'], ['HasSession']])
  t.same(await bag('MATCH ()-[r:!MemberOf]->() RETURN r'), [['AdminTo'], ['HasSession']])
  t.same(await rows('MATCH (n)-[:Unheard]->() RETURN n'), [])
  t.same(await rows('MATCH (n:Unheard) RETURN n'), [])
})

t.test('labels, properties, parameters and conditions inside of a pattern', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag('MATCH (n:User&!Guest) RETURN n'), [['ann'], ['bob']])
  t.same(await bag('MATCH (n:Guest|Computer) RETURN n'), [['cat'], ['pc']])
  t.same(await bag('MATCH (n:User) WHERE NOT n:Guest RETURN n'), [['ann'], ['bob']])
  t.same(await bag("MATCH (n {city: 'Ulm', age: 30}) RETURN n"), [['bob']])
  t.same(await bag('MATCH (n {city: null}) RETURN n'), [])
  t.same(await bag('MATCH (n:User WHERE n.age < 35) RETURN n'), [['bob'], ['cat']])
  t.same(await bag('MATCH (n)-[r WHERE r.since > 2]->() RETURN n'), [['admins'], ['cat']])
  t.same(await bag('MATCH (n)-[{since: 2}]->() RETURN n'), [['bob']])
  t.same(await bag('MATCH (n {age: $age}) RETURN n', { age: 40n }), [['ann']])
})

t.test(
  'the same variable is the same node, and no relationship comes twice in a MATCH',
  async (t) => {
    await writeGraph(db, CYCLE)
    t.same(await bag('MATCH (n)-->(n) RETURN n'), [['a']])
    t.same(await bag('MATCH (n)--(n) RETURN n'), [['a']])
    t.same(await bag('MATCH (a)-->(b)-->(c) RETURN a, b, c'), [
      ['a', 'a', 'b'],
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'a'],
      ['c', 'a', 'b']
    ])
    t.same(await rows('MATCH (a)-[r]->(b), (c)-[s]->(d) RETURN count(*)'), [[12]])
    t.same(await rows('MATCH (a)-[r]->(b) MATCH (c)-[s]->(d) RETURN count(*)'), [[16]])
    t.same(await rows('MATCH (a)-[r]->(b) MATCH (c)-[r]->(d) RETURN count(*)'), [[4]])
    t.same(
      await rows(
        'MATCH (a)-[r]->(b) WITH r MATCH (c)<-[r]-(d) RETURN c, d ORDER BY c.name, d.name'
      ),
      [
        ['a', 'a'],
        ['a', 'c'],
        ['b', 'a'],
        ['c', 'b']
      ]
    )
  }
)

t.test('variable length', async (t) => {
  await writeGraph(db, CYCLE)
  const from = (length: string) => bag(`MATCH p = ({name: 'b'})-[:R${length}]->() RETURN p`)
  t.same(await from('*'), [
    ['b->c'],
    ['b->c->a'],
    ['b->c->a->a'],
    ['b->c->a->a->b'],
    ['b->c->a->b']
  ])
  t.same(await from('*0..1'), [['b'], ['b->c']])
  t.same(await from('*2'), [['b->c->a']])
  t.same(await from('*0'), [['b']])
  t.same(await from('*3..'), [['b->c->a->a'], ['b->c->a->a->b'], ['b->c->a->b']])
  t.same(await from('*2..1'), [])
  t.same(await bag("MATCH p = ({name: 'b'})<-[:R*1..2]-() RETURN p"), [
    ['b<-a'],
    ['b<-a->a'],
    ['b<-a<-c']
  ])
  t.same(await bag("MATCH p = ({name: 'b'})-[:R*2]-() RETURN p"), [
    ['b->c->a'],
    ['b<-a->a'],
    ['b<-a<-c']
  ])
  t.same(await bag("MATCH ({name: 'b'})-[r*2]->() RETURN size(r), [x IN r | startNode(x)]"), [
    [2, ['b', 'c']]
  ])
  t.same(await bag("MATCH ()-[r*2]->({name: 'b'}) RETURN [x IN r | startNode(x)]"), [
    [['a', 'a']],
    [['c', 'a']]
  ])
})

t.test(
  'variable length with conditions on each relationship, and next to fixed hops',
  async (t) => {
    await writeGraph(db, OFFICE)
    t.same(await bag('MATCH (n)-[:MemberOf* {since: 3}]->(m) RETURN n, m'), [['cat', 'all']])
    t.same(await bag('MATCH p = (n:User)-[r:MemberOf* WHERE size(r) > 1]->(m) RETURN p'), [
      ['ann->admins->all'],
      ['bob->admins->all']
    ])
    t.same(await bag('MATCH p = (:Computer)-->()-[:MemberOf*0..]->(g) RETURN p'), [
      ['pc->bob'],
      ['pc->bob->admins'],
      ['pc->bob->admins->all']
    ])
    t.same(
      await bag(
        "MATCH p = (:Computer)<-[:AdminTo]-(x)-[:MemberOf*]->(g)<-[:MemberOf]-({name: 'cat'}) RETURN p"
      ),
      [['pc<-ann->admins->all<-cat']]
    )
    t.same(await bag("MATCH p = ({name: 'ann'})-[*2]-({name: 'bob'}) RETURN p"), [
      ['ann->admins<-bob'],
      ['ann->pc->bob']
    ])
  }
)

t.test('a list of relationships that is bound already', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(
    await bag(
      'MATCH (:Computer)-[a]->()-[b]->(m) WITH [a, b] AS way MATCH (x)-[way*]->(y) RETURN x, y'
    ),
    [['pc', 'admins']]
  )
  t.same(
    await bag("MATCH ({name: 'ann'})-[way*2]->({name: 'all'}) MATCH (x)-[way*]->(y) RETURN x, y"),
    [['ann', 'all']]
  )
})

t.test('an OR over both ends finds each path once', async (t) => {
  await writeGraph(db, OFFICE)
  const query = (both: string) => `
    MATCH p = (n)-[:MemberOf*]->(g) WHERE ${both} RETURN p`
  t.same(await bag(query("n.name = 'ann' OR g.name = 'admins'")), [
    ['ann->admins'],
    ['ann->admins->all'],
    ['bob->admins']
  ])
  t.same(await bag(query("(n.name = 'ann' AND g:Group) OR (g.name = 'admins' AND n.age < 35)")), [
    ['ann->admins'],
    ['ann->admins->all'],
    ['bob->admins']
  ])
  t.same(await bag(query("n.missing = 'ann' OR g.name = 'admins'")), [
    ['ann->admins'],
    ['bob->admins']
  ])
})

t.test('paths', async (t) => {
  await writeGraph(db, OFFICE)
  t.same(await bag("MATCH p = (n {name: 'pc'}) RETURN p, length(p)"), [['pc', 0]])
  t.same(await bag('MATCH p = (:Computer)<--(u)-[:MemberOf]->() RETURN p, length(p), nodes(p)'), [
    ['pc<-ann->admins', 2, ['pc', 'ann', 'admins']]
  ])
  t.same(await bag('MATCH p = (:Computer)-->(:User) WITH p RETURN relationships(p)'), [
    [['HasSession']]
  ])
})

t.test('shortest paths', async (t) => {
  await writeGraph(db, OFFICE)
  const ends = "MATCH (a {name: 'ann'}), (b {name: 'bob'})"
  t.same(await bag(`${ends} MATCH p = shortestPath((a)-[*]-(b)) RETURN length(p)`), [[2]])
  t.same(await bag(`${ends} MATCH p = allShortestPaths((a)-[*]-(b)) RETURN p`), [
    ['ann->admins<-bob'],
    ['ann->pc->bob']
  ])
  t.same(await bag(`${ends} RETURN shortestPath((a)-[*]->(b)) AS p`), [['ann->pc->bob']])
  t.same(await bag(`${ends} RETURN shortestPath((b)-[*]->(a)) AS p`), [[null]])
  t.same(
    await bag(
      "MATCH p = shortestPath((a:User)-[:MemberOf*1..]->(g {name: 'all'})) WHERE a <> g RETURN p"
    ),
    [['ann->admins->all'], ['bob->admins->all'], ['cat->all']]
  )
  t.same(
    await bag(`MATCH p = allShortestPaths((a {name: 'ann'})-[*]-(b {name: 'bob'}))
      WHERE none(r IN relationships(p) WHERE r:AdminTo) RETURN p`),
    [['ann->admins<-bob']]
  )
  t.same(
    await bag(`MATCH p = allShortestPaths((a {name: 'ann'})-[*]-(b {name: 'bob'}))
      WHERE none(n IN nodes(p) WHERE n:Group) RETURN p`),
    [['ann->pc->bob']]
  )
  t.same(
    await bag(`MATCH p = shortestPath((a:User)-[*0..]->(b)) WHERE all(n IN nodes(p) WHERE n.age > 25)
      AND a.name = b.name RETURN p`),
    [['ann'], ['bob']]
  )
  t.same(
    await bag(`MATCH (a:User), (b:Computer) OPTIONAL MATCH p = shortestPath((a)-[:AdminTo*]->(b))
      RETURN a, length(p)`),
    [
      ['ann', 1],
      ['bob', null],
      ['cat', null]
    ]
  )
  t.same(await bag(`MATCH shortestPath((a:User)-[r*]->(b:Computer)) RETURN a, r`), [
    ['ann', ['AdminTo']]
  ])
  t.same(await bag(`MATCH shortestPath((a:User)-[r:MemberOf {since: 2}]->(b:Group)) RETURN a, r`), [
    ['bob', 'MemberOf']
  ])
  t.same(
    await bag(`MATCH (a:User) OPTIONAL MATCH (a)-[:AdminTo]->(c)
      OPTIONAL MATCH p = shortestPath((c)-[*]->(u:User)) RETURN a, p`),
    [
      ['ann', 'pc->bob'],
      ['bob', null],
      ['cat', null]
    ]
  )
  await t.rejects(rows(`${ends} MATCH p = shortestPath((a)-->(b)<--(a)) RETURN p`), CypherError)
})

t.test('types that stand for every kind that can be followed', async (t) => {
  await writeGraph(db, {
    nodes: { a: named('X', 'a'), b: named('X', 'b') },
    edges: ['a -MemberOf-> b', 'a -GetChanges-> b', 'a -AZOwns-> b']
  })
  t.same(await bag('MATCH ()-[r:AD_ATTACK_PATHS]->() RETURN r'), [['MemberOf']])
  t.same(await bag('MATCH ()-[r:AD_ATTACK_PATHS|GetChanges]->() RETURN r'), [
    ['GetChanges'],
    ['MemberOf']
  ])
  t.same(await bag('MATCH ()-[r:ALL_ATTACK_PATHS]->() RETURN r'), [['AZOwns'], ['MemberOf']])
  t.same(await bag('MATCH ()-[r]->() WHERE NOT r:AZ_ATTACK_PATHS RETURN r'), [
    ['GetChanges'],
    ['MemberOf']
  ])
})
