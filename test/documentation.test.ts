/** What the documents say is there is there. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import t from 'tap'
import { SETTINGS, type Setting } from '../src/config/settings.ts'

const DOCUMENTS = ['README.md', 'openapi/README.md', 'src/README.md', 'src/graph/cypher/README.md']
const read = (path: string) => readFile(path, 'utf8')
const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }

const fileNames = new Set(
  (
    await Promise.all([
      readdir('.'),
      ...['src', 'openapi', 'scripts', 'test'].map((folder) => readdir(folder, { recursive: true }))
    ])
  )
    .flat()
    .map((path) => basename(path))
)

/** Looks like a path of this project: no spaces, placeholders, routes, globs or media types. */
const isPath = (text: string) =>
  /^(\.?[\w-]+\/)*\.?[\w.-]+(\/|\.(ts|js|json|yaml|sql|md))$/.test(text) && !text.startsWith('dist')

for (const path of DOCUMENTS) {
  t.test(`${path}: every command exists`, async (t) => {
    const text = await read(path)
    for (const [, name = ''] of text.matchAll(/\bnpm run ([\w:-]+)/g)) {
      t.ok(name in scripts, `npm run ${name}`)
    }
    for (const [, name = ''] of text.matchAll(/\bnpm (start|test)\b/g)) t.ok(name in scripts, name)
  })

  t.test(`${path}: every path and every link exists`, async (t) => {
    const text = await read(path)
    const prose = text.replace(/^```[\s\S]*?^```/gm, '')
    const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter(isPath)
    t.ok(named.length > 0 || path === 'README.md', 'it names paths')
    for (const name of named) {
      // A bare name may be one that several folders have; made files are not there yet.
      const isThere = name.includes('/')
        ? ['.', dirname(path)].some((folder) => existsSync(join(folder, name)))
        : fileNames.has(name)
      t.ok(isThere || name.startsWith('.data') || name.includes('NNNN'), name)
    }
    for (const [, target = ''] of prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
      if (!/^[a-z]+:/.test(target)) t.ok(existsSync(join(dirname(path), target)), target)
    }
  })
}

t.test('README.md: its table of settings is that of the program', async (t) => {
  const rows = [...(await read('README.md')).matchAll(/^\| *`([A-Z][A-Z_]+)` *\|(.*)\|$/gm)]
  const found = new Map(
    rows.map(([, name = '', rest = '']): [string, string[]] => [
      name,
      rest.split('|').map((cell) => cell.trim())
    ])
  )
  t.strictSame(
    [...found.keys()],
    SETTINGS.map(({ name }) => name),
    'the same names in the same order'
  )
  for (const { name, default: fallback, meaning } of SETTINGS as readonly Setting[]) {
    const cells = found.get(name) ?? []
    t.ok(cells.includes(meaning), `${name}: ${meaning}`)
    if (fallback !== undefined) {
      const text = cells.join(' ').replaceAll('`', '')
      // A switch that is false is off.
      const spelt = fallback === false ? /\b(off|false)\b/ : new RegExp(`(^| )${fallback}( |$)`)
      t.match(text, spelt, `the default of ${name}`)
    }
  }
})
