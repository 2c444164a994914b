import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import t from 'tap'
import yauzl from 'yauzl'
import { fileText, generateForest } from '../../scripts/sample-forest/generate.ts'
import { writeForestZip } from '../../scripts/sample-forest/zip.ts'

const SMALL = { seed: 5, users: 40 }

t.test('the command writes the archive that the function writes, in any time zone', async (t) => {
  const folder = t.testdir()
  const out = join(folder, 'forest.zip')
  const args = ['--seed', '5', '--users', '40', '--out', out]
  t.match(await run(args, { TZ: 'Pacific/Auckland' }), { code: 0, stderr: '' })

  const stream = new PassThrough()
  const [written] = await Promise.all([buffer(stream), writeForestZip(stream, SMALL)])
  t.ok(written.equals(await readFile(out)))
})

t.test('the archive holds every file of the forest', async (t) => {
  const out = join(t.testdir(), 'forest.zip')
  await writeForestZip(out, SMALL)
  const expected = generateForest(SMALL).map((file) => [
    file.fileName,
    [...fileText(file)].join('')
  ])
  t.same(await unzip(out), Object.fromEntries(expected))
})

t.test('an archive that cannot be written leaves nothing behind', async (t) => {
  const out = join(t.testdir({ taken: {} }), 'taken')
  await t.rejects(writeForestZip(out, SMALL))
  t.notOk(existsSync(`${out}.part`))
})

t.test('bad arguments are refused by name, and nothing is written', async (t) => {
  const out = join(t.testdir(), 'forest.zip')
  const cases: [string[], RegExp][] = [
    [[], /^--out: must name the archive to write/],
    [['--out', out, '--users', 'many'], /^--users: "many" is not a whole number/],
    [['--out', out, '--users', '3'], /^--users: must be a whole number from 20 to 2000000/],
    [['--out', out, '--seed', '1.5'], /^--seed: "1.5" is not a whole number/],
    [['--out', out, '--domains', '0'], /^--domains: must be a whole number from 1 to 8/],
    [['--out', out, '--colour', 'red'], /Unknown option '--colour'/],
    [['--out', out, 'more'], /Unexpected argument 'more'/]
  ]
  for (const [args, message] of cases) {
    const { code, stderr } = await run(args)
    t.equal(code, 1)
    t.match(stderr, message)
    t.match(stderr, /usage:/)
    t.notOk(existsSync(out))
  }
})

t.test('an archive in a missing folder is an error without a usage text', async (t) => {
  const { code, stderr } = await run(['--out', join(t.testdir(), 'missing', 'forest.zip')])
  t.equal(code, 1)
  t.match(stderr, /ENOENT/)
  t.notMatch(stderr, /usage:/)
})

async function run(args: string[], environment: Record<string, string> = {}) {
  const command = ['--import', 'tsx', 'scripts/sample-forest/main.ts', ...args]
  const child = spawn(process.execPath, command, { env: { ...process.env, ...environment } })
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, stderr }
}

async function unzip(path: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  const zip = await yauzl.openPromise(path)
  for await (const entry of zip.eachEntry()) {
    contents[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  }
  return contents
}
