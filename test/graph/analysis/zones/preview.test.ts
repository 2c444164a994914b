/** What a selector would select: seeds of both types, and what expansion adds to them. */
import t from 'tap'
import {
  type PreviewOptions,
  previewMembers
} from '../../../../src/graph/analysis/zones/select-members.ts'
import { type Graph, writeGraph } from '../graph.ts'
import { graphDatabase } from '../graph-database.ts'

const db = await graphDatabase(t)

async function preview(seeds: string | string[], options: Partial<PreviewOptions> = {}) {
  const members = await previewMembers(db, {
    seeds:
      typeof seeds === 'string'
        ? [{ type: 2, value: seeds }]
        : seeds.map((value) => ({ type: 1, value })),
    expansion: 0,
    ...options
  })
  return members.map(({ objectId, source }) => `${source} ${objectId}`)
}

const OFFICE: Graph = {
  nodes: {
    A: ['User', { name: 'ADA' }],
    B: ['User', { displayname: 'Bob' }],
    G: 'Group',
    H: 'Group'
  },
  edges: ['A -MemberOf-> G', 'G -MemberOf-> H', 'B -MemberOf-> H']
}

t.test('an object id selects the node that has it exactly', async (t) => {
  await writeGraph(db, OFFICE)
  t.strictSame(await preview(['B', 'A', 'a', 'nobody', 'A']), ['1 A', '1 B'])
})

t.test('a query selects every node that it returns, wherever in a row it is', async (t) => {
  await writeGraph(db, OFFICE)
  t.strictSame(await preview('match (n:User) return n, n.name, 1'), ['1 A', '1 B'])
  t.strictSame(await preview('match p = (:User)-[:MemberOf]->(:Group) return p'), [
    '1 A',
    '1 B',
    '1 G',
    '1 H'
  ])
  t.strictSame(await preview('match (n:User) return collect(n)'), ['1 A', '1 B'])
  t.strictSame(await preview('match (n:User) return {x: [1, [n]]}'), ['1 A', '1 B'])
  t.strictSame(await preview('match p = (:User)-->(:Group {objectid: "none"}) return [p]'), [])
  t.strictSame(await preview('match p = (:Group)-->(:Group) return {p: [p]}'), ['1 G', '1 H'])
  t.strictSame(await preview('match (u:User)-[r]->() return r'), [])
  t.strictSame(await preview('optional match (n:Computer) return n'), [])
})
