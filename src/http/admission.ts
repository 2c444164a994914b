/** Who may come in: credentials, edition, kind of caller, permissions, in this order, all from the contract. */
import type { Operation } from '../contract/document.ts'
import { ForbiddenError, NotFoundError } from '../errors.ts'
import type { Caller } from '../features/handler.ts'

/** Finds the caller that an Authorization header names; throws UnauthorizedError or ForbiddenError. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>

export async function admit(
  operation: Operation,
  authorization: string | undefined,
  authenticate: Authenticate,
  edition: string
): Promise<Caller | undefined> {
  if (operation.alternatives.length === 0) {
    // Anyone may call it, and who has credentials is known by them all the same.
    return authorization === undefined
      ? undefined
      : authenticate(authorization).catch(() => undefined)
  }
  const caller = await authenticate(authorization)
  if (operation.editions.length > 0 && !operation.editions.includes(edition)) {
    throw new NotFoundError('edition', `the ${edition} edition does not offer this operation`)
  }
  if (operation.caller !== undefined && caller.kind !== operation.caller) {
    throw new NotFoundError('url', 'resource not found')
  }
  return caller
}

/** Throws unless all permissions of one alternative are held. */
export function authorize(operation: Operation, caller: Caller | undefined): void {
  const { alternatives } = operation
  if (alternatives.length === 0) return
  const held = caller?.permissions
  for (const names of alternatives) {
    if (names.every((name) => held?.has(name))) return
  }
  throw new ForbiddenError('permission', 'not authorized')
}
