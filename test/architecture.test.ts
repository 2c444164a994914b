/** How the code is laid out, and what it does not do. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize, relative } from 'node:path'
import t from 'tap'

async function filesIn(...folders: string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile() && /\.(ts|js|sql)$/.test(path)) {
        files.set(path, await readFile(path, 'utf8'))
      }
    }
  }
  return files
}

const all = await filesIn('src', 'scripts', 'test')
const written = [...all].filter(([path]) => !path.startsWith('src/generated/'))
const source = written.filter(([path]) => path.startsWith('src/'))

/** What the files of a folder may import of src/; an entry that ends in a slash is a folder. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/contract/': ['src/contract/', 'src/generated/', 'src/errors.ts'],
  'src/db/': ['src/db/', 'src/contract/', 'src/generated/', 'src/errors.ts'],
  'src/graph/': ['src/graph/', 'src/db/', 'src/errors.ts'],
  'src/graph/ingest/': ['src/graph/ingest/', 'src/graph/*', 'src/db/', 'src/errors.ts'],
  'src/graph/cypher/': ['src/graph/cypher/', 'src/graph/*', 'src/db/', 'src/errors.ts'],
  'src/graph/analysis/': [
    ...['src/graph/analysis/', 'src/graph/cypher/', 'src/graph/*', 'src/db/', 'src/errors.ts']
  ],
  'src/sso/': ['src/sso/', 'src/db/', 'src/errors.ts'],
  'src/features/': [
    ...['src/contract/', 'src/graph/', 'src/sso/', 'src/db/', 'src/generated/', 'src/errors.ts'],
    ...['src/recurrence/', 'src/features/handler.ts', 'own area']
  ],
  'src/tasks/': [
    ...['src/tasks/', 'src/features/', 'src/graph/', 'src/db/', 'src/generated/', 'src/errors.ts'],
    'src/recurrence/'
  ],
  'src/http/': [
    ...['src/http/', 'src/contract/', 'src/generated/', 'src/errors.ts', 'src/db/'],
    'src/features/handler.ts'
  ],
  'src/recurrence/': ['src/recurrence/', 'src/errors.ts'],
  'src/config/': ['src/config/', 'src/recurrence/', 'src/errors.ts']
}

/** May be imported as a type where its folder is not open. */
const TYPES = ['src/config.ts', 'src/features/handler.ts']

type Import = { target: string; isType: boolean }

function importsOf(path: string, text: string): Import[] {
  const found = text.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]/gms)
  return [...found].map(([, type, specifier = '']) => ({
    target: specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier,
    isType: type !== undefined
  }))
}

const ruleOf = (path: string) =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => path.startsWith(folder))
    .sort((a, b) => b.length - a.length)[0]

function isAllowed(path: string, { target, isType }: Import): boolean {
  if (isType && TYPES.includes(target)) return true
  const area = /^src\/features\/[^/]+\//.exec(path)?.[0]
  return (MAY_IMPORT[ruleOf(path) ?? ''] ?? []).some((entry) => {
    if (entry === 'own area') return area !== undefined && target.startsWith(area)
    if (entry.endsWith('*')) return dirname(target) === entry.slice(0, -2)
    return entry.endsWith('/') ? target.startsWith(entry) : target === entry
  })
}

t.test('imports point the one way', async (t) => {
  for (const [path, text] of source) {
    if (!ruleOf(path)) continue
    for (const one of importsOf(path, text)) {
      if (!one.target.startsWith('src/')) continue
      t.ok(isAllowed(path, one), `${path} imports ${one.target}`)
    }
  }
})

t.test('only features and what composes know the registry of handlers', async (t) => {
  for (const [path, text] of source) {
    const imports = importsOf(path, text).map(({ target }) => target)
    if (imports.includes('src/generated/handlers.ts')) t.equal(path, 'src/app.ts')
  }
})

t.test('Fastify is known in http/ and where the server is composed, nowhere else', async (t) => {
  for (const [path, text] of source) {
    const isOpen = path.startsWith('src/http/') || dirname(path) === 'src'
    if (!isOpen) t.notMatch(text, /from '(@fastify\/|fastify)/, path)
  }
})

t.test('no file is longer than 300 lines', async (t) => {
  for (const [path, text] of written) {
    t.ok(text.trimEnd().split('\n').length <= 300, path)
  }
})

t.test('only the entries of a process read its environment', async (t) => {
  for (const [path, text] of source) {
    if (path === 'src/config.ts' || path === 'src/main.ts') continue
    t.notMatch(text, /process\.env/, path)
  }
})

t.test('features name no status codes', async (t) => {
  for (const [path, text] of source) {
    if (!path.startsWith('src/features/')) continue
    // Those of a success, where the contract lists several, and nothing that answers an error.
    t.notMatch(text, /\b(4\d\d|5\d\d)\b(?!_)/, path)
    t.notMatch(text, /\breply\b/, path)
  }
})

t.test('every exception from a rule of the compiler or the linter says why', async (t) => {
  for (const [path, text] of written) {
    t.notMatch(text, /@ts-(ignore|nocheck|expect-error)\b(?!\|)/, path)
    for (const [, reason = ''] of text.matchAll(/biome-ignore [\w/]+:? ?(.*)/g)) {
      t.ok(path === 'test/architecture.test.ts' || reason.length > 20, `${path}: ${reason}`)
    }
  }
})

t.test('there are no default exports, barrels and catch-all folders', async (t) => {
  for (const [path, text] of written) {
    t.notMatch(text, /^export default\b/m, path)
    t.notMatch(path, /(^|\/)(utils?|helpers?|common|index\.ts)(\/|$)/, path)
  }
})

t.test('what does not exist on Node 20 is not used', async (t) => {
  for (const [path, text] of source) {
    t.notMatch(text, /\.(groupBy|withResolvers|fromAsync)\(/, path)
  }
})

t.test('the project speaks of itself alone', async (t) => {
  const foreign = new RegExp(
    [
      String.raw`\/work\/`,
      String.raw`\bregistry\.`,
      ['TO', 'DO'].join(''),
      ['FIX', 'ME'].join(''),
      String.raw`127\.0\.0\.1:54\d{3}`
    ].join('|')
  )
  for (const [path, text] of written) t.notMatch(text, foreign, relative('.', path))
})
