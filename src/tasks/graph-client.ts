/** A connection for one task that writes the graph: alone in all processes, and stopped with it. */
import type pg from 'pg'
import { connectClient } from '../db/database.ts'
import { Deadline } from '../db/deadline.ts'
import type { TaskContext } from './task.ts'

/** The queue lets one such task run at a time; this holds even when it gave a task up too early. */
const WRITING_THE_GRAPH = [7412, 5]

type CancelKeys = { processID: number; secretKey: number; host: string; port: number }

/** The deadline passes when the task must stop; whatever the client runs at that moment is cancelled. */
export async function withGraphClient<T>(
  { url, signal }: Pick<TaskContext, 'url' | 'signal'>,
  work: (client: pg.Client, deadline: Deadline) => Promise<T>
): Promise<T> {
  signal.throwIfAborted()
  const client = await connectClient(url, 'graph-analysis-server task')
  // A lost connection rejects the statement that runs or the next one; nothing else is left to do.
  client.on('error', () => undefined)
  const deadline = new Deadline(undefined)
  const expire = () => deadline.expire()
  // pg's client knows these members; its public type does not list them.
  const { processID, secretKey, host, port } = client as unknown as CancelKeys
  const cancellable = { processId: processID, secretKey, host, port }
  deadline.enter(cancellable)
  signal.addEventListener('abort', expire)
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1, $2)', WRITING_THE_GRAPH)
    return await work(client, deadline)
  } finally {
    signal.removeEventListener('abort', expire)
    await deadline.leave(cancellable)
    await client.end().catch(() => undefined)
  }
}
