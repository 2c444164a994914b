/** `Prefer: wait=N` (RFC 7240): how long the caller wants to wait becomes the request's deadline. */
import type { Operation } from '../contract/document.ts'
import { Deadline } from '../db/deadline.ts'
import { InvalidRequestError } from '../errors.ts'

export type Wait = {
  deadline: Deadline
  /** What to answer in `Preference-Applied`, if the client asked for something. */
  applied: string | undefined
}

export function deadlineOf(
  operation: Operation,
  header: string | string[] | undefined,
  unlimitedAllowed: boolean
): Wait {
  const { prefer } = operation
  if (!prefer) return { deadline: new Deadline(undefined), applied: undefined }
  const text = header === undefined ? prefer.default : String(header)
  if (header !== undefined && !new RegExp(prefer.pattern).test(text)) {
    throw new InvalidRequestError('Prefer', `must match ${prefer.pattern}`)
  }
  const seconds = Number(text.slice('wait='.length))
  if (seconds >= 0) {
    const applied = header === undefined ? undefined : `wait=${seconds.toFixed(2)}`
    return { deadline: new Deadline(seconds), applied }
  }
  if (!unlimitedAllowed) {
    throw new InvalidRequestError('Prefer', 'this installation does not allow an unlimited wait')
  }
  return { deadline: new Deadline(undefined), applied: 'wait=-1; bypass=enabled' }
}

/** How long a handler whose SQL was stopped may take to say how it ended, in milliseconds. */
const GRACE = 1000

/**
 * The outcome of the work, or the deadline's error. After the deadline the work gets a moment to
 * settle, so that a change that was already committed is not reported as missed.
 */
export function withinWait<T>(work: Promise<T>, deadline: Deadline): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const stopListening = deadline.onExpire((reason) => {
      timer = setTimeout(() => reject(reason), GRACE)
    })
    const settled = () => {
      clearTimeout(timer)
      stopListening()
    }
    work.then(resolve, reject).then(settled)
  })
}
