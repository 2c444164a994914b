/** Long computations let others have their turn. */
import { setImmediate } from 'node:timers/promises'

const TURN_MS = 10

export type Pauses = {
  /** Whether the turn is over; costs little, though not nothing. */
  isDue(): boolean
  /** Waits for everybody else; throws when the computation is no longer wanted. */
  take(): Promise<void>
}

export function startPauses(signal?: AbortSignal): Pauses {
  let end = performance.now() + TURN_MS
  return {
    isDue: () => performance.now() > end,
    async take() {
      signal?.throwIfAborted()
      await setImmediate()
      signal?.throwIfAborted()
      end = performance.now() + TURN_MS
    }
  }
}
