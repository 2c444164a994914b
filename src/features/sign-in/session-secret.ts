import { randomBytes } from 'node:crypto'
import type { Vault } from '../../db/vault.ts'

/** What session tokens are signed with: the configured secret, or one that this installation keeps. */
export async function loadSessionSecret(
  configured: string | undefined,
  vault: Vault
): Promise<Uint8Array> {
  const generate = () => randomBytes(32).toString('base64url')
  return Buffer.from(configured ?? (await vault.secretSetting('jwt_secret', generate)))
}
