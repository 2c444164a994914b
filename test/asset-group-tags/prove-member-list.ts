/** What every list of members promises, whosever members they are. */
import fc from 'fast-check'
import t from 'tap'
import type { Answer } from '../support/api.ts'
import { addToGraph } from '../support/graph.ts'
import { idsOf, type Node, type Query, type startMembers } from './members.ts'

type Api = Awaited<ReturnType<typeof startMembers>>
type List = {
  /** Makes these nodes all that the list has. */
  fill: (nodes: readonly Node[]) => Promise<void>
  list: (query?: Query) => Promise<Answer>
}

const [NORTH, SOUTH, CLOUD] = ['S-1-5-21-1', 'S-1-5-21-2', '0F1D2C3B-TENANT']

export function proveMemberList({ aNode, db }: Api, { fill, list }: List): void {
  t.test('200 shows the nodes with their properties, by their ids', async (t) => {
    const properties = { domain: 'NORTH.EXAMPLE', admincount: true, serviceprincipalnames: ['A/b'] }
    const graph = { nodes: { ADA: ['User', properties], BOB: 'User' } } as const
    const id = Number((await addToGraph(db, graph)).get('ADA'))
    const gone = id + 1000
    await fill([
      aNode(gone, { source: 3, kind: 'OU', environment: '', name: 'GONE', objectId: 'ABC' }),
      aNode(id, { source: 2, environment: SOUTH, name: 'ADA' })
    ])
    const { status, body } = await list()
    t.equal(status, 200)
    t.strictSame(body, {
      count: 2,
      skip: 0,
      limit: 50,
      data: {
        members: [
          {
            id,
            object_id: `S-1-5-21-1-${id}`,
            environment_id: SOUTH,
            primary_kind: 'User',
            name: 'ADA',
            properties,
            source: 2
          },
          {
            id: gone,
            object_id: 'ABC',
            environment_id: '',
            primary_kind: 'OU',
            name: 'GONE',
            properties: {},
            source: 3
          }
        ]
      }
    })
  })

  t.test('200 pages, and counts every match', async (t) => {
    await fill([5, 3, 1, 2, 4].map((id) => aNode(id)))
    const page = async (query: Query) => {
      const answer = await list(query)
      return [answer.body.count, idsOf(answer)]
    }
    t.strictSame(await page({ limit: 2 }), [5, [1, 2]])
    t.strictSame(await page({ skip: 2, limit: 2 }), [5, [3, 4]])
    t.strictSame(await page({ skip: 4, limit: 2 }), [5, [5]])
    t.strictSame(await page({ skip: 9, limit: 2 }), [5, []])
    t.strictSame(await page({ limit: 0 }), [5, []], 'an empty page with the true count')
    t.strictSame(await page({ limit: 0, name: 'NODE 3' }), [1, []])
  })

  t.test('200 filters, by part whatever the case', async (t) => {
    await fill([
      aNode(1, { name: 'ADA@NORTH', kind: 'User', objectId: 'S-1-5-21-1-500' }),
      aNode(2, {
        name: 'ada@south',
        kind: 'AZUser',
        objectId: 'S-1-5-21-2-500',
        environment: SOUTH
      }),
      aNode(3, { name: 'ÉLODIE', kind: 'Group', objectId: 'ABCDEF', environment: CLOUD }),
      aNode(4, { name: '100% SURE', kind: 'Base', objectId: 'A_B' }),
      aNode(5, { name: '1000 SURE', kind: 'AZBase', objectId: 'AXB', environment: CLOUD })
    ])
    for (const [query, expected] of [
      [{ name: 'ADA@NORTH' }, [1]],
      [{ name: 'ada@north' }, []],
      [{ name: 'neq:ADA@NORTH' }, [2, 3, 4, 5]],
      [{ name: '~eq:ada' }, [1, 2]],
      [{ name: '~eq:élod' }, [3]],
      [{ name: '~eq:0%' }, [4]],
      [{ name: ['eq:ADA@NORTH', '~eq:élo'] }, [1, 3]],
      [{ name: ['~eq:SURE', 'neq:100% SURE'] }, [5]],
      [{ object_id: '~eq:a_b' }, [4]],
      [{ object_id: '~eq:-500', name: '~eq:south' }, [2]],
      [{ object_id: 'ABCDEF' }, [3]],
      [{ object_id: ['neq:ABCDEF', 'neq:A_B'] }, [1, 2, 5]],
      [{ primary_kind: ['Group', 'User'] }, [1, 3]],
      [{ primary_kind: '~eq:user' }, [1, 2]],
      [{ primary_kind: 'neq:User' }, [2, 3, 4, 5]],
      [{ primary_kind: 'Base' }, [4]],
      [{ primary_kind: 'AZBase' }, [5]],
      [{ primary_kind: 'neq:Base' }, [1, 2, 3, 5]],
      [{ environments: NORTH }, [1, 4]],
      [{ environments: [SOUTH, CLOUD] }, [2, 3, 5]],
      [{ environments: [SOUTH, CLOUD], primary_kind: 'neq:AZUser' }, [3, 5]],
      [{ environments: 'elsewhere' }, []]
    ] as [Query, number[]][]) {
      const answer = await list(query)
      t.strictSame(idsOf(answer), expected, JSON.stringify(query))
      t.equal(answer.body.count, expected.length)
    }
  })

  t.test('200 sorts by each column, a leading hyphen descending', async (t) => {
    await fill([
      aNode(1, { name: 'B', objectId: 'X' }),
      aNode(2, { name: 'A', objectId: 'Z' }),
      aNode(3, { name: 'b', objectId: 'Y' }),
      aNode(4, { name: 'A', objectId: 'W' })
    ])
    for (const [sort_by, expected] of [
      ['id', [1, 2, 3, 4]],
      ['-id', [4, 3, 2, 1]],
      ['name', [2, 4, 1, 3]],
      ['-name', [3, 1, 4, 2]],
      ['objectid', [4, 1, 3, 2]],
      ['-objectid', [2, 3, 1, 4]],
      [
        ['name', 'objectid'],
        [4, 2, 1, 3]
      ],
      [
        ['-name', 'id'],
        [3, 1, 2, 4]
      ]
    ] as [string | string[], number[]][]) {
      t.strictSame(idsOf(await list({ sort_by })), expected, `${sort_by}`)
    }
  })

  t.test('200 filters, sorts and pages as the same rules do in memory', async (t) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(node, { maxLength: 12, selector: ({ id }) => id }),
        fc.array(wish, { minLength: 1, maxLength: 4 }),
        async (nodes, wishes) => {
          await fill(nodes)
          for (const one of wishes) {
            const { matches, page } = expected(nodes, one)
            const answer = await list(queryOf(one))
            t.equal(answer.body.count, matches, JSON.stringify(one))
            t.strictSame(idsOf(answer), page, JSON.stringify(one))
          }
        }
      ),
      { numRuns: 60 }
    )
  })

  t.test('400 for what the list cannot be filtered, sorted or paged by', async (t) => {
    for (const [query, context] of [
      [{ sort_by: 'primary_kind' }, 'sort_by'],
      [{ sort_by: '' }, 'sort_by'],
      [{ name: 'gt:A' }, 'name'],
      [{ name: 'eq:' }, 'name'],
      [{ object_id: 'lte:A' }, 'object_id'],
      [{ primary_kind: '' }, 'primary_kind'],
      [{ environments: '' }, 'environments'],
      [{ limit: -1 }, 'limit'],
      [{ skip: 'x' }, 'skip'],
      [{ skip: 2_147_483_648 }, 'skip']
    ] as [Query, string][]) {
      const { status, body } = await list(query)
      t.equal(status, 400, JSON.stringify(query))
      t.match(body, { errors: [{ context }] })
    }
  })
}

const text = (...values: string[]) => fc.constantFrom(...values)
const NAMES = ['ADA', 'ada', 'Ada L', '100%', '1000', 'a_b', 'axb', 'a\\b', 'ÜNAL', 'ünal', 'Ж']
const PARTS = [...NAMES, 'A', 'd', '%', '_', '\\', 'ü', 'ж', 'L']
const KINDS = ['User', 'Group', 'Base', 'AZUser', 'AZBase']
const ENVIRONMENTS = [NORTH, SOUTH, CLOUD, '']

const node: fc.Arbitrary<Node> = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  objectId: text(...NAMES),
  name: text(...NAMES),
  kind: text(...KINDS),
  environment: text(...ENVIRONMENTS),
  source: fc.constantFrom(1, 2, 3)
})

const COLUMNS = { name: 'name', object_id: 'objectId', primary_kind: 'kind' } as const
const KEYS = { id: 'id', name: 'name', objectid: 'objectId' } as const

type Filter = { column: keyof typeof COLUMNS; predicate: '' | 'eq' | '~eq' | 'neq'; value: string }
type Wish = {
  filters: Filter[]
  environments: string[]
  sort: { key: keyof typeof KEYS; descending: boolean }[]
  skip: number
  limit: number
}

const wish: fc.Arbitrary<Wish> = fc.record({
  filters: fc.array(
    fc.record({
      column: fc.constantFrom('name', 'object_id', 'primary_kind'),
      predicate: fc.constantFrom('', 'eq', '~eq', 'neq'),
      value: text(...PARTS, ...KINDS, 'az', 'e')
    }),
    { maxLength: 3 }
  ),
  environments: fc.subarray([NORTH, SOUTH, CLOUD]),
  sort: fc.array(
    fc.record({ key: fc.constantFrom('id', 'name', 'objectid'), descending: fc.boolean() }),
    { maxLength: 3 }
  ),
  skip: fc.nat({ max: 8 }),
  limit: fc.nat({ max: 8 })
})

function queryOf({ filters, environments, sort, skip, limit }: Wish): Query {
  const query: Record<string, string[]> = {}
  for (const { column, predicate, value } of filters) {
    query[column] ??= []
    query[column].push(predicate === '' ? value : `${predicate}:${value}`)
  }
  return {
    ...query,
    environments,
    sort_by: sort.map(({ key, descending }) => `${descending ? '-' : ''}${key}`),
    skip,
    limit
  }
}

/** No environments are all of them. Equal rows follow the direction of the first column. */
function expected(nodes: readonly Node[], { filters, environments, sort, skip, limit }: Wish) {
  const holds = (one: Node, { column, predicate, value }: Filter) => {
    const own = one[COLUMNS[column]]
    if (predicate === 'neq') return own !== value
    return predicate === '~eq' ? own.toLowerCase().includes(value.toLowerCase()) : own === value
  }
  const matches = nodes.filter((one) => {
    if (environments.length > 0 && !environments.includes(one.environment)) return false
    return filters.every((filter) =>
      filter.predicate === 'neq'
        ? holds(one, filter)
        : filters.some(
            (other) =>
              other.column === filter.column && other.predicate !== 'neq' && holds(one, other)
          )
    )
  })
  const keys = [...sort, { key: 'id' as const, descending: sort[0]?.descending ?? false }]
  const sorted = [...matches].sort((one, other) => {
    for (const { key, descending } of keys) {
      const [left, right] = [one[KEYS[key]], other[KEYS[key]]]
      if (left !== right) return left < right !== descending ? -1 : 1
    }
    return 0
  })
  return { matches: matches.length, page: sorted.slice(skip, skip + limit).map(({ id }) => id) }
}
