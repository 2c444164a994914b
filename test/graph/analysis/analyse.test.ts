import { sql } from 'kysely'
import t from 'tap'
import { analyse, type StepReport } from '../../../src/graph/analysis/analyse.ts'
import type { AnalysisStep, DerivationStep, StepContext } from '../../../src/graph/analysis/step.ts'
import { wantEdges } from '../../../src/graph/analysis/wanted-edges.ts'
import { addToGraph, type Graph, NOW, readEdges, writeGraph } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)
const LATER = new Date('2026-02-02T00:00:00.000Z')

const OFFICE: Graph = {
  nodes: { U: 'User', V: 'User', W: 'User', C: 'Computer', 'C-544': 'ADLocalGroup' },
  edges: [
    'C-544 -LocalToComputer-> C',
    'U -MemberOfLocalGroup-> C-544',
    'V -MemberOfLocalGroup-> C-544',
    'U -OwnsRaw-> C'
  ]
}

type EdgeRow = { id: number; text: string; last_seen: Date; properties: unknown }
async function derivedRows(...kinds: string[]): Promise<EdgeRow[]> {
  const { rows } = await sql<EdgeRow>`
    select e.id, s.object_id || ' ' || k.name as text, e.last_seen, e.properties
    from edges e join nodes s on s.id = e.start_id join kinds k on k.id = e.kind_id
    where k.name = any(${kinds}::text[]) order by text`.execute(db)
  return rows
}
const removeEdge = (start: string, kind: string) =>
  sql`
    delete from edges e using nodes s, kinds k
    where s.id = e.start_id and s.object_id = ${start} and k.id = e.kind_id and k.name = ${kind}
  `.execute(db)

async function idOf({ db }: StepContext, objectId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from nodes where object_id = ${objectId}`.execute(db)
  return rows[0]?.id ?? 0
}
/** A step that wants one edge. */
function wanting(name: string, kind: 'AdminTo' | 'CanRDP', start: string): DerivationStep {
  return {
    name,
    kinds: [kind],
    derive: async (context) =>
      wantEdges(context, kind, [[await idOf(context, start), await idOf(context, 'C')]])
  }
}
const brief = ({ name, added, removed, error }: StepReport) => ({ name, added, removed, error })

t.test('derived edges are without properties and carry the time of the analysis', async (t) => {
  await writeGraph(db, OFFICE)
  await analyse(db, { now: NOW })
  t.match(await derivedRows('AdminTo'), [
    { text: 'U AdminTo', last_seen: NOW, properties: {} },
    { text: 'V AdminTo', last_seen: NOW, properties: {} }
  ])
})

t.test('a second analysis changes nothing, not even a row', async (t) => {
  await writeGraph(db, OFFICE)
  const first = await analyse(db, { now: NOW })
  const count = (reports: StepReport[]) => reports.reduce((sum, { added }) => sum + added, 0)
  t.equal(count(first), 3)
  const state = () => sql`select xmin::text, * from edges order by id`.execute(db)
  const before = (await state()).rows
  const second = await analyse(db, { now: LATER })
  t.strictSame(
    second.map(({ added, removed, error }) => [added, removed, error]),
    second.map(() => [0, 0, undefined])
  )
  t.strictSame((await state()).rows, before)
})

t.test('edges that stay keep their ids while others come and go', async (t) => {
  await writeGraph(db, OFFICE)
  await analyse(db, { now: NOW })
  const [u] = await derivedRows('AdminTo')
  await removeEdge('V', 'MemberOfLocalGroup')
  await addToGraph(db, { nodes: {}, edges: ['W -MemberOfLocalGroup-> C-544'] })

  const reports = await analyse(db, { now: LATER })
  t.match(reports.find(({ name }) => name === 'local-group-access')?.added, 1)
  t.match(reports.find(({ name }) => name === 'local-group-access')?.removed, 1)
  const [kept, added] = await derivedRows('AdminTo')
  t.strictSame(kept, u)
  t.match(added, { text: 'W AdminTo', last_seen: LATER })
})

t.test('an edge whose properties changed keeps its id and is written anew', async (t) => {
  await writeGraph(db, OFFICE)
  await analyse(db, { now: NOW })
  const [before] = await derivedRows('Owns')
  await sql`
    update edges set properties = '{"isinherited": true}'
    where kind_id = (select id from kinds where name = 'OwnsRaw')`.execute(db)
  const reports = await analyse(db, { now: LATER })
  t.match(reports.find(({ name }) => name === 'ownership')?.added, 0)
  t.strictSame(await derivedRows('Owns'), [
    {
      id: before?.id,
      text: 'U Owns',
      last_seen: LATER,
      properties: { isacl: true, isinherited: true, inheritancehash: '' }
    }
  ])
})

t.test(
  'edges of the same kind outside the directory survive, between its nodes they do not',
  async (t) => {
    await writeGraph(db, {
      nodes: { X: '!App', Y: '!App', U: 'User', C: 'Computer', AZ: '!AZBase AZUser' },
      edges: [
        'X -AdminTo-> Y',
        'X -AdminTo-> C',
        'U -AdminTo-> Y',
        'U -AdminTo-> C',
        'AZ -AdminTo-> C'
      ]
    })
    const reports = await analyse(db, { now: NOW })
    t.equal(reports.find(({ name }) => name === 'local-group-access')?.removed, 2)
    t.strictSame(await readEdges(db, 'AdminTo'), [
      'U -AdminTo-> Y',
      'X -AdminTo-> C',
      'X -AdminTo-> Y'
    ])
  }
)

t.test('no edge is derived to a node that a later analysis would not look at', async (t) => {
  await writeGraph(db, { nodes: { U: 'User', C: '!App' } })
  const [report] = await analyse(db, { now: NOW, steps: [wanting('one', 'AdminTo', 'U')] })
  t.match(report, { added: 0, removed: 0 })
  t.strictSame(await readEdges(db, 'AdminTo'), [])
})

t.test('a step that fails keeps the edges it made before, and the others go on', async (t) => {
  await writeGraph(db, OFFICE)
  const good = [wanting('admin', 'AdminTo', 'U'), wanting('rdp', 'CanRDP', 'U')]
  await analyse(db, { now: NOW, steps: good })
  const broken: AnalysisStep = {
    name: 'admin',
    kinds: ['AdminTo'],
    derive: async (context) => {
      await wanting('', 'AdminTo', 'V').derive(context)
      await sql`select 1 / 0`.execute(context.db)
    }
  }
  const logged: unknown[] = []
  const steps = [broken, wanting('rdp', 'CanRDP', 'V')]
  const log = { error: (details: object) => void logged.push(details) }
  const reports = await analyse(db, { now: LATER, steps, log })
  t.strictSame(reports.map(brief), [
    { name: 'admin', added: 0, removed: 0, error: 'division by zero' },
    { name: 'rdp', added: 1, removed: 1, error: undefined }
  ])
  t.strictSame(await readEdges(db, 'AdminTo', 'CanRDP'), ['U -AdminTo-> C', 'V -CanRDP-> C'])
  t.match(logged, [{ step: 'admin', err: { message: 'division by zero' } }])
})

t.test('a repair that fails half way leaves nothing behind', async (t) => {
  await writeGraph(db, OFFICE)
  const half: AnalysisStep = {
    name: 'half',
    repair: async ({ db }) => {
      await sql`delete from nodes`.execute(db)
      throw new Error('no more')
    }
  }
  const [report] = await analyse(db, { now: NOW, steps: [half] })
  t.equal(report?.error, 'no more')
  const { rows } = await sql`select from nodes`.execute(db)
  t.equal(rows.length, 5)
})

t.test('a statement that takes too long fails its step alone', async (t) => {
  await writeGraph(db, OFFICE)
  const slow: AnalysisStep = {
    name: 'slow',
    kinds: ['AdminTo'],
    derive: async ({ db }) => void (await sql`select pg_sleep(60)`.execute(db))
  }
  const steps = [slow, wanting('rdp', 'CanRDP', 'U')]
  const [first, second] = await analyse(db, { now: NOW, steps, statementTimeoutMs: 50 })
  t.match(first?.error, /statement timeout/)
  t.match(second, { added: 1 })
})

t.test('a step may not touch kinds of another', async (t) => {
  await writeGraph(db, OFFICE)
  const stray: AnalysisStep = { ...wanting('stray', 'CanRDP', 'U'), kinds: ['AdminTo'] }
  const [report] = await analyse(db, { now: NOW, steps: [stray] })
  t.equal(report?.error, 'the step wants edges of kinds that it does not own: CanRDP')
  t.strictSame(await readEdges(db, 'CanRDP'), [])
})

t.test('an edge that is wanted twice is made once', async (t) => {
  await writeGraph(db, OFFICE)
  const once = wanting('twice', 'AdminTo', 'U')
  const twice: AnalysisStep = {
    ...once,
    derive: async (context) => {
      await once.derive(context)
      await once.derive(context)
    }
  }
  const [report] = await analyse(db, { now: NOW, steps: [twice] })
  t.match(report, { added: 1, removed: 0 })
})

t.test('memberships are read again after a repair', async (t) => {
  await writeGraph(db, { nodes: { U: 'User', G: 'Group' } })
  const seen: number[] = []
  const look = (name: string): AnalysisStep => ({
    name,
    kinds: [],
    derive: async (context) => {
      const members = (await context.membership()).membersOf(await idOf(context, 'G'))
      seen.push(members.size)
    }
  })
  const join: AnalysisStep = {
    name: 'join',
    repair: async ({ db, kinds }) => {
      await sql`
        insert into edges (start_id, kind_id, end_id)
        select u.id, ${kinds.MemberOf}::smallint, g.id from nodes u, nodes g
        where u.object_id = 'U' and g.object_id = 'G'`.execute(db)
      return { added: 1, removed: 0 }
    }
  }
  const reports = await analyse(db, { now: NOW, steps: [look('before'), join, look('after')] })
  t.strictSame(
    reports.map(({ error }) => error),
    [undefined, undefined, undefined]
  )
  t.strictSame(seen, [0, 1])
})

t.test('what each step did is reported as it ends and kept for the last analysis', async (t) => {
  await writeGraph(db, OFFICE)
  await analyse(db, { now: NOW, steps: [wanting('gone', 'AdminTo', 'U')] })
  const failing: AnalysisStep = {
    name: 'failing',
    kinds: [],
    derive: () => Promise.reject(new Error('no more'))
  }
  const told: StepReport[] = []
  const reports = await analyse(db, {
    now: LATER,
    steps: [wanting('rdp', 'CanRDP', 'U'), failing],
    onStep: (report) => void told.push(report)
  })
  t.strictSame(told, reports)
  const { rows } = await sql`
    select name, added, removed, duration_ms, error from analysis_steps order by name`.execute(db)
  const durations = Object.fromEntries(reports.map(({ name, durationMs }) => [name, durationMs]))
  t.strictSame(rows, [
    { name: 'failing', added: 0, removed: 0, duration_ms: durations.failing, error: 'no more' },
    { name: 'rdp', added: 1, removed: 0, duration_ms: durations.rdp, error: null }
  ])
})

t.test('each analysis uses up no kind ids', async (t) => {
  const nextId = async () =>
    (
      await sql<{ id: number }>`
        insert into kinds (name) values (gen_random_uuid()) returning id`.execute(db)
    ).rows[0]?.id ?? 0
  const before = await nextId()
  await analyse(db, { now: NOW })
  await analyse(db, { now: NOW })
  t.equal(await nextId(), before + 1)
})
