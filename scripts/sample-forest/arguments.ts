/** The command line of the generator. */
import { parseArgs } from 'node:util'
import { InvalidRequestError } from '../../src/errors.ts'
import { type ForestOptions, planForest } from './plan.ts'

export const USAGE = `usage: main.ts --out <file.zip> [--seed <number>] [--users <number>] [--domains <number>]

  --out      the archive to write
  --seed     which forest; the same seed and sizes give the same bytes (1)
  --users    staff accounts of all domains (300)
  --domains  the forest root and its children (2)`

export function parseArguments(args: string[]): ForestOptions & { out: string } {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      seed: { type: 'string', default: '1' },
      users: { type: 'string', default: '300' },
      domains: { type: 'string', default: '2' }
    }
  })
  if (!values.out) throw new InvalidRequestError('out', 'must name the archive to write')
  const options = {
    seed: numberOf('seed', values.seed),
    users: numberOf('users', values.users),
    domains: numberOf('domains', values.domains)
  }
  planForest(options)
  return { out: values.out, ...options }
}

function numberOf(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidRequestError(name, `"${text}" is not a whole number`)
  return Number(text)
}
