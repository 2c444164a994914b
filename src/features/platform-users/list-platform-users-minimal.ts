import { nullableString } from '../../contract/nullable.ts'
import type { Handler } from '../handler.ts'
import { allMinimalUsers } from './queries.ts'

export const listPlatformUsersMinimal: Handler<'listPlatformUsersMinimal'> = async (
  { db },
  { list }
) => {
  const users = (await allMinimalUsers(db, list)).map((user) => ({
    id: user.id,
    first_name: nullableString(user.first_name),
    last_name: nullableString(user.last_name),
    email: user.email_address ?? ''
  }))
  return { data: { users } }
}
