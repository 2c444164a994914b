/** How a password is stored: as an argon2id digest that carries its own parameters and salt. */
import { hash, verify } from '@node-rs/argon2'

/** As `auth_secrets.digest_method` names it. */
export const DIGEST_METHOD = 'argon2'

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. The library's algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of no password: verifying against it costs what verifying against a real one does. */
const NOBODYS_DIGEST =
  `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}` +
  `$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Keyboards spell the same character in several ways. */
const spelled = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(spelled(password), COST)
}

/** Takes as long for nobody's digest as for somebody's, so that the time does not tell who exists. */
export async function verifyPassword(
  password: string,
  digest: string | undefined
): Promise<boolean> {
  const matches = await verify(digest ?? NOBODYS_DIGEST, spelled(password))
  return matches && digest !== undefined
}
