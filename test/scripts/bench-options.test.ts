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

t.test('a wrong option is refused with its name and the reason', async (t) => {
  const cases: [string[], { message: string | RegExp; context?: string }][] = [
    [['--users', 'many'], { context: 'users', message: '"many" is not a whole number' }],
    [['--users', '3'], { context: 'users', message: /from 20 to 2000000/ }],
    [['--users', '-5'], { message: /--users/ }],
    [['--colour', 'red'], { message: /Unknown option '--colour'/ }],
    [['more'], { message: /Unexpected argument 'more'/ }],
    [['--quick=yes'], { message: /--quick/ }]
  ]
  for (const [args, error] of cases) t.throws(() => parseOptions(args), error, args.join(' '))
})

t.test('the command answers a wrong option with the usage, and measures nothing', async (t) => {
  const command = ['--import', 'tsx', 'scripts/bench.ts', '--users', 'many']
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  t.equal(status, 1)
  t.match(stderr, /^--users: "many" is not a whole number\n\nusage: npm run bench/)
  t.equal(stdout, '')
})
