import t from 'tap'
import { proveJobList } from './prove-job-list.ts'

const { list, idsOf, canceled } = await proveJobList('listFinishedJobs')

t.test('200 leaves out what is ready or running, also of what a filter asks for', async (t) => {
  t.strictSame(idsOf(await list()), canceled)
  t.equal((await list({ status: 'lte:1' })).count, 0)
})
