/** Says in words why the server does not start; a stack only for what nobody foresaw. */

const FORESEEN = [
  'ConfigError',
  'EmbeddedServerError',
  'OwnedElsewhereError',
  'DatabaseServerError',
  'MigrationError',
  'VaultError'
]

export function describeStartFailure(
  error: unknown,
  { host, port }: { host: string; port: number }
): string {
  const { code, name, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is in use; set PORT to another one`
  if (code === 'EADDRNOTAVAIL') return `this machine has no address ${host}; set HOST`
  if (code === 'EACCES' && port < 1024) return `port ${port} needs rights that this user lacks`
  return FORESEEN.includes(name) ? message : (stack ?? message)
}
