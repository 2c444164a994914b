/** Real collections, loaded and analysed, against numbers that were computed independently of this code. */
import { readdirSync, readFileSync } from 'node:fs'
import t from 'tap'
import { connectClient } from '../../src/db/database.ts'
import { analyse } from '../../src/graph/analysis/analyse.ts'
import { loadFiles, type SourceFile } from '../../src/graph/ingest/load.ts'
import { startApi } from '../support/api.ts'
import { beside } from '../support/beside.ts'
import { domainCountNames } from './graphs/domain.ts'

const { path: COLLECTIONS, skip } = beside('collections')
const ARCHIVE = { maxEntries: 1000, maxRatio: 200, maxTotalBytes: 2 ** 30 }

type Numbers = {
  domains: Record<string, { counts: Record<string, number> }>
  published_to: Record<string, string[]>
}

const folder = (name: string): SourceFile[] =>
  readdirSync(`${COLLECTIONS}/${name}`)
    .filter((entry) => entry.endsWith('.json'))
    .map((entry) => ({ fileName: entry, path: `${COLLECTIONS}/${name}/${entry}` }))

const COLLECTED: Record<string, () => SourceFile[]> = {
  ad_sampledata: () => [
    { fileName: 'ad_sampledata.zip', path: `${COLLECTIONS}/ad_sampledata.zip` }
  ],
  'fixtures-v6': () => folder('fixtures-v6')
}

for (const [name, files] of Object.entries(COLLECTED)) {
  t.test(
    `${name}: every domain count and published-to list is the expected one`,
    { skip },
    async (t) => {
      const expected = JSON.parse(readFileSync(`${COLLECTIONS}/expected.json`, 'utf8'))
      const numbers = expected[name] as Numbers
      const { db, url, call } = await startApi(t)
      const client = await connectClient(url, 'test')
      const now = new Date('2026-03-01T00:00:00.000Z')
      const results = await loadFiles(client, files(), { now, archive: ARCHIVE })
      await client.end()
      t.strictSame(
        results.flatMap(({ errors }) => errors),
        [],
        'every file is loaded'
      )
      await analyse(db, { now })

      const countNames = new Set([
        ...['users', 'groups', 'computers', 'ous', 'gpos', 'controllers'],
        ...Object.values(domainCountNames)
      ])
      for (const [object_id, { counts }] of Object.entries(numbers.domains)) {
        const { body } = await call('getDomain', { path: { object_id } })
        const { kinds, props, ...counted } = body.data
        const wanted = Object.entries(counts).filter(([key]) => countNames.has(key))
        t.equal(wanted.length, countNames.size, 'every count has an expected number')
        t.strictSame(counted, Object.fromEntries(wanted), `${object_id} ${props.name}`)
      }
      for (const [object_id, authorities] of Object.entries(numbers.published_to)) {
        const query = { limit: 100, sort_by: 'objectID' }
        const { body } = await call('listPublishedToCas', { path: { object_id }, query })
        const ids = body.data.map(({ objectID }: { objectID: string }) => objectID)
        t.strictSame(ids, [...authorities].sort(), object_id)
        t.equal(body.count, authorities.length)
      }
    }
  )
}
