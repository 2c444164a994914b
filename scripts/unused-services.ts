/** What handlers are given where none of them runs, or only such as change nothing. */
import type { Config } from '../src/config.ts'
import type { Services } from '../src/features/handler.ts'

export function unusedServices(config: Config): Services {
  const refuse = (): never => {
    throw new Error('neither sessions nor tasks nor secrets are used here')
  }
  const unused = async () => refuse()
  return {
    config,
    enqueue: unused,
    sessions: { start: unused, end: unused, endAllOf: unused, recheck: refuse },
    vault: { encrypt: refuse, decrypt: refuse, secretSetting: unused }
  }
}
