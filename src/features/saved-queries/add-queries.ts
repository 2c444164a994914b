/** Makes queries somebody's own, beside those that they have. */
import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import { boundsOf } from './bounds.ts'
import { lockNames, type SavedQueryValues } from './queries.ts'

export type Added = {
  imported: string[]
  skipped: string[]
  renamed: { from: string; to: string }[]
}

const BATCH = 200

/** All of them or, where reading them fails, none. */
export function addQueries(
  db: Kysely<Database>,
  ownerId: string,
  queries: AsyncIterable<SavedQueryValues>
): Promise<Added> {
  return db.transaction().execute(async (trx) => {
    await lockNames(trx, ownerId)
    const freeName = createNaming(await contentsByName(trx, ownerId))
    const added: Added = { imported: [], skipped: [], renamed: [] }
    let batch: SavedQueryValues[] = []
    const flush = async () => {
      if (batch.length === 0) return
      const rows = batch.map((values) => ({ user_id: ownerId, ...values }))
      await trx.insertInto('saved_queries').values(rows).execute()
      batch = []
    }
    for await (const values of queries) {
      const name = freeName(values.name, digestOf(values))
      if (name === undefined) {
        added.skipped.push(values.name)
        continue
      }
      added.imported.push(name)
      if (name !== values.name) added.renamed.push({ from: values.name, to: name })
      batch.push({ ...values, name })
      if (batch.length === BATCH) await flush()
    }
    await flush()
    return added
  })
}

/**
 * Gives names that are free; undefined for a query that is there already, be it under a name that an earlier
 * import gave it. Every name is looked at once, however many queries want the same.
 */
function createNaming(kept: Map<string, string>) {
  const wanted = new Map<string, { number: number; contents: Set<string> }>()
  return (name: string, content: string): string | undefined => {
    const seen = wanted.get(name) ?? { number: 1, contents: new Set() }
    wanted.set(name, seen)
    if (seen.contents.has(content)) return undefined
    for (; ; seen.number += 1) {
      const candidate = seen.number === 1 ? name : numbered(name, seen.number)
      const taken = kept.get(candidate)
      seen.contents.add(taken ?? content)
      if (taken === content) return undefined
      if (taken !== undefined) continue
      kept.set(candidate, content)
      return candidate
    }
  }
}

function numbered(name: string, number: number): string {
  const suffix = ` (${number})`
  const room = boundsOf('name').maxLength - suffix.length
  return `${[...name].slice(0, room).join('')}${suffix}`
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** As the database makes it; whoever finds two queries of one digest has only lost one of their own. */
const digestOf = ({ query, description }: SavedQueryValues) => md5(query) + md5(description)

async function contentsByName(trx: Transaction<Database>, ownerId: string) {
  const rows = await trx
    .selectFrom('saved_queries')
    .select(['name', sql<string>`md5(query) || md5(description)`.as('content')])
    .where('user_id', '=', ownerId)
    .execute()
  return new Map(rows.map(({ name, content }) => [name, content]))
}
