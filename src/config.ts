/** The only reader of the environment: one table of settings, one frozen object, all problems at once. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { SETTINGS, type Setting } from './config/settings.ts'
import { type Kind, originOf, PARSERS } from './config/values.ts'
import { InvalidRequestError } from './errors.ts'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Name>

type Row = (typeof SETTINGS)[number]
type Value<R extends Row> = R extends { schema: { enum: readonly (infer Choice)[] } }
  ? Choice
  : Exclude<ReturnType<(typeof PARSERS)[R['kind']]>, undefined>

/** A setting without a default that is not set is undefined, save `publicUrl`. */
export type Config = Readonly<
  {
    [R in Row as CamelCase<R['name']>]: R extends { default: unknown } | { name: 'PUBLIC_URL' }
      ? Value<R>
      : Value<R> | undefined
  } & {
    /** Whether somebody chose `dataDir`. */
    dataDirNamed: boolean
  }
>

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`invalid configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

type Environment = Record<string, string | undefined>

const settings: readonly Setting[] = SETTINGS
const PREFIXES = ['DATABASE_', 'ADMIN_', 'ANALYSIS_', 'CYPHER_', 'UPLOAD_', 'SESSION_', 'RATE_']
/** Under one of our prefixes, but the desktop's (X11 session management). */
const FOREIGN = new Set(['SESSION_MANAGER'])

const TYPES: Record<Kind, Record<string, unknown>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  size: { type: 'integer' },
  host: { type: 'string' },
  databaseUrl: { type: 'string' },
  webUrl: { type: 'string' },
  key: { type: 'object' },
  recurrence: { type: 'string' },
  proxy: { type: ['boolean', 'integer'] }
}

// The table of settings is ours: holding it against the schema of schemas would take longer than all the rest.
const unchecked = { meta: false, validateSchema: false }
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true, ...unchecked }).compile({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    settings.map(({ name, kind, schema }) => [name, { ...TYPES[kind], ...schema }])
  )
})

/** An empty variable counts as unset, as in a compose file that passes an optional one on. */
export function readConfig(env: Environment): Config {
  const given = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      Boolean(entry[1]?.trim()) &&
      (settings.some(({ name }) => name === entry[0]) || hasOurPrefix(entry[0]))
  )
  const texts = Object.fromEntries(
    // A password may begin or end with a space.
    given.map(([name, text]) => [name, /_SECRET$/.test(name) ? text : text.trim()])
  )
  const values: Record<string, unknown> = {}
  const faulty = new Set<string>()
  const reasons = new Map<string, string>()
  for (const [name, text] of Object.entries(texts)) {
    const setting = settings.find((one) => one.name === name)
    try {
      const value = setting ? PARSERS[setting.kind](text) : text
      if (value === undefined) faulty.add(name)
      else values[name] = value
    } catch (error) {
      if (!(error instanceof InvalidRequestError)) throw error
      faulty.add(name)
      reasons.set(name, error.message)
    }
  }

  validate(values)
  const unknown: string[] = []
  for (const { keyword, params, instancePath } of validate.errors ?? []) {
    if (keyword === 'additionalProperties') unknown.push(params.additionalProperty)
    else faulty.add(instancePath.slice(1))
  }
  const problems = [
    ...settings
      .filter(({ name }) => faulty.has(name))
      .map((setting) => describe(setting, texts[setting.name] ?? '', reasons.get(setting.name))),
    ...unknown.map(describeUnknown),
    ...conflicts(texts)
  ]
  if (problems.length > 0) throw new ConfigError(problems)

  for (const { name, kind, default: fallback } of settings) {
    values[name] ??= typeof fallback === 'string' ? PARSERS[kind](fallback) : fallback
  }
  values.PUBLIC_URL ??= derivePublicUrl(String(values.HOST), Number(values.PORT))
  // The type is derived from the table that the values were checked against.
  return Object.freeze({
    ...Object.fromEntries(settings.map(({ name }) => [camelCase(name), values[name]])),
    dataDirNamed: texts.DATA_DIR !== undefined
  }) as Config
}

/** A server that listens everywhere is reached as localhost from where it is tried first. */
export function derivePublicUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return new URL(originOf(name, port)).origin
}

const hasOurPrefix = (name: string) =>
  PREFIXES.some((prefix) => name.startsWith(prefix)) && !FOREIGN.has(name)

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Secrets, and URLs that may hold one, are not repeated: the text goes to logs. */
function describe({ name, secret, expected }: Setting, text: string, reason?: string): string {
  const value = secret || text.includes('@') ? 'is not valid' : `is ${JSON.stringify(short(text))}`
  return `${name} ${value}${reason === undefined ? '' : `: ${reason}`}; expected ${expected}`
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}...` : text)

function describeUnknown(name: string): string {
  const prefix = PREFIXES.find((one) => name.startsWith(one)) ?? ''
  const known = settings.map((one) => one.name).filter((one) => one.startsWith(prefix))
  return `${name} is not a setting; expected one of ${known.join(', ')}`
}

function conflicts(texts: Record<string, string>): string[] {
  if (texts.DATABASE_URL) return []
  const needed = 'expected DATABASE_URL to be set as well'
  return [
    ...(['api', 'worker'].includes(texts.ROLE ?? '')
      ? [`ROLE is "${texts.ROLE}", a part of a server of several processes; ${needed}`]
      : []),
    ...['DATABASE_DIRECT_URL', 'DATABASE_READ_URL']
      .filter((name) => texts[name])
      .map((name) => `${name} names another way to the database of DATABASE_URL; ${needed}`)
  ]
}
