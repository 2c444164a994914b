/** One throw-away database per test file, cloned from a migrated template. */
import { randomBytes } from 'node:crypto'
import { joinServer } from './postgres.ts'
import { cloneName, ensureTemplate, urlOf } from './template.ts'

/** What we need of a tap test. */
type Owner = { teardown(handler: () => Promise<void>): unknown }

/** `url` is that of a superuser; close what you opened on it in a teardown of your own. */
export async function testDatabase(t: Owner): Promise<{ url: string }> {
  const session = await joinServer()
  const name = cloneName(randomBytes(4).toString('hex'))
  t.teardown(async () => {
    try {
      await session.client.query(`drop database if exists ${name} with (force)`)
    } finally {
      await session.leave()
    }
  })
  const template = await ensureTemplate(session)
  await session.client.query(`create database ${name} template ${template}`)
  return { url: urlOf(session.url, name) }
}

/** Runs one statement as superuser, outside of the test's database. */
export async function asAdmin(sql: string): Promise<Record<string, unknown>[]> {
  const session = await joinServer()
  try {
    return (await session.client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await session.leave()
  }
}
