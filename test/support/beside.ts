/** Data that may stand beside the project and is no part of it: tests that need it are skipped elsewhere, and say why. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const SHARED = join(import.meta.dirname, '../../../shared')

export function beside(name: string): { path: string; skip: string | false } {
  const path = join(SHARED, name)
  return { path, skip: existsSync(path) ? false : `${name} is not beside the project` }
}
