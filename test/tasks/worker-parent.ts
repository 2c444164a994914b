/** A process with a worker of its own; says the worker's pid once it is ready. */
import { startWorker } from '../../src/background.ts'
import { readConfig } from '../../src/config.ts'

const ignore = () => undefined
const worker = startWorker({
  url: process.argv[2] ?? '',
  config: readConfig({}),
  log: {
    info: (_fields, message) => {
      if (message === 'worker is ready') process.send?.(worker.pid())
    },
    warn: ignore,
    error: ignore
  }
})
