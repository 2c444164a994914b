import t from 'tap'
import { proveJobList } from './prove-job-list.ts'

const { list, idsOf, canceled, running, ready, newClient, readyJob } =
  await proveJobList('listJobs')

t.test('200 answers jobs of all clients in every status, OUs and domains as asked', async (t) => {
  const other = await newClient({ name: 'other' })
  const others = await readyJob(other)
  t.strictSame(idsOf(await list()), [...canceled, running, ready, others])
  t.strictSame(idsOf(await list({ client_id: other.id })), [others])
  const [hydrated] = (await list({ id: `eq:${ready}` })).data
  const objectid = 'S-1-5-21-1-2-3'
  t.strictSame(hydrated.domains, [{ objectid, name: '', exists: false, type: '' }])
  const [plain] = (await list({ id: `eq:${ready}`, hydrate_domains: 'f' })).data
  t.strictSame(plain.domains, [{ objectid }])
})
