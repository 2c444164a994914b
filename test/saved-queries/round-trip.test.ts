/** What was exported can be imported again: the same queries and descriptions, names up to their number. */
import fc from 'fast-check'
import t from 'tap'
import { startLibrary } from './library.ts'

const { db, aPerson, aQuery, callAs } = await startLibrary(t)
const [reader, heir] = [await aPerson(), await aPerson()]
const owners = [reader, await aPerson(), await aPerson()]

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.constantFrom('../..', 'a/b', 'a\\b', 'CON', 'A', 'a', 'A (2)', '"', '\n.', 'x'.repeat(500))
  )
  .filter((one) => one.trim() !== '' && !one.includes('\u0000') && one.isWellFormed())
const query = fc.record({
  owner: fc.nat({ max: owners.length - 1 }),
  name: text,
  query: text,
  description: fc.oneof(fc.constant(''), text)
})

t.test('into an empty library, and a second time', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(query, { maxLength: 12, selector: ({ owner, name }) => `${owner} ${name}` }),
      async (library) => {
        await db.deleteFrom('saved_queries').execute()
        for (const { owner, ...values } of library) {
          const by = owners[owner] ?? reader
          await aQuery(by, values, by === reader ? undefined : [reader])
        }
        const exported = await callAs(reader.id, 'exportSavedQueries', { query: { scope: 'all' } })
        const again = () =>
          callAs(heir.id, 'importSavedQueries', {
            body: exported.body,
            headers: { 'content-type': 'application/zip' }
          })
        const { status, body } = await again()
        t.equal(status, 201)
        const found = (await callAs(heir.id, 'listSavedQueries')).body.data as typeof library
        const contentOf = (one: { query: string; description: string }) =>
          JSON.stringify([one.query, one.description])
        const stemOf = (name: string) =>
          [...name.replace(/( \(\d+\))+$/, '')].slice(0, 480).join('')
        const keys = (queries: typeof library) =>
          [...new Set(queries.map((one) => `${stemOf(one.name)} ${contentOf(one)}`))].sort()
        t.strictSame(keys(found), keys(library))
        t.equal(body.data.imported.length + body.data.skipped.length, library.length)
        t.match((await again()).body.data, { imported: [], renamed: [] })
      }
    ),
    { numRuns: 40 }
  )
})
