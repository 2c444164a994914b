import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import t from 'tap'
import { entriesOf, queriesOf } from './archives.ts'
import { startLibrary } from './library.ts'

const { app, db, aPerson, aQuery, callAs, bearerOf } = await startLibrary(t)
const [me, other] = [await aPerson(), await aPerson()]
await aQuery(me, { name: 'mine', query: 'RETURN "é"', description: 'my own' })
await aQuery(me, { name: 'mine, public' }, 'public')
await aQuery(other, { name: 'hidden' })
await aQuery(other, { name: 'given' }, [me])
await aQuery(other, { name: 'open' }, 'public')

const exported = (by: { id: string }, scope?: string | readonly string[]) =>
  callAs(by.id, 'exportSavedQueries', { query: scope === undefined ? {} : { scope } })
const names = (entries: { file: string }[]) => entries.map(({ file }) => file)

t.test('200 an archive of one file per query, under a dated name', async (t) => {
  const { status, headers, body } = await exported(me, 'owned')
  t.equal(status, 200)
  t.equal(headers['content-type'], 'application/octet-stream')
  const today = new Date().toISOString().slice(0, 10)
  t.equal(headers['content-disposition'], `attachment; filename="saved-queries-${today}.zip"`)
  const [mine, ...more] = await entriesOf(body)
  t.equal(mine?.file, 'mine.json')
  t.strictSame(JSON.parse(mine?.text ?? ''), {
    name: 'mine',
    query: 'RETURN "é"',
    description: 'my own'
  })
  t.strictSame(names(more), ['mine, public.json'])
})

t.test('200 each scope in any letter case, only the first one counts', async (t) => {
  for (const [scope, expected] of [
    ['shared', ['given']],
    ['PUBLIC', ['mine, public', 'open']],
    ['All', ['mine', 'mine, public', 'given', 'open']],
    [['shared', 'nonsense'], ['given']]
  ] as const) {
    const { status, body } = await exported(me, scope)
    t.equal(status, 200)
    t.strictSame(
      names(await entriesOf(body)),
      expected.map((name) => `${name}.json`),
      String(scope)
    )
  }
})

t.test('200 without any query the archive is empty', async (t) => {
  const { status, body } = await exported(await aPerson(), 'owned')
  t.equal(status, 200)
  t.strictSame(await entriesOf(body), [])
})

t.test('200 equal names of several owners stay apart', async (t) => {
  const reader = await aPerson()
  for (const query of ['RETURN 1', 'RETURN 2', 'RETURN 3']) {
    await aQuery(await aPerson(), { name: 'Same', query }, [reader])
  }
  await aQuery(await aPerson(), { name: 'same (2)', query: 'RETURN 4' }, [reader])
  const entries = await entriesOf((await exported(reader, 'shared')).body)
  t.strictSame(names(entries), ['Same.json', 'Same (2).json', 'Same (3).json', 'same (2) (2).json'])
  t.strictSame(
    entries.map(({ text }) => JSON.parse(text).query),
    ['RETURN 1', 'RETURN 2', 'RETURN 3', 'RETURN 4']
  )
})

async function fill(owner: { id: string }, count: number) {
  await sql`insert into saved_queries (user_id, name, query, description)
    select ${owner.id}, 'Query ' || i, 'RETURN ' || i, repeat(md5(i::text), 200)
    from generate_series(1, ${count}::int) i`.execute(db)
}

t.test('200 more queries than one page of the database', async (t) => {
  const owner = await aPerson()
  await fill(owner, 1001)
  const queries = await queriesOf((await exported(owner, 'owned')).body)
  t.strictSame(
    queries.map(({ query }) => query),
    Array.from({ length: 1001 }, (_, i) => `RETURN ${i + 1}`)
  )
})

t.test('200 what nobody reads any more is not asked of the database', async (t) => {
  const owner = await aPerson()
  await fill(owner, 20_000)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const request = get({
    host: '127.0.0.1',
    port,
    path: '/api/v2/saved-queries/export?scope=owned',
    headers: { authorization: await bearerOf(owner.id) }
  })
  const [response] = await once(request, 'response')
  await once(response, 'readable')
  const scans = async () => {
    const { rows } = await sql<{ pages: string }>`
      select count(*) as pages from pg_stat_activity
      where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
        and query like '%saved_queries%'`.execute(db)
    return Number(rows[0]?.pages)
  }
  // Nobody reads: the archive stands still, and no connection waits for it.
  await sleep(500)
  t.equal(await scans(), 0, 'a slow reader keeps no connection')
  request.destroy()
  await sleep(200)
  t.equal(await scans(), 0, 'nor does one who has gone')
  t.equal((await exported(me, 'owned')).status, 200)
})

t.test('400 without a scope, with an empty or an unknown one', async (t) => {
  for (const scope of [undefined, '', 'mine', 'owned,shared', ['mine', 'all']]) {
    const { status, body } = await exported(me, scope)
    t.equal(status, 400, String(scope))
    t.match(body, { errors: [{ context: 'scope' }] })
  }
})
