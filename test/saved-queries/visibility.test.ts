/** Over random owners and shares: everybody sees exactly what they own, what they are given, and what is public. */
import fc from 'fast-check'
import t from 'tap'
import { queriesOf } from './archives.ts'
import { startLibrary } from './library.ts'

const { db, aPerson, aQuery, callAs } = await startLibrary(t)
const people = [await aPerson(), await aPerson({ role: 'Administrator' }), await aPerson()]

/** Users by their place; `public` leaves no room for readers. */
const query = fc.record({
  owner: fc.nat({ max: people.length - 1 }),
  shared: fc.oneof(
    fc.constant('public' as const),
    fc.subarray([...people.keys()], { minLength: 0 })
  )
})

type Written = {
  owner: number
  readers: 'public' | number[]
  row: { id: number; name: string }
}

t.test('list, get, run and export agree on who reads what', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(query, { maxLength: 8 }), async (library) => {
      await db.deleteFrom('saved_queries').execute()
      const written: Written[] = []
      for (const { owner, shared } of library) {
        const readers = shared === 'public' ? shared : shared.filter((one) => one !== owner)
        const given = readers === 'public' ? readers : readers.map((one) => people[one] as never)
        written.push({ owner, readers, row: await aQuery(people[owner] ?? null, {}, given) })
      }
      for (const [place, { id }] of people.entries()) {
        const scopeOf = ({ owner, readers }: Written) => {
          if (owner === place) return 'owned'
          if (readers === 'public') return 'public'
          return readers.includes(place) ? 'shared' : undefined
        }
        const seen = written.flatMap((one) => {
          const scope = scopeOf(one)
          return scope ? [{ id: one.row.id, name: one.row.name, scope }] : []
        })
        const { body } = await callAs(id, 'listSavedQueries', { query: { scope: 'all' } })
        const listed = body.data.map((one: { id: number; name: string; scope: string }) => ({
          id: one.id,
          name: one.name,
          scope: one.scope
        }))
        t.strictSame(listed, seen)
        const exported = await callAs(id, 'exportSavedQueries', { query: { scope: 'all' } })
        t.strictSame(
          (await queriesOf(exported.body)).map(({ name }) => name),
          seen.map(({ name }) => name)
        )
        for (const { row } of written) {
          const path = { saved_query_id: row.id }
          const expected = seen.some((one) => one.id === row.id) ? 200 : 404
          for (const operation of ['getSavedQuery', 'runSavedQuery'] as const) {
            t.equal((await callAs(id, operation, { path })).status, expected, operation)
          }
        }
      }
    }),
    { numRuns: 25 }
  )
})
