/** Server settings for one machine that also runs the API: made for bulk loads, smaller where there is less. */
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'

const MIB = 1024 ** 2

export type ServerSettings = Record<string, string | number>

function memory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const between = (least: number, value: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, most)))

export async function serverSettings(data: string): Promise<ServerSettings> {
  const shared = await statfs('/dev/shm').catch(() => undefined)
  const smallShm = shared !== undefined && shared.blocks * shared.bsize < 256 * MIB
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: `${between(32, memory() / 8 / MIB, 512)}MB`,
    max_wal_size: `${between(256, (await freeSpace(data)) / 10 / MIB, 4096)}MB`,
    checkpoint_timeout: '30min',
    wal_level: 'minimal',
    max_wal_senders: 0,
    // Compiling costs more than it saves on queries of milliseconds.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Containers have 64 MB of /dev/shm, too little for a parallel hash join.
    ...(smallShm ? { dynamic_shared_memory_type: 'sysv' } : {})
  }
}
