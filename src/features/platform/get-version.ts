import { readFileSync } from 'node:fs'
import type { Handler } from '../handler.ts'

/** package.json lies above src/ as above dist/src/. */
function packageVersion(): string {
  for (const path of ['../../../package.json', '../../../../package.json']) {
    try {
      const text = readFileSync(new URL(path, import.meta.url), 'utf8')
      return (JSON.parse(text) as { version: string }).version
    } catch {}
  }
  throw new Error('package.json is not where it should be')
}

const serverVersion = packageVersion()

export const getVersion: Handler<'getVersion'> = async ({ config }) => ({
  data: {
    API: { current_version: 'v2', deprecated_version: 'v2' },
    server_version: serverVersion,
    product_edition: config.edition
  }
})
