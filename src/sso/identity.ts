/** Who an identity provider says has signed in, in the words of either protocol. */
import { UnauthorizedError } from '../errors.ts'

export type Identity = {
  /** The name by which users are found here. */
  principal: string
  email: string | null
  firstName: string | null
  lastName: string | null
  /** What the provider says of the user's role, not yet compared with the roles that there are. */
  roles: string[]
}

/** The claims by which providers name a role; others, which users may edit themselves, grant nothing. */
export const ROLE_CLAIMS = [
  'http://schemas.microsoft.com/ws/2008/06/identity/claims/role',
  'role',
  'roles'
]

/** Why somebody is not signed in. Says what a person at the identity provider needs to know to mend it. */
export const refusal = (reason: string, cause?: unknown): UnauthorizedError =>
  new UnauthorizedError('login', `the answer of the identity provider is refused: ${reason}`, {
    cause
  })

export function refuseSignIn(reason: string, cause?: unknown): never {
  throw refusal(reason, cause)
}

/** Characters, as many as a name that an administrator gives may have. */
const LONGEST = 320

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
const isName = (text: string | null): boolean =>
  text !== null &&
  text !== '' &&
  text.length <= LONGEST &&
  text.isWellFormed() &&
  !text.includes('\u0000')

export function identityOf(found: Identity): Identity {
  if (!isName(found.principal)) refuseSignIn('it does not name the user by an e-mail address')
  const nameOrNone = (text: string | null) => (isName(text) ? text : null)
  return {
    ...found,
    email: nameOrNone(found.email),
    firstName: nameOrNone(found.firstName),
    lastName: nameOrNone(found.lastName)
  }
}
