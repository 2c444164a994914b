/** The embedded PostgreSQL cannot be used; the message says why and what to do about it. */
export class EmbeddedServerError extends Error {
  override readonly name = 'EmbeddedServerError'
}

/** Another process owns the server on this data. */
export class OwnedElsewhereError extends EmbeddedServerError {}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

export function isTooFull(text: string): boolean {
  return /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i.test(text)
}
