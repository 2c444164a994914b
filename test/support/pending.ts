/** What an operation promises as long as it has no handler: exactly 401, 403, 400 or 501. */
import t from 'tap'
import type { OperationId } from '../../src/contract/operation.ts'
import { type Call, operationById, ROLES, startApi } from './api.ts'
import { exampleRequests, permitted } from './contract.ts'

export async function provePending(id: OperationId): Promise<void> {
  const operation = operationById.get(id)
  if (!operation) throw new Error(`the contract has no operation ${id}`)
  const { call } = await startApi(t)
  const requests = exampleRequests(operation)

  t.test('501 for every request of the examples', async (t) => {
    t.ok(requests.length > 0, 'the contract has an example')
    for (const request of requests) {
      const { status, body } = await call(id, request)
      t.equal(status, 501)
      t.match(body, { http_status: 501, errors: [{ context: 'operation' }] })
    }
  })

  t.test('401 without a token', async (t) => {
    for (const request of requests) {
      const { status, body } = await call(id, { ...request, as: 'nobody' })
      t.equal(status, 401)
      t.match(body, { errors: [{ context: 'login' }] })
    }
  })

  t.test('403 for exactly the roles that lack the permission', async (t) => {
    for (const role of ROLES) {
      const { status } = await call(id, { ...requests[0], as: role })
      t.equal(status, permitted(operation, role) ? 501 : 403, role)
    }
  })

  const wrong: Call = operation.prefer
    ? { ...requests[0], headers: { ...requests[0]?.headers, prefer: 'wait=soon' } }
    : operation.method === 'get'
      ? { ...requests[0], query: {} }
      : { ...requests[0], body: undefined }
  t.test('400 for a request that the contract does not allow', async (t) => {
    const { status, body } = await call(id, wrong)
    t.equal(status, 400)
    t.ok(body.errors[0].message, 'says why')
  })
}
