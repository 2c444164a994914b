/** Session authorities of one database, each with the clock of its process in the test's hand. */
import type { Test } from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { openSessions } from '../../src/features/sign-in/sessions.ts'
import { testDatabase } from '../support/database.ts'

export const SECRET = Buffer.from('what the tokens of these tests are signed with')
export const HOUR = 3_600_000
export const START = Date.parse('2026-05-04T10:00:00.000Z')

/** What a refused caller is told. */
export const UNAUTHORIZED = { name: 'UnauthorizedError', context: 'login' }

export async function startAuthorities(t: Test) {
  const { url } = await testDatabase(t)
  const db = openDatabase(url)
  t.teardown(() => db.destroy())
  const anAuthority = (ttlHours = 8) => {
    const clock = { now: START }
    const sessions = openSessions({ db, secret: SECRET, ttlHours, now: () => clock.now })
    return { ...sessions, clock }
  }
  return { db, url, anAuthority }
}
