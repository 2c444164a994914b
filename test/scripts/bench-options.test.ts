import { spawnSync } from 'node:child_process'
import t from 'tap'
import { parseOptions } from '../../scripts/bench/options.ts'

t.test('without options the large forest is measured, without the large file', async (t) => {
  t.match(parseOptions([]), { users: 33_200, largeFile: false })
})

t.test('quick means the sample forest and shorter rounds, whichever comes first', async (t) => {
  const [quick, full] = [parseOptions(['--quick']), parseOptions([])]
  t.equal(quick.users, 300)
  t.ok(quick.rounds * quick.roundSeconds < full.rounds * full.roundSeconds)
  t.match(parseOptions(['--quick', '--users', '50']), { ...quick, users: 50 })
  t.match(parseOptions(['--users=50', '--quick']), { ...quick, users: 50 })
})

t.test('the large file is measured where it is asked for', async (t) => {
  t.equal(parseOptions(['--large-file']).largeFile, true)
})

t.test(
  'a wrong option is named, with its reason and the usage, before anything is built',
  async (t) => {
    const cases: [string[], RegExp][] = [
      [['--users', 'many'], /^--users: "many" is not a whole number/],
      [['--users', '-5'], /--users/],
      [['--users', '3'], /^--users: must be a whole number from 20 to 2000000/],
      [['--colour', 'red'], /Unknown option '--colour'/],
      [['more'], /Unexpected argument 'more'/],
      [['--quick=yes'], /--quick/]
    ]
    for (const [args, message] of cases) {
      const command = ['--import', 'tsx', 'scripts/bench.ts', ...args]
      const { status, stderr, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
      t.equal(status, 1, args.join(' '))
      t.match(stderr, message)
      t.match(stderr, /usage: npm run bench/)
      t.equal(stdout, '')
    }
  }
)
