import fc from 'fast-check'
import t, { type Test } from 'tap'
import { SETTINGS } from '../src/config/settings.ts'
import { ConfigError, derivePublicUrl, readConfig } from '../src/config.ts'

const DATABASE_URL = 'postgres://ada:secret-word@db.example:5432/graph'
const RUNS = { seed: 20_261_120, numRuns: 300 }

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

function refuses(t: Test, name: string, text: string) {
  const problems = problemsOf({ DATABASE_URL, [name]: text })
  t.equal(problems.length, 1, `${name}=${text} is one problem`)
  t.match(problems[0], new RegExp(`^${name} .*; expected `))
}

t.test('an empty environment gives the documented defaults', async (t) => {
  t.strictSame(
    { ...readConfig({}) },
    {
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      role: 'all',
      edition: 'enterprise',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseReadUrl: undefined,
      databasePoolSize: 8,
      dataDir: '.data',
      dataDirNamed: false,
      adminPrincipal: 'admin',
      adminSecret: undefined,
      jwtSecret: undefined,
      encryptionKey: undefined,
      sessionTtlHours: 8,
      ssoReturnUrl: undefined,
      rateLimit: 55,
      trustProxy: false,
      allowUnlimitedWait: false,
      analysisSchedule: undefined,
      cypherMaxRows: 100_000,
      cypherMaxBytes: 67_108_864,
      uploadLimit: 8_589_934_592,
      uploadMaxRatio: 200,
      uploadMaxEntries: 10_000,
      logLevel: 'info'
    }
  )
})

t.test('the configuration cannot be changed', async (t) => {
  t.ok(Object.isFrozen(readConfig({})))
})

t.test('an empty variable counts as unset', async (t) => {
  t.strictSame(readConfig({ PORT: '', DATABASE_URL: ' ', DATA_DIR: '' }), readConfig({}))
})

t.test('variables of others are no business of ours', async (t) => {
  const env = { HOME: '/root', PGHOST: 'x', PORT_RANGE: '1', SESSION_MANAGER: 'local/desk:@/tmp' }
  t.strictSame(readConfig(env), readConfig({}))
})

t.test('a size is a number of bytes or has a binary unit', async (t) => {
  const powers = { B: 0, KiB: 1, MiB: 2, GiB: 3, TiB: 4 }
  const unit = fc.constantFrom(...(Object.keys(powers) as (keyof typeof powers)[]))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), unit, fc.boolean(), (count, unit, spaced) => {
      let bytes = count
      for (let i = 0; i < powers[unit]; i++) bytes *= 1024
      const text = `${count}${spaced ? ' ' : ''}${unit}`
      return (
        readConfig({ UPLOAD_LIMIT: text }).uploadLimit === bytes &&
        readConfig({ UPLOAD_LIMIT: text.toLowerCase() }).uploadLimit === bytes &&
        readConfig({ UPLOAD_LIMIT: String(bytes) }).uploadLimit === bytes
      )
    }),
    RUNS
  )
  for (const text of ['0', '-1', '8GB', '8G', '1.5GiB', '1e9', '0x10', 'GiB', '8 000', '9999TiB']) {
    refuses(t, 'UPLOAD_LIMIT', text)
  }
})

t.test('any text is either refused with its name or gives a value within the bounds', async (t) => {
  const text = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^-?\d{1,7}(\.\d)?$/))
  const rule = fc.property(text, (text) => {
    const problems = problemsOf({ PORT: text, RATE_LIMIT: text, CYPHER_MAX_BYTES: text })
    if (problems.length > 0) return problems.every((one) => /^(PORT|RATE_|CYPHER_)/.test(one))
    const { port, rateLimit, cypherMaxBytes } = readConfig({
      ...{ PORT: text, RATE_LIMIT: text, CYPHER_MAX_BYTES: text }
    })
    return (
      Number.isInteger(port) && port >= 0 && port < 65_536 && rateLimit >= 0 && cypherMaxBytes > 0
    )
  })
  t.doesNotThrow(() => fc.assert(rule, RUNS))
})

t.test('RATE_LIMIT=0 is no limit and stays 0', async (t) => {
  t.equal(readConfig({ RATE_LIMIT: '0' }).rateLimit, 0)
})

t.test('TRUST_PROXY is off, a number of proxies or true', async (t) => {
  const read = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy
  t.strictSame(['off', 'false', '0'].map(read), [false, false, false])
  t.strictSame(['1', '12'].map(read), [1, 12])
  t.strictSame(['true', 'on', 'TRUE'].map(read), [true, true, true])
  for (const text of ['-1', '10.0.0.0/8', '1.5', 'yes please']) refuses(t, 'TRUST_PROXY', text)
})

t.test('ENCRYPTION_KEY is 32 bytes as hex, base64 or base64url', async (t) => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(bytes, fc.constantFrom('hex', 'base64', 'base64url'), (bytes, encoding) => {
      const key = Buffer.from(bytes)
      return (
        readConfig({ ENCRYPTION_KEY: key.toString(encoding) }).encryptionKey?.equals(key) === true
      )
    }),
    RUNS
  )
  for (const length of [0, 16, 31, 33, 64]) {
    refuses(t, 'ENCRYPTION_KEY', Buffer.alloc(length, 7).toString('hex') || 'zz')
    refuses(t, 'ENCRYPTION_KEY', Buffer.alloc(length, 7).toString('base64') || '====')
  }
})

t.test('numbers, choices and switches outside their rule are refused', async (t) => {
  const faults: Record<string, string[]> = {
    HOST: ['http://x', 'a b', '999.1.1.1', '[::1]'],
    PORT: ['-1', '65536', '80.5', '0x50', '8080 8081', 'http'],
    ROLE: ['API', 'both'],
    EDITION: ['free'],
    DATABASE_POOL_SIZE: ['0', '-1', '2.5', 'many'],
    SESSION_TTL_HOURS: ['0', '-8', '8h', 'Infinity', '1e3'],
    RATE_LIMIT: ['-1', '0.5', 'off'],
    ALLOW_UNLIMITED_WAIT: ['1', 'yes', 'ja'],
    CYPHER_MAX_ROWS: ['0', '1.5'],
    UPLOAD_MAX_RATIO: ['0', 'x'],
    UPLOAD_MAX_ENTRIES: ['0', '-1'],
    JWT_SECRET: ['x'.repeat(31)],
    LOG_LEVEL: ['verbose', 'INFO']
  }
  for (const [name, texts] of Object.entries(faults))
    for (const text of texts) refuses(t, name, text)
  t.equal(readConfig({ SESSION_TTL_HOURS: '0.5' }).sessionTtlHours, 0.5)
})

t.test('ANALYSIS_SCHEDULE is a recurrence, in lines or in one', async (t) => {
  const [start, rule] = ['DTSTART;TZID=Europe/Berlin:20260105T020000', 'RRULE:FREQ=DAILY']
  for (const space of ['\n', '\r\n', ' ', ' \n ']) {
    const { analysisSchedule } = readConfig({ ANALYSIS_SCHEDULE: `${start}${space}${rule}` })
    t.equal(analysisSchedule, `${start}\n${rule}`)
  }
  const past = 'DTSTART:20200105T020000Z RRULE:FREQ=DAILY;COUNT=3'
  t.ok(readConfig({ ANALYSIS_SCHEDULE: past }).analysisSchedule, 'one that is over')
  const faults: [text: string, reason: string][] = [
    ['every night', '"every" is no property line'],
    ['RRULE:FREQ=DAILY', 'DTSTART is missing'],
    [`${start} RRULE:FREQ=SECONDLY`, 'FREQ must be one of'],
    [`${start} RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30`, 'it has no occurrence'],
    [`${start.replace('Berlin', 'Nowhere')} ${rule}`, 'Europe/Nowhere is not a known time zone']
  ]
  for (const [text, reason] of faults) {
    refuses(t, 'ANALYSIS_SCHEDULE', text)
    const [problem = ''] = problemsOf({ ANALYSIS_SCHEDULE: text })
    t.ok(problem.includes(reason), problem)
  }
})

t.test('a URL for browsers is one http or https URL without credentials', async (t) => {
  for (const name of ['PUBLIC_URL', 'SSO_RETURN_URL']) {
    for (const text of [
      ...['https://a.example,https://b.example', 'https://a.example https://b.example', '*'],
      ...['a.example', 'ftp://a.example', 'javascript:alert(1)', 'https:a', 'https://'],
      ...['https://u@a.example', 'https://a.example/?x=1', 'https://a.example/#x']
    ]) {
      refuses(t, name, text)
    }
  }
  t.equal(readConfig({ PUBLIC_URL: 'https://a.example/' }).publicUrl, 'https://a.example')
  t.equal(
    readConfig({ SSO_RETURN_URL: 'https://a.example/in' }).ssoReturnUrl,
    'https://a.example/in'
  )
})

t.test('PUBLIC_URL follows host and port', async (t) => {
  t.equal(readConfig({ HOST: '::1', PORT: '9000' }).publicUrl, 'http://[::1]:9000')
  t.equal(readConfig({ HOST: '0.0.0.0' }).publicUrl, 'http://localhost:8080')
  t.equal(derivePublicUrl('graph.example', 80), 'http://graph.example')
})

t.test('a database URL is a PostgreSQL URL that the driver can read', async (t) => {
  for (const text of [
    ...['db.example', 'mysql://db/x', 'host=db', 'postgres://u:50%@db/x', 'postgres://db/x y']
  ]) {
    refuses(t, 'DATABASE_URL', text)
    refuses(t, 'DATABASE_READ_URL', text)
  }
  const socket = 'postgresql:///graph?host=/run/postgresql'
  t.equal(readConfig({ DATABASE_URL: socket }).databaseUrl, socket)
})

t.test(
  'a part of a split server, or a second way to the database, needs DATABASE_URL',
  async (t) => {
    for (const env of [
      { ROLE: 'api' },
      { ROLE: 'worker' },
      { DATABASE_DIRECT_URL: DATABASE_URL },
      { DATABASE_READ_URL: DATABASE_URL }
    ]) {
      t.match(problemsOf(env), [/expected DATABASE_URL/], JSON.stringify(env))
      t.strictSame(problemsOf({ ...env, DATABASE_URL }), [])
    }
  }
)

t.test(
  'an unknown name under one of our prefixes is an error that lists the known ones',
  async (t) => {
    for (const name of [
      ...['DATABASE_POOLSIZE', 'ADMIN_PASSWORD', 'CYPHER_ROWS', 'UPLOAD_MAX', 'SESSION_TTL'],
      ...['RATE_LIMITS', 'ANALYSIS_RRULE', 'DATABASE_toString']
    ]) {
      const prefix = `${name.split('_')[0]}_`
      const known = SETTINGS.map((one) => one.name).filter((one) => one.startsWith(prefix))
      const [problem = ''] = problemsOf({ [name]: 'hunter2' })
      t.ok(problem.startsWith(`${name} `), name)
      for (const one of known) t.ok(problem.includes(one))
      t.notMatch(problem, 'hunter2')
    }
  }
)

t.test('all problems are reported at once, each with its name', async (t) => {
  const names = ['HOST', 'PORT', 'RATE_LIMIT', 'UPLOAD_LIMIT', 'DATABASE_WHAT', 'ROLE']
  const problems = problemsOf({
    ...{
      HOST: ' / ',
      PORT: 'x',
      RATE_LIMIT: 'x',
      UPLOAD_LIMIT: 'x',
      DATABASE_WHAT: 'x',
      ROLE: 'api'
    }
  })
  t.strictSame(
    problems.map((problem) => problem.split(' ')[0]),
    names
  )
})

t.test('the value of a secret is never repeated', async (t) => {
  const secrets = SETTINGS.filter((one) => 'secret' in one).map((one) => one.name)
  t.strictSame(secrets.sort(), [
    ...['ADMIN_SECRET', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'DATABASE_URL'],
    ...['ENCRYPTION_KEY', 'JWT_SECRET']
  ])
  for (const name of [...secrets.filter((one) => one !== 'ADMIN_SECRET'), 'PUBLIC_URL']) {
    const problems = problemsOf({ [name]: 'http://u:hunter2@x/?' })
    t.ok(problems.length > 0)
    t.notMatch(problems.join(), 'hunter2')
  }
})

t.test('a password keeps its spaces', async (t) => {
  t.equal(readConfig({ ADMIN_SECRET: ' a b ' }).adminSecret, ' a b ')
})
