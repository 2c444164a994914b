/** The whole way, from an upload to an answer, on the oldest PostgreSQL that is supported. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import { writeForestZip } from '../../scripts/sample-forest/zip.ts'
import { testDatabase } from '../support/database.ts'
import { startPostgres15, withoutPostgres15 } from '../support/postgres-15.ts'
import { type ServerProcess, startServerProcess, uploadAll } from '../support/server-process.ts'

t.setTimeout(240_000)

/** What a client sees of the forest: every domain with its counts, in the order of the names. */
async function domainsOf({ request }: ServerProcess) {
  const { body } = await request('GET', '/api/v2/available-domains?sort_by=name')
  const domains = []
  for (const { id } of body.data) {
    const { kinds, props, ...counts } = (await request('GET', `/api/v2/domains/${id}`)).body.data
    domains.push({ kinds, name: props.name, counts })
  }
  return domains
}

t.test(
  'an upload gives the same answers as on the embedded one',
  { skip: withoutPostgres15 },
  async (t) => {
    const archive = join(t.testdir(), 'forest.zip')
    await writeForestZip(archive, { seed: 15, users: 60 })
    const files = [{ name: 'forest.zip', content: await readFile(archive) }]
    const answers = []
    for (const url of [(await testDatabase(t)).url, await startPostgres15(t)]) {
      const server = await startServerProcess(t, { DATABASE_URL: url, DATA_DIR: t.testdir() })
      const job = await uploadAll(server, files)
      t.equal(job.status, 2, job.status_message)
      answers.push(await domainsOf(server))
      t.equal(await server.stop(), 0)
    }
    const [embedded, oldest] = answers
    t.ok(embedded?.some(({ counts }) => counts.users > 0 && counts.dcsyncers > 0))
    t.strictSame(oldest, embedded)
  }
)
