/** Who may come in: credentials, edition, kind of caller, permissions, in this order, all from the contract. */
import type { Operation } from '../contract/document.ts'
import { ForbiddenError, NotFoundError } from '../errors.ts'
import type { Authenticate, Caller, Credentials, Identified } from '../features/handler.ts'

export async function admit(
  operation: Operation,
  credentials: Credentials,
  authenticate: Authenticate,
  edition: string
): Promise<Partial<Identified>> {
  if (operation.alternatives.length === 0) {
    // Anyone may call it, and who has a session is known by it all the same.
    if (credentials.headers.authorization === undefined) return {}
    const known = await authenticate(credentials).catch(() => undefined)
    return known && !known.seal ? known : {}
  }
  const identified = await authenticate(credentials)
  if (operation.editions.length > 0 && !operation.editions.includes(edition)) {
    throw new NotFoundError('edition', `the ${edition} edition does not offer this operation`)
  }
  if (operation.caller !== undefined && identified.caller.kind !== operation.caller) {
    throw new NotFoundError('url', 'resource not found')
  }
  return identified
}

/** Throws unless all permissions of one alternative are held. */
export function authorize(operation: Operation, caller: Caller | undefined): void {
  const { alternatives } = operation
  if (alternatives.length === 0) return
  const held = caller?.permissions
  for (const names of alternatives) {
    if (names.length === 0 && caller?.isConfined) continue
    if (names.every((name) => held?.has(name))) return
  }
  throw new ForbiddenError('permission', 'not authorized')
}
