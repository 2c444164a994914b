/**
 * Compiles src/ and the demo into dist/, with the SQL and the contract beside them. Plain JavaScript, since
 * it also runs where nothing is compiled yet. `--if-stale` does nothing when dist/ is newer than its sources.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
const draft = join(root, `dist.${process.pid}`)
const STAMP = '.built'
const stamp = join(dist, STAMP)
const ASSETS = ['src/db/migrations', 'src/generated/openapi.json', 'src/generated/openapi.yaml']

function newest(path) {
  const entry = statSync(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

function isStale() {
  if (!existsSync(stamp)) return true
  const sources = ['src', 'scripts', 'tsconfig.json'].map((path) => join(root, path))
  return Math.max(...sources.map(newest)) > statSync(stamp).mtimeMs
}

function compiler() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc')
  } catch {
    return undefined
  }
}

function build() {
  const tsc = compiler()
  if (!tsc) {
    const problem = 'dist/ is missing or old, and TypeScript is not installed: run `npm ci` first'
    if (process.argv.includes('--if-stale') && process.env.npm_lifecycle_event === 'prepare') {
      console.warn(problem)
      return
    }
    console.error(problem)
    process.exit(1)
  }
  // Built beside its place and moved there whole: what was deleted from the sources must not stay, a migration least.
  rmSync(draft, { recursive: true, force: true })
  execFileSync(
    process.execPath,
    [tsc, '-p', join(root, 'scripts', 'tsconfig.json'), '--outDir', draft],
    { stdio: 'inherit' }
  )
  for (const path of ASSETS) cpSync(join(root, path), join(draft, path), { recursive: true })
  writeFileSync(join(draft, STAMP), '')
  rmSync(dist, { recursive: true, force: true })
  renameSync(draft, dist)
}

// An installed package has no sources, only what was built from them.
const packed = !existsSync(join(root, 'src'))
if (!packed && (!process.argv.includes('--if-stale') || isStale())) build()
