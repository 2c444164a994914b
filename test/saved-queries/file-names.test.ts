import fc from 'fast-check'
import t from 'tap'
import { createFileNames, fileStem } from '../../src/features/saved-queries/file-names.ts'

t.test('a name stays readable where it can', (t) => {
  for (const [name, stem] of [
    ['Kerberoastable users', 'Kerberoastable users'],
    ['Über „Zonen“ – 列表', 'Über „Zonen“ – 列表'],
    ['AD / CS: who?', 'AD _ CS_ who_'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Windows\\x', 'C_Windows_x'],
    ['.hidden', 'hidden'],
    ['ends in dots. . .', 'ends in dots'],
    ['con', 'con_'],
    ['LPT1.txt', 'LPT1_.txt'],
    ['console', 'console'],
    ['..', 'query'],
    [' \n\t', '_'],
    ['\u202etxt.exe', '_txt.exe']
  ] as const) {
    t.equal(fileStem(name), stem, JSON.stringify(name))
  }
  t.end()
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('.', '/', '\\', ' ', 'a', 'A', '(', '2', ')', 'ß', 'İ', '\n')
  }),
  fc.constantFrom('CON', 'aux.json', 'nul', 'com1', '..', '~', '.DS_Store'),
  fc.string({ unit: fc.constantFrom('\u{1f511}', 'é', 'x'), minLength: 90, maxLength: 500 })
)

t.test('whatever queries are called, their files are legal and apart', (t) => {
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 40 }), (names) => {
      const nameOf = createFileNames('.json')
      const files = names.map(nameOf)
      for (const file of files) {
        t.ok(Buffer.byteLength(file) <= 255)
        t.notMatch(file, /[<>:"/\\|?*\p{Cc}]|^\.|^\s|[\s.]\.json$/u)
        t.notMatch(file, /^(con|prn|aux|nul|com\d|lpt\d)\./i)
        t.match(file, /^.+\.json$/)
      }
      const folded = new Set(files.map((file) => file.normalize('NFC').toLowerCase()))
      t.equal(folded.size, files.length)
    }),
    { numRuns: 300 }
  )
  t.end()
})

t.test('many equal names take no longer than as many others', (t) => {
  const nameOf = createFileNames('.json')
  const files = Array.from({ length: 50_000 }, () => nameOf('same'))
  t.equal(files.at(-1), 'same (50000).json')
  t.end()
})
