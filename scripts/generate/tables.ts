/** The Kysely table types, read from a database that was migrated for this purpose. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableMetadata } from 'kysely'
import { sql } from 'kysely'
import { openDatabase } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/server.ts'
import { migrate } from '../../src/db/migrate.ts'

const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  _text: 'string[]',
  _int2: 'number[]'
}

const HEADER = `// Generated from src/db/migrations/ by \`npm run generate\`. Do not edit.
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

`

/** Tables that are not ours to query. */
const HIDDEN = /^migrations/

function tableType({ name, columns }: TableMetadata, computed: Set<string>): string {
  const lines = columns.map((column) => {
    const type = TYPES[column.dataType]
    if (!type) {
      throw new Error(
        `${name}.${column.name}: no TypeScript type for ${column.dataType}; add it to TYPES`
      )
    }
    const nullable = column.isNullable ? `${type} | null` : type
    if (computed.has(`${name}.${column.name}`)) {
      return `    ${column.name}: ColumnType<${nullable}, never, never>`
    }
    const optional = column.hasDefaultValue || column.isAutoIncrementing
    return `    ${column.name}: ${optional ? `Generated<${nullable}>` : nullable}`
  })
  return `  ${name}: {\n${lines.join('\n')}\n  }`
}

export async function tablesModule(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'graph-analysis-generate-'))
  // Started as root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(folder, 0o755)
  const log = { info() {}, warn: console.warn, error: console.error }
  const server = await startEmbedded({
    dataDir: join(folder, 'data'),
    dataDirNamed: true,
    projectRoot: process.cwd(),
    log
  })
  const db = openDatabase(server.url)
  try {
    await migrate(db)
    const computed = await sql<{ column: string }>`
      select table_name || '.' || column_name as column
      from information_schema.columns where is_generated = 'ALWAYS'`.execute(db)
    const names = new Set(computed.rows.map(({ column }) => column))
    const tables = (await db.introspection.getTables())
      .filter(({ name }) => !HIDDEN.test(name))
      .sort((a, b) => a.name.localeCompare(b.name))
    const types = tables.map((table) => tableType(table, names))
    return `${HEADER}export interface Database {\n${types.join('\n')}\n}\n`
  } finally {
    await db.destroy()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
