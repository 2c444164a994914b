/** The command line of the bench. */
import { parseArgs } from 'node:util'
import { InvalidRequestError } from '../../src/errors.ts'
import { planForest } from '../sample-forest/plan.ts'

export type BenchOptions = {
  /** Staff accounts of the large forest. */
  users: number
  /** How often, and for how many seconds each, the two servers take turns. */
  rounds: number
  roundSeconds: number
  largeFile: boolean
}

export const USAGE = `usage: npm run bench -- [--users <number>] [--quick] [--large-file]

  --users       staff accounts of the large forest (33200: about 100,000 nodes, 850,000 edges)
  --quick       a small forest (300 unless --users says more) and short rounds: shows that the bench works
  --large-file  also ingest a single file of 1 GB`

const QUICK = { users: '300', rounds: 2, roundSeconds: 1 }
const FULL = { users: '33200', rounds: 5, roundSeconds: 2 }

export const SEED = 1

/** Throws InvalidRequestError, with the option as context, or the TypeError of parseArgs. */
export function parseOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string' },
      quick: { type: 'boolean', default: false },
      'large-file': { type: 'boolean', default: false }
    }
  })
  const { users: usual, rounds, roundSeconds } = values.quick ? QUICK : FULL
  const text = values.users ?? usual
  if (!/^\d+$/.test(text)) throw new InvalidRequestError('users', `"${text}" is not a whole number`)
  const users = Number(text)
  planForest({ seed: SEED, users })
  return { users, rounds, roundSeconds, largeFile: values['large-file'] }
}
