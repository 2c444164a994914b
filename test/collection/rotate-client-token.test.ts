import t from 'tap'
import { NOBODY, startCollecting } from './collecting.ts'

const { call, callAs, newClient } = await startCollecting(t)

t.test('200 the new token signs, the old one no longer does', async (t) => {
  const client = await newClient()
  const { status, body } = await call('rotateClientToken', { path: { client_id: client.id } })
  t.equal(status, 200)
  t.not(body.data.id, client.token.id)
  t.equal((await call('listAvailableJobs', { signer: body.data })).status, 200)
  t.equal((await callAs(client, 'listAvailableJobs')).status, 401)
})

t.test('200 of two at once one token stays', async (t) => {
  const client = await newClient()
  const rotate = () => call('rotateClientToken', { path: { client_id: client.id } })
  const tokens = (await Promise.all([rotate(), rotate(), rotate()])).map(({ body }) => body.data)
  const answers = await Promise.all(tokens.map((signer) => call('listAvailableJobs', { signer })))
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 401, 401])
})

t.test('404 for a client who does not exist', async (t) => {
  t.equal((await call('rotateClientToken', { path: { client_id: NOBODY } })).status, 404)
})
