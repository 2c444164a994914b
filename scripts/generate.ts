/**
 * Turns openapi/ and the migrations into src/generated/, and creates a stub handler and test for
 * every operation that has none yet. Never overwrites a hand-written file. `--check` only compares.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { bundleDocument } from './generate/bundle.ts'
import {
  handlerStub,
  handlersModule,
  kebab,
  listsModule,
  operationSetsModule,
  operationsModule,
  testStub
} from './generate/modules.ts'
import { requireStrictSchemas } from './generate/strict-schemas.ts'
import { tablesModule } from './generate/tables.ts'

const check = process.argv.includes('--check')
const stale: string[] = []

async function emit(path: string, text: string) {
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) return
  stale.push(path)
  if (check) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

async function scaffold(path: string, text: string) {
  if (existsSync(path)) return
  await emit(path, text)
  if (!check) console.log(`created ${path}`)
}

/** A handler whose operation is gone imports types that are gone; better said here than by the compiler. */
async function reportLeftOvers() {
  const ids = new Set(operations.map(({ id }) => id))
  for (const file of await readdir('src/features', { recursive: true })) {
    if (!file.endsWith('.ts')) continue
    const text = await readFile(join('src/features', file), 'utf8')
    for (const [, id = ''] of text.matchAll(/: Handler<'(\w+)'>/g)) {
      if (ids.has(id)) continue
      console.error(`left over: src/features/${file}, the contract has no operation ${id}`)
      process.exitCode = 1
    }
  }
}

const { document, operations } = await bundleDocument('openapi/api.yaml')
await requireStrictSchemas(document)

await emit('src/generated/openapi.json', `${JSON.stringify(document, null, 2)}\n`)
await emit('src/generated/openapi.yaml', stringify(document, { aliasDuplicateObjects: false }))
await emit('src/generated/operations.ts', await operationsModule(document))
await emit('src/generated/operation-sets.ts', operationSetsModule(operations))
await emit('src/generated/lists.ts', listsModule(operations))
await emit('src/generated/handlers.ts', handlersModule(operations))
for (const operation of operations) {
  const stem = `${operation.area}/${kebab(operation.id)}`
  if (!operation.pending) await scaffold(`src/features/${stem}.ts`, handlerStub(operation))
  await scaffold(`test/${stem}.test.ts`, testStub(operation))
}
await reportLeftOvers()
if (!process.argv.includes('--no-tables')) {
  await emit('src/generated/tables.ts', await tablesModule())
}

if (check && stale.length > 0) {
  console.error(`out of date, run \`npm run generate\`:\n${stale.join('\n')}`)
  process.exitCode = 1
}
