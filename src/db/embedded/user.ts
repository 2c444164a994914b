/** The account PostgreSQL runs under when we are root, which it refuses to run as. */
import { readFile } from 'node:fs/promises'
import { EmbeddedServerError } from './embedded-error.ts'
import { type Identity, run } from './run.ts'

export type ServerUser = Identity & { name: string }
export type Log = { info(message: string): void; warn(message: string): void }

const OWN_ACCOUNT = 'graph-analysis'

export const isRoot = () => process.getuid?.() === 0

export async function readAccounts(): Promise<ServerUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

/** An account for new data: PostgreSQL's own, ours (made when missing), or as the last resort `nobody`. */
export async function chooseServerUser(log: Log): Promise<ServerUser | undefined> {
  const find = async (...names: string[]) => {
    const accounts = await readAccounts()
    return names.flatMap((name) => accounts.find((account) => account.name === name) ?? [])[0]
  }
  const known = await find('postgres', '_postgres', OWN_ACCOUNT)
  if (known) return known

  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  for (const useradd of ['/usr/sbin/useradd', '/sbin/useradd']) {
    if ((await run(useradd, [...args, OWN_ACCOUNT], undefined)).status !== 0) continue
    const made = await find(OWN_ACCOUNT)
    if (!made) continue
    log.info(`created the system user ${OWN_ACCOUNT}, since PostgreSQL refuses to run as root`)
    return made
  }
  const nobody = await find('nobody')
  if (nobody) {
    log.warn(
      'PostgreSQL runs as "nobody", since there is no user "postgres" and none could be made; ' +
        'other programs that run as "nobody" can read its data'
    )
  }
  return nobody
}

/** Whether that user can enter the folder, asked of the system itself since modes do not tell it all. */
export async function canEnter(user: ServerUser, folder: string): Promise<boolean> {
  const { status, code } = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user)
  if (code === 'EPERM') {
    throw new EmbeddedServerError(
      `this process may not start PostgreSQL as user ${user.name} (it lacks the capability SETUID or SETGID); ` +
        'start it as an ordinary user, or set DATABASE_URL'
    )
  }
  return status === 0
}
