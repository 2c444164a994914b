import { createHash } from 'node:crypto'
import fc from 'fast-check'
import t from 'tap'
import { ATTACK_PATHS, ORDINARY_RELATIONS } from '../../scripts/sample-forest/attack-paths.ts'
import { fileText, generateForest } from '../../scripts/sample-forest/generate.ts'
import { type ForestOptions, planForest } from '../../scripts/sample-forest/plan.ts'
import { inForest } from '../../scripts/sample-forest/planted.ts'
import { InvalidRequestError } from '../../src/errors.ts'
import { namedEdges, readForest } from './sample-forest-reader.ts'

const DEMO = { seed: 1, users: 300 }
const SEED = 20250106

const options = fc.record({
  seed: fc.nat(),
  users: fc.integer({ min: 20, max: 260 }),
  domains: fc.integer({ min: 1, max: 4 })
})

t.test('equal options give equal files, and another seed another forest', async (t) => {
  fc.assert(
    fc.property(options, (one) => {
      t.equal(digest(one), digest({ ...one }))
      t.not(digest(one), digest({ ...one, seed: one.seed + 1 }))
    }),
    { seed: SEED, numRuns: 8 }
  )
})

t.test('every file is a collection of version 6 that counts its objects', async (t) => {
  fc.assert(
    fc.property(options, (one) => {
      const files = generateForest(one)
      const names = files.map((file) => file.fileName)
      t.equal(new Set(names).size, names.length)
      for (const file of files) {
        const parsed = JSON.parse([...fileText(file)].join(''))
        t.same(Object.keys(parsed), ['data', 'meta'])
        t.match(parsed.meta, { type: file.type, version: 6, count: parsed.data.length })
        for (const object of parsed.data) {
          t.equal(typeof object.ObjectIdentifier, 'string')
          t.ok(object.Properties.name.includes(object.Properties.domain), object.Properties.name)
        }
      }
    }),
    { seed: SEED, numRuns: 6 }
  )
})

t.test('no identifier and no name is used twice for one type', async (t) => {
  fc.assert(
    fc.property(options, (one) => {
      const ids = new Set<string>()
      for (const file of generateForest(one)) {
        const names = new Set<string>()
        for (const object of file.objects) {
          if (ids.has(object.ObjectIdentifier)) t.fail(`${object.Properties.name} has a taken id`)
          ids.add(object.ObjectIdentifier)
          // Containers repeat their names, as MACHINE and USER of every policy do.
          const name = String(
            object.Properties[file.type === 'users' ? 'name' : 'distinguishedname']
          )
          if (names.has(name)) t.fail(`${name} stands twice in ${file.fileName}`)
          names.add(name)
        }
      }
    }),
    { seed: SEED, numRuns: 8 }
  )
})

t.test(
  'every reference resolves, but for the trusted forest and its four principals',
  async (t) => {
    fc.assert(
      fc.property(options, (one) => {
        const { nodes, names } = readForest(one)
        const external = planForest(one).external.sid
        const expected = [external, `${external}-1106`, `${external}-1107`]
        if (one.domains > 1) expected.push(`${external}-1111`)
        const unresolved = [...nodes].filter((id) => !names.has(id))
        t.same(unresolved.sort(), expected.sort())
      }),
      { seed: SEED, numRuns: 8 }
    )
  }
)

t.test('every step of every attack path is in the files', async (t) => {
  for (const seed of [1, 2, 3]) {
    const forest = planForest({ ...DEMO, seed })
    const edges = namedEdges(readForest({ ...DEMO, seed }))
    for (const step of [...ATTACK_PATHS.flatMap((path) => path.steps), ...ORDINARY_RELATIONS]) {
      const [from, kind, to] = inForest(step, forest) ?? step
      const start = from.replace('EXTERNAL', forest.external.sid)
      t.ok(edges.has(`${start} -${kind}-> ${to}`), `${start} -${kind}-> ${to}`)
    }
  }
})

t.test('a forest of one domain has the paths that need no other domain', async (t) => {
  const one = { ...DEMO, domains: 1 }
  const edges = namedEdges(readForest(one))
  const steps = ATTACK_PATHS.flatMap((path) => path.steps)
    .map((step) => inForest(step, planForest(one)))
    .filter((step) => step !== undefined)
  t.ok(steps.length > 20)
  for (const [from, kind, to] of steps)
    t.ok(edges.has(`${from} -${kind}-> ${to}`), `${from} ${kind}`)
})

t.test('the administrators of every domain have their well-known identifiers', async (t) => {
  const { names } = readForest(DEMO)
  const [root, child] = planForest(DEMO).domains
  t.equal(names.get(`${root?.sid}-512`), `DOMAIN ADMINS@${root?.name}`)
  t.equal(names.get(`${root?.sid}-519`), `ENTERPRISE ADMINS@${root?.name}`)
  t.equal(names.get(`${root?.name}-S-1-5-32-544`), `ADMINISTRATORS@${root?.name}`)
  t.equal(names.get(`${child?.sid}-513`), `DOMAIN USERS@${child?.name}`)
  t.notOk(names.has(`${child?.sid}-519`), 'only the root has enterprise admins')
})

t.test('the demonstration is a thousand objects or so', async (t) => {
  const { objects } = readForest(DEMO)
  t.ok(objects >= 1000 && objects <= 1400, `${objects} objects`)
})

t.test('objects and edges grow with the number of users', async (t) => {
  const small = readForest({ seed: 1, users: 1000 })
  const large = readForest({ seed: 1, users: 4000 })
  const growth = (large.objects - small.objects) / 3000
  t.ok(growth > 2 && growth < 2.6, `${growth} objects for each further user`)
  for (const graph of [small, large]) {
    const ratio = graph.edges.size / graph.nodes.size
    t.ok(ratio > 7.5 && ratio < 9.5, `${ratio} edges for each node`)
  }
})

t.test('a hundredth of the nodes touches most of the edges, as in real directories', async (t) => {
  for (const seed of [1, 2, 3]) {
    const { nodes, edges } = readForest({ seed, users: 1500 })
    const degrees = new Map<string, number>()
    for (const { from, to } of edges.values()) {
      for (const id of [from, to]) degrees.set(id, (degrees.get(id) ?? 0) + 1)
    }
    const hubs = new Set(
      [...degrees]
        .sort((a, b) => b[1] - a[1])
        .slice(0, Math.ceil(nodes.size / 100))
        .map(([id]) => id)
    )
    const touched = [...edges.values()].filter(({ from, to }) => hubs.has(from) || hubs.has(to))
    const share = touched.length / edges.size
    t.ok(share > 0.65 && share < 0.9, `${share} of the edges`)
  }
})

t.test(
  'most resource groups are small, and few hold a large part of the memberships',
  async (t) => {
    const sizes: number[] = []
    for (const file of generateForest({ seed: 1, users: 3000 })) {
      if (file.type !== 'groups') continue
      for (const group of file.objects) {
        if (/-\d{4} USERS@/.test(group.Properties.name)) sizes.push((group.Members as []).length)
      }
    }
    sizes.sort((a, b) => b - a)
    const sum = (list: number[]) => list.reduce((total, size) => total + size, 0)
    const median = sizes[sizes.length >> 1] ?? 0
    const share = sum(sizes.slice(0, Math.ceil(sizes.length / 20))) / sum(sizes)
    t.ok(median >= 1 && median <= 4, `median ${median}`)
    t.ok(share > 0.25, `the largest twentieth holds ${share}`)
  }
)

t.test('an option out of range is refused by name', async (t) => {
  const refused = (one: ForestOptions, context: string, range: string) =>
    t.throws(
      () => generateForest(one),
      new InvalidRequestError(context, `must be a whole number from ${range}`)
    )
  refused({ seed: 1, users: 19 }, 'users', '20 to 2000000')
  refused({ seed: 1, users: 2_000_001 }, 'users', '20 to 2000000')
  refused({ seed: 1, users: 20.5 }, 'users', '20 to 2000000')
  refused({ seed: -1, users: 20 }, 'seed', '0 to 9007199254740991')
  refused({ seed: 1, users: 20, domains: 0 }, 'domains', '1 to 8')
  refused({ seed: 1, users: 20, domains: 9 }, 'domains', '1 to 8')
})

function digest(one: ForestOptions): string {
  const hash = createHash('sha256')
  for (const file of generateForest(one)) {
    hash.update(file.fileName)
    for (const chunk of fileText(file)) hash.update(chunk)
  }
  return hash.digest('hex')
}
