import type { Kysely } from 'kysely'
import type { Test } from 'tap'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { testDatabase } from '../../support/database.ts'

/** An empty graph for one test file. */
export async function graphDatabase(t: Test): Promise<Kysely<Database>> {
  const { url } = await testDatabase(t)
  const db = openDatabase(url)
  t.teardown(() => db.destroy())
  return db
}
