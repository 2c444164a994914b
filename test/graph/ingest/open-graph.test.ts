import t from 'tap'
import type { FileHeader, Section } from '../../../src/graph/ingest/reader.ts'
import { readerFor } from '../../../src/graph/ingest/readers.ts'
import { FileError, type Json, type JsonObject } from '../../../src/graph/ingest/records.ts'
import { emptyRead, type Read, readItems } from './in-memory-graph.ts'

const header: FileHeader = { format: 'open-graph', type: 'graph', version: undefined }

function nodes(items: Json[], sourceKind?: string): Read {
  return readItems({ ...header, ...(sourceKind !== undefined && { sourceKind }) }, items, 'nodes')
}

function edges(items: Json[], sourceKind?: string): Read {
  return readItems({ ...header, ...(sourceKind !== undefined && { sourceKind }) }, items, 'edges')
}

function messages(section: Section, items: Json[], sourceKind?: string): string[] {
  try {
    ;(section === 'nodes' ? nodes : edges)(items, sourceKind)
  } catch (error) {
    if (error instanceof FileError) return error.message.split('\n')
    throw error
  }
  return []
}

const edge = (fields: JsonObject): JsonObject => ({
  start: { value: 'a' },
  end: { value: 'b' },
  kind: 'Knows',
  ...fields
})

t.test('a node has its kinds, then the source kind, and remembers its first kind', async (t) => {
  const item = {
    id: ' abc ',
    kinds: ['GH_User', 'Person'],
    properties: {
      name: 'ann',
      environmentid: 'env',
      Login: 'Ann',
      reconcile: true,
      tags: ['x', 'y']
    }
  }
  t.strictSame(nodes([item], 'GitHub').nodes, [
    {
      objectId: 'ABC',
      kinds: ['GH_User', 'Person', 'GitHub'],
      properties: {
        name: 'ANN',
        environmentid: 'ENV',
        Login: 'Ann',
        tags: ['x', 'y'],
        primarykind: 'GH_User'
      },
      collected: true
    }
  ])
  t.strictSame(nodes([{ id: 'a', kinds: ['X', 'X'], properties: null }]).nodes[0]?.kinds, ['X'])
  t.strictSame(nodes([{ id: 'a', kinds: [] }], 'GitHub').nodes[0]?.properties, {
    primarykind: 'GitHub'
  })
})

t.test('an edge finds its ends by id unless it says otherwise', async (t) => {
  const read = edges([edge({ properties: { weight: 1 } })], 'GitHub')
  t.strictSame(read.edges, [
    {
      start: { objectId: 'A', kinds: ['GitHub'] },
      end: { objectId: 'B', kinds: ['GitHub'] },
      kind: 'Knows',
      properties: { weight: 1 }
    }
  ])
  const typed = edges([edge({ start: { value: 's-1-5', match_by: 'id', kind: 'User' } })])
  t.strictSame(typed.edges[0]?.start, { objectId: 'S-1-5', kinds: ['User'] })
})

t.test('an end matched by name or by properties compares with what is stored', async (t) => {
  const start = { match_by: 'name', value: 'Ann@corp', kind: 'User' }
  const end = {
    match_by: 'property',
    property_matchers: [
      { key: 'distinguishedname', operator: 'equals', value: 'cn=x' },
      { key: 'Login', operator: 'equals', value: 'Ann' },
      { key: 'id', operator: 'equals', value: 5 },
      { key: 'on', operator: 'equals', value: false }
    ]
  }
  const read = edges([edge({ start, end })], 'GitHub')
  t.strictSame(read.edges[0]?.start, {
    match: [{ key: 'name', value: 'ANN@CORP' }],
    ignoreCase: true,
    kind: 'User',
    kinds: ['GitHub']
  })
  t.strictSame(read.edges[0]?.end, {
    match: [
      { key: 'distinguishedname', value: 'CN=X' },
      { key: 'Login', value: 'Ann' },
      { key: 'id', value: 5 },
      { key: 'on', value: false }
    ],
    ignoreCase: false,
    kinds: ['GitHub']
  })
})

t.test('each rule for nodes has its message, which names the node by index', async (t) => {
  const cases: [Json, RegExp][] = [
    ['x', /^nodes\[1\] must be an object/],
    [{ kinds: ['X'] }, /id must be/],
    [{ id: 7, kinds: ['X'] }, /id must be/],
    [{ id: 'a' }, /kinds must be an array/],
    [{ id: 'a', kinds: 'X' }, /kinds must be an array/],
    [{ id: 'a', kinds: [] }, /kinds is empty/],
    [{ id: 'a', kinds: ['A', 'B', 'C', 'D'] }, /more than 3/],
    [{ id: 'a', kinds: [1] }, /kinds\[0\] must be a text/],
    [{ id: 'a', kinds: ['X', 'TAG_Tier_Zero'] }, /kinds\[1\] "TAG_Tier_Zero" is reserved/],
    [{ id: 'a', kinds: ['tag'] }, /reserved/],
    [{ id: 'a', kinds: ['X'], properties: [] }, /properties must be an object or null/],
    [{ id: 'a', kinds: ['X'], properties: { objectid: 'b' } }, /objectid is not allowed/],
    [{ id: 'a', kinds: ['X'], properties: { p: null } }, /properties\.p must be/],
    [{ id: 'a', kinds: ['X'], properties: { p: { q: 1 } } }, /properties\.p must be/],
    [{ id: 'a', kinds: ['X'], properties: { p: [1, 'a'] } }, /properties\.p must be an array/],
    [{ id: 'a', kinds: ['X'], properties: { p: [[1]] } }, /properties\.p must be an array/]
  ]
  const good = { id: 'g', kinds: ['A', 'B', 'C'], properties: { p: [], q: [1, 2], r: [true] } }
  t.strictSame(messages('nodes', [good]), [])
  for (const [item, message] of cases) {
    const found = messages('nodes', [good, item])
    t.equal(found.length, 1, JSON.stringify(item))
    t.match(found[0], message)
    t.match(found[0], /^nodes\[1\] /)
  }
})

t.test('each rule for edges has its message, which names the edge by index', async (t) => {
  const matcher = { key: 'k', operator: 'equals', value: 1 }
  const by = (fields: JsonObject) => edge({ start: fields })
  const cases: [Json, RegExp][] = [
    [null, /must be an object/],
    [edge({ kind: 'has space' }), /kind must consist/],
    [edge({ kind: '' }), /kind must consist/],
    [edge({ kind: null }), /kind must consist/],
    [edge({ kind: 'tag_x' }), /reserved/],
    [edge({ end: null }), /end must be an object/],
    [by({}), /start\.value must be/],
    [by({ value: 3 }), /start\.value must be/],
    [by({ value: 'a', match_by: 'guess' }), /start\.match_by must be/],
    [by({ value: 'a', kind: 1 }), /start\.kind must be a text/],
    [by({ value: 'a', kind: 'Tag_x' }), /start\.kind "Tag_x" is reserved/],
    [by({ value: 'a', property_matchers: [matcher] }), /property_matchers is not allowed/],
    [
      by({ value: 'a', match_by: 'name', property_matchers: [] }),
      /property_matchers is not allowed/
    ],
    [by({ match_by: 'property' }), /at least one/],
    [by({ match_by: 'property', property_matchers: [] }), /at least one/],
    [
      by({ match_by: 'property', property_matchers: [matcher], value: 'a' }),
      /value is not allowed/
    ],
    [by({ match_by: 'property', property_matchers: [3] }), /\[0\] must be an object/],
    [by({ match_by: 'property', property_matchers: [{ ...matcher, key: '' }] }), /\.key must be/],
    [
      by({ match_by: 'property', property_matchers: [{ ...matcher, operator: 'like' }] }),
      /"equals"/
    ],
    [
      by({ match_by: 'property', property_matchers: [{ ...matcher, value: [] }] }),
      /\.value must be/
    ],
    [edge({ properties: 'x' }), /properties must be an object or null/]
  ]
  const good = [
    edge({ properties: null }),
    by({ match_by: 'property', property_matchers: [matcher] })
  ]
  t.strictSame(messages('edges', good), [])
  for (const [item, message] of cases) {
    const found = messages('edges', [edge({}), item])
    t.equal(found.length, 1, JSON.stringify(item))
    t.match(found[0], message)
    t.match(found[0], /^edges\[1\]/)
  }
})

t.test('a file with errors is refused with all of them, up to fifteen', async (t) => {
  const bad = Array(9).fill({})
  t.equal(messages('nodes', bad.slice(0, 2)).length, 4, 'two errors in each of two nodes')
  t.equal(messages('nodes', bad).length, 15)
  const { sink, ...read } = emptyRead()
  const reader = readerFor(header)
  reader.item('nodes', 0, {}, sink)
  reader.item('nodes', 1, { id: 'a', kinds: ['X'] }, sink)
  t.throws(() => reader.end?.(sink), FileError)
  t.strictSame(read.nodes, [], 'what follows an error is only checked')
})

t.test('a reserved source kind is refused before anything is read', async (t) => {
  for (const sourceKind of ['tag', 'Tag_Owned']) {
    t.throws(() => readerFor({ ...header, sourceKind }), FileError)
  }
  t.doesNotThrow(() => readerFor({ ...header, sourceKind: 'Tagesschau' }))
})
