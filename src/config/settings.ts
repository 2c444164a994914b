/** Every setting: its name in the environment, default, rule and meaning. */
import type { Kind } from './values.ts'

export type Setting = {
  name: string
  kind: Kind
  /** JSON Schema of the parsed value, beyond its type. */
  schema?: Record<string, unknown>
  default?: string | number | boolean
  secret?: true
  expected: string
  meaning: string
}

const ROLES = ['all', 'api', 'worker'] as const
const EDITIONS = ['enterprise', 'community'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const DATABASE = {
  kind: 'databaseUrl',
  secret: true,
  expected:
    'postgres://user:password@host:port/database, special characters in the password percent-encoded'
} as const
const POSITIVE = { kind: 'integer', expected: 'an integer of at least 1' } as const
const AT_LEAST_1 = { minimum: 1 }

export const SETTINGS = [
  {
    name: 'HOST',
    kind: 'host',
    schema: { pattern: '^[\\w.:-]+$' },
    default: '127.0.0.1',
    expected: 'a host name or address',
    meaning: 'Address to listen on.'
  },
  {
    name: 'PORT',
    kind: 'integer',
    schema: { minimum: 0, maximum: 65_535 },
    default: 8080,
    expected: 'an integer from 0 to 65535',
    meaning: 'Port to listen on; 0 takes any free one.'
  },
  {
    name: 'PUBLIC_URL',
    kind: 'webUrl',
    expected: 'one http or https URL without credentials, query and fragment',
    meaning: 'URL under which clients reach the server; without it, made of `HOST` and `PORT`.'
  },
  {
    name: 'ROLE',
    kind: 'text',
    schema: { enum: ROLES },
    default: 'all',
    expected: 'all, api or worker',
    meaning: 'What this process does; `api` and `worker` need `DATABASE_URL`.'
  },
  {
    name: 'EDITION',
    kind: 'text',
    schema: { enum: EDITIONS },
    default: 'enterprise',
    expected: 'enterprise or community',
    meaning: 'Which operations exist.'
  },
  {
    name: 'DATABASE_URL',
    ...DATABASE,
    meaning: 'PostgreSQL 15 or newer; without it the server starts one of its own.'
  },
  {
    name: 'DATABASE_DIRECT_URL',
    ...DATABASE,
    meaning:
      'The same database past a connection pooler, for background tasks, notifications and migrations.'
  },
  {
    name: 'DATABASE_READ_URL',
    ...DATABASE,
    meaning: 'A standby of the same database, for reads of the graph.'
  },
  {
    name: 'DATABASE_POOL_SIZE',
    ...POSITIVE,
    schema: { minimum: 1, maximum: 1000 },
    default: 8,
    expected: 'an integer from 1 to 1000',
    meaning: 'Most connections of one process.'
  },
  {
    name: 'DATA_DIR',
    kind: 'text',
    default: '.data',
    expected: 'a folder',
    meaning: 'Folder of the embedded database and of generated keys.'
  },
  {
    name: 'ADMIN_PRINCIPAL',
    kind: 'text',
    default: 'admin',
    expected: 'a name',
    meaning: 'Login name of the first administrator.'
  },
  {
    name: 'ADMIN_SECRET',
    kind: 'text',
    secret: true,
    expected: 'a password',
    meaning:
      'Password of the first administrator of a new installation; without it one is generated and printed once. It never changes an existing password.'
  },
  {
    name: 'JWT_SECRET',
    kind: 'text',
    secret: true,
    // RFC 7518, 3.2: a key for HS256 has at least the size of its hash.
    schema: { minLength: 32 },
    expected: 'at least 32 characters',
    meaning: 'Signs session tokens; without it one is generated and kept.'
  },
  {
    name: 'ENCRYPTION_KEY',
    kind: 'key',
    secret: true,
    expected: '32 bytes as base64 or hex',
    meaning: 'Encrypts secrets at rest; without it one is generated and kept in `DATA_DIR`.'
  },
  {
    name: 'SESSION_TTL_HOURS',
    kind: 'number',
    schema: { exclusiveMinimum: 0, maximum: 87_600 },
    default: 8,
    expected: 'a number of hours greater than 0, at most 87600',
    meaning: 'How long a sign-in lasts.'
  },
  {
    name: 'SSO_RETURN_URL',
    kind: 'webUrl',
    expected: 'one http or https URL without credentials, query and fragment',
    meaning: 'Where a browser goes after single sign-on, with a one-time code.'
  },
  {
    name: 'RATE_LIMIT',
    kind: 'integer',
    schema: { minimum: 0 },
    default: 55,
    expected: 'an integer of at least 0',
    meaning: 'Requests per second and address; 0 is no limit.'
  },
  {
    name: 'TRUST_PROXY',
    kind: 'proxy',
    default: false,
    expected: 'off, a number of proxies, or true',
    meaning:
      'Whose `X-Forwarded-*` headers count: nobody (`off`), that many proxies, or all (`true`).'
  },
  {
    name: 'ALLOW_UNLIMITED_WAIT',
    kind: 'boolean',
    default: false,
    expected: 'true or false',
    meaning: 'Whether `Prefer: wait=-1` may switch the deadline of a request off.'
  },
  {
    name: 'ANALYSIS_SCHEDULE',
    kind: 'recurrence',
    expected:
      'a recurrence of RFC 5545 such as DTSTART;TZID=Europe/Berlin:20260105T020000 RRULE:FREQ=DAILY',
    meaning:
      'Recurrence of RFC 5545 by which the graph is analysed; changes to zones and labels then wait for it instead of being analysed at once.'
  },
  {
    name: 'CYPHER_MAX_ROWS',
    ...POSITIVE,
    schema: AT_LEAST_1,
    default: 100_000,
    meaning: 'Most rows that a Cypher query may return.'
  },
  {
    name: 'CYPHER_MAX_BYTES',
    kind: 'size',
    schema: AT_LEAST_1,
    default: '64MiB',
    expected: 'a number of bytes, or a size such as 64MiB',
    meaning: 'Largest result of a Cypher query.'
  },
  {
    name: 'UPLOAD_LIMIT',
    kind: 'size',
    schema: AT_LEAST_1,
    default: '8GiB',
    expected: 'a number of bytes, or a size such as 8GiB',
    meaning: 'Largest uploaded file, also after decompression.'
  },
  {
    name: 'UPLOAD_MAX_RATIO',
    kind: 'number',
    schema: AT_LEAST_1,
    default: 200,
    expected: 'a number of at least 1',
    meaning: 'Most bytes that one byte of an archive may decompress to.'
  },
  {
    name: 'UPLOAD_MAX_ENTRIES',
    ...POSITIVE,
    schema: AT_LEAST_1,
    default: 10_000,
    meaning: 'Most files in one archive.'
  },
  {
    name: 'LOG_LEVEL',
    kind: 'text',
    schema: { enum: LOG_LEVELS },
    default: 'info',
    expected: LOG_LEVELS.join(', '),
    meaning: 'Least important messages that are logged.'
  }
] as const satisfies readonly Setting[]
