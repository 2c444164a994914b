/** What a password must be, and for how long it may be used. */
import { randomInt } from 'node:crypto'

const SHORTEST = 12
const LIFETIME_DAYS = 90
const DAY = 86_400_000

const RULES: readonly { demand: string; met: (password: string) => boolean }[] = [
  {
    demand: `at least ${SHORTEST} characters`,
    met: (password) => [...password].length >= SHORTEST
  },
  { demand: 'a lower-case letter', met: (password) => /\p{Ll}/u.test(password) },
  { demand: 'an upper-case letter', met: (password) => /\p{Lu}/u.test(password) },
  { demand: 'a digit', met: (password) => /\p{Nd}/u.test(password) },
  { demand: 'a special character', met: (password) => /[^\p{L}\p{N}\s]/u.test(password) }
]

/** What the password lacks, ready for a sentence after "it needs"; nothing when it may be used. */
export function missingFrom(password: string): string[] {
  return RULES.filter(({ met }) => !met(password)).map(({ demand }) => demand)
}

/** When a password that is set now is due for a change. */
export function passwordExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_DAYS * DAY)
}

/** Nothing that looks alike in a terminal, nothing that a shell reads. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_.+='
const GENERATED_LENGTH = 24

export function generatePassword(): string {
  for (;;) {
    const password = Array.from(
      { length: GENERATED_LENGTH },
      () => ALPHABET[randomInt(ALPHABET.length)]
    ).join('')
    if (missingFrom(password).length === 0) return password
  }
}
