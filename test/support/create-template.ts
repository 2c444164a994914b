/** Before a test run: starts the server for its whole length and prepares the template. */
import { joinServer, keepServer } from './postgres.ts'
import { dropOrphans, ensureTemplate } from './template.ts'

// The parent is the test runner, which lives as long as the run.
await keepServer(process.ppid)
const session = await joinServer()
await dropOrphans(session)
await ensureTemplate(session)
await session.leave()
