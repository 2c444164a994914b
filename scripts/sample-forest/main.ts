/** Writes a forest: tsx scripts/sample-forest/main.ts --seed 1 --users 300 --out forest.zip */
import { ApiError } from '../../src/errors.ts'
import { parseArguments, USAGE } from './arguments.ts'
import { writeForestZip } from './zip.ts'

try {
  const { out, ...options } = parseArguments(process.argv.slice(2))
  await writeForestZip(out, options)
  console.log(`wrote ${out}`)
} catch (error) {
  const context = error instanceof ApiError ? `--${error.context}: ` : ''
  console.error(`${context}${error instanceof Error ? error.message : error}`)
  if (isUsageError(error)) console.error(`\n${USAGE}`)
  process.exitCode = 1
}

function isUsageError(error: unknown): boolean {
  if (error instanceof ApiError) return true
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}
