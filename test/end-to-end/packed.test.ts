/** What `npm pack` makes of the project starts with production dependencies alone. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t from 'tap'

t.setTimeout(240_000)

type Lock = { packages: Record<string, { dev?: boolean; optional?: boolean }> }

/** The packages that `npm ci --omit=dev` would install, copied from where they are installed. */
async function copyProductionPackages(into: string): Promise<void> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock
  const paths = Object.keys(packages).filter(
    (path) => path.startsWith('node_modules/') && !packages[path]?.dev
  )
  for (const path of paths) {
    await cp(path, join(into, path), {
      recursive: true,
      verbatimSymlinks: true,
      // Packages inside of packages stand in the list by themselves.
      filter: (source) => !source.slice(path.length).includes('/node_modules')
    }).catch((error) => {
      // Binaries of other platforms are locked and not installed.
      if (!packages[path]?.optional) throw error
    })
  }
}

t.test('npm start of a packed copy serves, without development dependencies', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'graph-analysis-packed-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    encoding: 'utf8'
  })
  const archive = String(packed.trim().split('\n').at(-1))
  execFileSync('tar', ['-xzf', archive], { cwd: folder })
  const copy = join(folder, 'package')
  await mkdir(join(copy, 'node_modules'))
  await copyProductionPackages(copy)
  t.throws(() =>
    execFileSync('node', ['-e', "require.resolve('tsx')"], { cwd: copy, stdio: 'ignore' })
  )
  await t.rejects(readFile(join(copy, 'src', 'main.ts')), 'has no sources')

  const server = spawn('npm', ['start'], {
    cwd: copy,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: '0',
      LOG_LEVEL: 'warn'
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true
  })
  t.teardown(async () => {
    if (server.exitCode !== null) return
    process.kill(-Number(server.pid), 'SIGTERM')
    await once(server, 'exit')
  })
  let address: string | undefined
  let password: string | undefined
  for await (const line of createInterface({ input: server.stdout })) {
    password ??= /^Password \(shown this once\): (\S+)$/.exec(line)?.[1]
    address = /^Listening on (\S+),/.exec(line)?.[1]
    if (address) break
  }
  t.ok(password, 'shows the password of the first administrator')
  const answer = await fetch(`${address}/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login_method: 'secret', username: 'admin', secret: password })
  })
  t.equal(answer.status, 200)
  t.equal((await fetch(`${address}/docs/`)).status, 200)
})
