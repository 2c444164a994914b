/** Ends a request whose body stops arriving: no deadline runs yet, and nothing else would ever end it. */
import type { IncomingMessage } from 'node:http'

/** Milliseconds for which a body may stand still. */
const BODY_IDLE = 60_000

export function endWhenIdle(request: IncomingMessage, idleMs = BODY_IDLE): void {
  let read = request.socket.bytesRead
  const timer = setInterval(() => {
    if (request.socket.bytesRead === read) request.destroy()
    read = request.socket.bytesRead
  }, idleMs)
  timer.unref()
  const settle = () => clearInterval(timer)
  request.once('end', settle)
  request.once('close', settle)
}
