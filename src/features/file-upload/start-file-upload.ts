import type { Handler } from '../handler.ts'
import { insertJob } from './queries.ts'
import { jobView } from './views.ts'

export const startFileUpload: Handler<'startFileUpload'> = async ({ db, caller }) => ({
  data: jobView(await insertJob(db, caller))
})
