/** Users with passwords, and requests in their names. */
import type { Test } from 'tap'
import type { OperationId } from '../../src/contract/operation.ts'
import { hashPassword } from '../../src/db/password-digest.ts'
import { saveSecret } from '../../src/db/users.ts'
import { type ApiOptions, type Call, type RoleName, startApi } from '../support/api.ts'
import { aUser } from '../support/rows.ts'

export const SECRET = 'Correct-Horse-7-Battery'
export const FUTURE = new Date('2999-01-01T00:00:00.000Z')
export const NOBODY = '00000000-0000-4000-8000-000000000000'

const digest = hashPassword(SECRET)

export async function startPeople(t: Test, options: ApiOptions = {}) {
  const api = await startApi(t, options)
  const { db, call, sessions } = api

  async function aPerson(row: Parameters<typeof aUser>[1] = {}) {
    const user = await aUser(db, { role: 'User', ...row })
    await saveSecret(db, user.id, await digest, FUTURE)
    return user
  }

  const tokenOf = async (userId: string) => `Bearer ${await sessions.start(userId)}`

  /** In a new session of the user. */
  const callAs = async (userId: string, id: OperationId, request: Call = {}) =>
    call(id, {
      ...request,
      as: 'nobody',
      headers: { authorization: await tokenOf(userId), ...request.headers }
    })

  const login = (username: string, secret = SECRET, more: object = {}) =>
    call('login', { as: 'nobody', body: { login_method: 'secret', username, secret, ...more } })

  const roleId = async (name: RoleName) =>
    (await db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow())
      .id

  async function aProvider(name: string, role_provision = false, auto_provision = false) {
    const provider = await db
      .insertInto('sso_providers')
      .values({ type: 'SAML', name, slug: name.toLowerCase(), role_provision, auto_provision })
      .returning('id')
      .executeTakeFirstOrThrow()
    return provider.id
  }

  const secretOf = (userId: string) =>
    db.selectFrom('auth_secrets').selectAll().where('user_id', '=', userId).executeTakeFirst()

  /** Whether a token still opens its session. */
  const isAlive = async (authorization: string) =>
    (await call('getSelf', { as: 'nobody', headers: { authorization } })).status !== 401

  return { ...api, aPerson, bearerOf: tokenOf, callAs, login, roleId, aProvider, secretOf, isAlive }
}
