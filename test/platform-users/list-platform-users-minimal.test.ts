import t from 'tap'
import { startPeople } from './people.ts'

const { call, aPerson } = await startPeople(t)
const ada = await aPerson({ principal_name: 'ada', first_name: 'Ada', last_name: 'Brandt' })
const bo = await aPerson({ principal_name: 'bo', email_address: null })

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await call('listPlatformUsersMinimal', { query, as: 'User' })
  t.equal(status, 200)
  return body.data.users
}

t.test('200 shows names and e-mail addresses, and nothing else', async (t) => {
  const found = (await list()).filter(({ id }: { id: string }) => [ada.id, bo.id].includes(id))
  const absent = { string: '', valid: false }
  t.strictSame(found, [
    {
      id: ada.id,
      first_name: { string: 'Ada', valid: true },
      last_name: { string: 'Brandt', valid: true },
      email: 'ada@example.test'
    },
    { id: bo.id, first_name: absent, last_name: absent, email: '' }
  ])
})

t.test('200 filters by id, names and e-mail address', async (t) => {
  for (const query of [
    { id: ada.id },
    { first_name: '~eq:ad' },
    { last_name: 'eq:Brandt' },
    { email_address: 'ada@example.test' }
  ]) {
    const found = await list(query as unknown as Record<string, string>)
    t.strictSame(
      found.map(({ id }: { id: string }) => id),
      [ada.id],
      JSON.stringify(query)
    )
  }
})

t.test('400 for a filter that does not fit its column', async (t) => {
  const { status, body } = await call('listPlatformUsersMinimal', { query: { id: '~eq:1' } })
  t.equal(status, 400)
  t.match(body, { errors: [{ context: 'id' }] })
})
