import { sql } from 'kysely'
import t from 'tap'
import { analyse } from '../../../src/graph/analysis/analyse.ts'
import { failures, type Graph, NOW, readEdges, readNode, writeGraph } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)
const A = 'S-1-5-21-1'
const run = async (graph: Graph) => {
  await writeGraph(db, graph)
  return failures(await analyse(db, { now: NOW }))
}
const countNodes = async () =>
  (await sql<{ count: number }>`select count(*) as count from nodes`.execute(db)).rows[0]?.count

t.test('kind repair makes groups of privileged identifiers', async (t) => {
  const ids = ['512', '516', '518', '519', '526', '527', '544', '551'].map((rid) => `${A}-${rid}`)
  ids.push('A.LOCAL-S-1-5-9')
  await run({ nodes: Object.fromEntries(ids.map((id) => [id, ''])) })
  for (const id of ids) t.strictSame((await readNode(db, id))?.kinds, ['Base', 'Group'], id)
})

t.test('kind repair leaves local groups, other identifiers and other graphs alone', async (t) => {
  await run({
    nodes: { 'PC-544': 'ADLocalGroup', [`${A}-1512`]: '', [`${A}-500`]: 'User', 'X-512': '!AZBase' }
  })
  t.strictSame((await readNode(db, 'PC-544'))?.kinds, ['ADLocalGroup', 'Base'])
  t.strictSame((await readNode(db, `${A}-1512`))?.kinds, ['Base'])
  t.strictSame((await readNode(db, `${A}-500`))?.kinds, ['Base', 'User'])
  t.strictSame((await readNode(db, 'X-512'))?.kinds, ['AZBase'])
})

t.test(
  'domain association names what has no name after the domain of its identifier',
  async (t) => {
    await run({
      nodes: {
        [A]: ['Domain', { name: 'A.LOCAL' }],
        [`${A}-1104`]: ['User', { email: 'x' }],
        [`${A}-1105`]: ['User', { name: 'BOB@A.LOCAL' }],
        'S-1-5-21-2-1104': 'User',
        [`${A}-9-9`]: 'User'
      }
    })
    t.strictSame((await readNode(db, `${A}-1104`))?.properties, {
      email: 'x',
      name: `(A.LOCAL) ${A}-1104`,
      domainsid: A
    })
    t.strictSame((await readNode(db, `${A}-1105`))?.properties, { name: 'BOB@A.LOCAL' })
    t.strictSame((await readNode(db, 'S-1-5-21-2-1104'))?.properties, {})
    t.strictSame((await readNode(db, `${A}-9-9`))?.properties, {})
  }
)

const GROUPS = [`${A}-513`, `${A}-515`, 'A.LOCAL-S-1-5-11', 'A.LOCAL-S-1-1-0']
const LINKS = [
  'A.LOCAL-S-1-5-11 -MemberOf-> A.LOCAL-S-1-1-0',
  `${A}-513 -MemberOf-> A.LOCAL-S-1-5-11`,
  `${A}-515 -MemberOf-> A.LOCAL-S-1-5-11`
]
const COLLECTED: Graph['nodes'] = { [A]: ['Domain', { name: 'A.LOCAL', collected: true }] }

t.test('a collected domain gains its four well-known groups and their memberships', async (t) => {
  t.strictSame(await run({ nodes: COLLECTED }), [])
  t.equal(await countNodes(), 5)
  const names = ['DOMAIN USERS', 'DOMAIN COMPUTERS', 'AUTHENTICATED USERS', 'EVERYONE']
  for (const [index, id] of GROUPS.entries()) {
    t.strictSame(await readNode(db, id), {
      kinds: ['Base', 'Group'],
      properties: {
        objectid: id,
        name: `${names[index]}@A.LOCAL`,
        domain: 'A.LOCAL',
        domainsid: A,
        lastseen: NOW.toISOString()
      }
    })
  }
  t.strictSame(await readEdges(db, 'MemberOf'), LINKS)
})

t.test('analysing again adds no group and no membership', async (t) => {
  await run({ nodes: COLLECTED })
  const again = await analyse(db, { now: new Date() })
  t.strictSame(
    again.map(({ added, removed }) => [added, removed]),
    again.map(() => [0, 0])
  )
  t.equal(await countNodes(), 5)
  t.strictSame(await readEdges(db, 'MemberOf'), LINKS)
})

t.test('a well-known group that exists only gains the kind', async (t) => {
  await run({
    nodes: {
      ...COLLECTED,
      [`${A}-513`]: ['Group', { name: 'UTILISATEURS@A.LOCAL', description: 'x' }],
      'A.LOCAL-S-1-1-0': ''
    }
  })
  t.strictSame(await readNode(db, `${A}-513`), {
    kinds: ['Base', 'Group'],
    properties: { name: 'UTILISATEURS@A.LOCAL', description: 'x' }
  })
  t.strictSame(await readNode(db, 'A.LOCAL-S-1-1-0'), {
    kinds: ['Base', 'Group'],
    properties: {}
  })
  t.strictSame(await readEdges(db, 'MemberOf'), LINKS)
})

t.test('a domain that was not collected, or has no name, gains nothing', async (t) => {
  await run({
    nodes: {
      [A]: ['Domain', { name: 'A.LOCAL', collected: false }],
      'S-1-5-21-2': ['Domain', { name: 'B.LOCAL' }],
      'S-1-5-21-3': ['Domain', { collected: true }]
    }
  })
  t.equal(await countNodes(), 3)
})

t.test('a repaired group is expanded by the steps that follow', async (t) => {
  await run({
    nodes: { ...COLLECTED, [`${A}-512`]: '', U: 'User' },
    edges: [`U -MemberOf-> ${A}-512`, `${A}-512 -GetChanges-> ${A}`, `U -GetChangesAll-> ${A}`]
  })
  t.strictSame(await readEdges(db, 'DCSync'), [`U -DCSync-> ${A}`])
})
