/** What the README of the language says is so: its examples run, its errors read so, its functions are all there are. */
import { readFile } from 'node:fs/promises'
import t from 'tap'
import { openDatabase } from '../../src/db/database.ts'
import { runCypher } from '../../src/graph/cypher/cypher.ts'
import { FUNCTIONS } from '../../src/graph/cypher/functions.ts'
import { MAX_DEPTH } from '../../src/graph/cypher/parser/size.ts'
import { MAX_OPEN_HOPS } from '../../src/graph/cypher/translate/variable-length.ts'
import { testDatabase } from '../support/database.ts'
import { writeGraph } from '../support/graph.ts'

const readme = await readFile('src/graph/cypher/README.md', 'utf8')
const { url } = await testDatabase(t)
const db = openDatabase(url)
t.teardown(() => db.destroy())
const named = (objectid: string, more: object = {}) => ({
  objectid,
  name: `${objectid}@CORP`,
  ...more
})
await writeGraph(db, {
  nodes: {
    ADA: ['User', named('ADA', { enabled: true, hasspn: true, lastlogon: 1_600_000_000 })],
    BOB: ['User', named('BOB', { enabled: true, lastlogon: -1 })],
    'S-1-5-21-1-512': ['Group', named('S-1-5-21-1-512')],
    HELP: ['Group', named('HELP')],
    EMPTY: ['Group', named('EMPTY')],
    PC: ['Computer', named('PC')],
    CORP: ['Domain', named('CORP')]
  },
  edges: [
    'ADA -MemberOf-> HELP',
    'HELP -MemberOf-> S-1-5-21-1-512',
    'S-1-5-21-1-512 -AdminTo-> PC',
    'PC -HasSession-> ADA',
    'S-1-5-21-1-512 -GenericAll-> CORP',
    'S-1-5-21-1-512 -WriteDacl-> CORP'
  ]
})

const run = (query: string) => runCypher(db, { query, maxRows: 1000, maxBytes: 1e6 })
const blocks = (language: string): string[] =>
  [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, found, text = '']) =>
    found === language ? [text] : []
  )
const sectionOf = (title: string): string =>
  readme.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? ''

t.test('every example gives rows and no warnings', async (t) => {
  const examples = blocks('cypher')
  t.ok(examples.length > 5)
  for (const query of examples) {
    const { rows, warnings } = await run(query)
    t.ok(rows.length > 0, query)
    t.strictSame(warnings, [], query)
  }
})

t.test('every error and every warning reads as it is written', async (t) => {
  const cases = blocks('text').flatMap((block) => [...block.matchAll(/^(\S.*)\n {2}(.+)$/gm)])
  t.ok(cases.length > 6)
  for (const [, query = '', message = ''] of cases) {
    const said = await run(query).then(
      ({ warnings }) => warnings.join('\n'),
      (error: Error) => error.message
    )
    t.equal(said, message, query)
  }
})

t.test('the functions named are those that exist', (t) => {
  const [, table = ''] = sectionOf('What can be asked').split('The functions,')
  const clocks = ['date', 'time', 'localtime', 'datetime', 'localdatetime']
  const names = [...table.matchAll(/`([\w.]+)`/g)].flatMap(([, name = '']) =>
    name.startsWith('.') ? clocks.map((clock) => clock + name) : [name]
  )
  t.strictSame(names.sort(), Object.keys(FUNCTIONS).sort())
  t.end()
})

t.test('the limits named are those that hold', (t) => {
  const table = sectionOf('What stops a query')
  t.match(table, new RegExp(`hops of a range without an end \\| ${MAX_OPEN_HOPS} \\|`))
  t.match(table, new RegExp(`levels of nesting in the text \\| ${MAX_DEPTH} \\|`))
  t.match(sectionOf('Where it differs'), new RegExp(`stops at ${MAX_OPEN_HOPS} hops`))
  t.end()
})
