import fc from 'fast-check'
import t from 'tap'
import type { FileHeader } from '../../../src/graph/ingest/reader.ts'
import { readerFor } from '../../../src/graph/ingest/readers.ts'
import { FileError, type Json, type JsonObject } from '../../../src/graph/ingest/records.ts'
import { directoryFile, emptyRead, readItems } from './in-memory-graph.ts'

t.test('computers of a format before version 5 are left out with a warning', async (t) => {
  const rows = [{ ObjectIdentifier: 'a' }, { ObjectIdentifier: 'b' }]
  const old = directoryFile('computers', rows, 4)
  t.strictSame([old.nodes, old.edges], [[], []])
  t.equal(old.warnings.length, 1)
  t.match(old.warnings[0], /version 4/)
  t.equal(directoryFile('computers', rows, 5).nodes.length, 2)
  const header = { format: 'active-directory', type: 'computers', version: undefined } as const
  t.equal(readItems(header, rows).nodes.length, 2, 'a file that does not say is read')
  t.equal(directoryFile('users', rows, 4).nodes.length, 2, 'other types are read at any version')
})

t.test('files without effect are accepted with one warning', async (t) => {
  for (const type of ['deleted', 'localgroups']) {
    const read = directoryFile(type, ['S-1-5-21-1', 'S-1-5-21-2'])
    t.strictSame([read.nodes, read.edges, read.warnings.length], [[], [], 1], type)
    t.match(read.warnings[0], type)
  }
})

t.test('a type that no collector writes is refused by name', async (t) => {
  for (const type of ['printers', '', 'constructor']) {
    t.throws(() => directoryFile(type, []), new FileError(`unknown collection type "${type}"`))
  }
})

t.test('a row that cannot be read is named and does not hold up the others', async (t) => {
  const read = directoryFile('users', [
    'x',
    {},
    { ObjectIdentifier: '' },
    { ObjectIdentifier: 'S-1-5-21-1-2-3-1100' },
    null
  ])
  t.equal(read.nodes.length, 1)
  t.strictSame(read.warnings, [
    'data[0] skipped: not an object',
    'data[1] skipped: ObjectIdentifier is missing',
    'data[2] skipped: ObjectIdentifier is missing',
    'data[4] skipped: not an object'
  ])
  const many = directoryFile('users', Array(100).fill({}))
  t.equal(many.warnings.length, 16, 'fifteen are named, then it is said that there are more')
})

t.test('what the loader refuses is not mistaken for a row that cannot be read', async (t) => {
  const { sink } = emptyRead()
  const refusing = {
    ...sink,
    node() {
      throw new FileError('too many kinds')
    }
  }
  const rows: [FileHeader, Json][] = [
    [{ format: 'active-directory', type: 'users', version: 6 }, { ObjectIdentifier: 'a' }],
    [
      { format: 'azure', type: 'azure', version: 5 },
      { kind: 'AZUser', data: { id: 'a' } }
    ]
  ]
  for (const [header, row] of rows) {
    const reader = readerFor(header)
    t.throws(() => reader.item('data', 0, row, refusing), new FileError('too many kinds'))
  }
})

t.test('the case of field names makes no difference, at any depth', async (t) => {
  const trust = {
    TargetDomainSid: 'S-2',
    TrustType: 'Forest',
    TrustDirection: 3,
    SidFilteringEnabled: false
  }
  const principal = { ObjectIdentifier: 'S-9', ObjectType: 'User' }
  const items: [string, JsonObject][] = [
    ['users', { ObjectIdentifier: 'U', PrimaryGroupSID: 'G', AllowedToDelegate: [principal] }],
    [
      'domains',
      { ObjectIdentifier: 'D', Trusts: [trust], Links: [{ GUID: 'g', IsEnforced: true }] }
    ],
    [
      'computers',
      {
        ObjectIdentifier: 'C',
        IsDC: true,
        DomainSID: 'D',
        Sessions: { Collected: true, Results: [{ ComputerSID: 'C', UserSID: 'U' }] },
        LocalGroups: [
          { Collected: true, ObjectIdentifier: 'C-544', Name: 'x', Results: [principal] }
        ],
        Aces: [{ PrincipalSID: 'P', PrincipalType: 'User', RightName: 'Owns', IsInherited: true }]
      }
    ]
  ]
  fc.assert(
    fc.property(fc.infiniteStream(fc.boolean()), (coins) => {
      const respell = (value: Json): Json => {
        if (Array.isArray(value)) return value.map(respell)
        if (typeof value !== 'object' || value === null) return value
        return Object.fromEntries(
          Object.entries(value).map(([key, member]) => {
            const upper = [...key].map((letter) =>
              coins.next().value ? letter.toUpperCase() : letter.toLowerCase()
            )
            return [upper.join(''), respell(member)]
          })
        )
      }
      for (const [type, item] of items) {
        t.strictSame(directoryFile(type, [respell(item)]), directoryFile(type, [item]))
      }
    }),
    { seed: 20260101, numRuns: 40 }
  )
})
