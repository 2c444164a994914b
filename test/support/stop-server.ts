/** After a test run: stops the server, unless somebody else still uses it. */
import { findServer, stopKeeping } from './postgres.ts'

await stopKeeping(process.ppid)
await (await findServer())?.leave()
