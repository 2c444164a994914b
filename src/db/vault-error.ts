/** Secrets at rest cannot be kept or read; the message says why and what to do about it. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
}
