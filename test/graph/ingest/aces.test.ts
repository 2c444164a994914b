import t from 'tap'
import type { JsonObject } from '../../../src/graph/ingest/records.ts'
import { directoryFile, edgeLines, nodeOf } from './in-memory-graph.ts'

const SID = 'S-1-5-21-1-2-3'
const OWNER = `${SID}-1001`
const WRITER = `${SID}-1002`

function ace(PrincipalSID: string, RightName: string, more: JsonObject = {}): JsonObject {
  return { PrincipalSID, PrincipalType: 'User', RightName, IsInherited: false, ...more }
}

function group(aces: JsonObject[], properties: JsonObject = {}): JsonObject {
  return { ObjectIdentifier: `${SID}-2000`, Properties: properties, Aces: aces }
}

t.test('an entry becomes an edge from its principal, with what is known of it', async (t) => {
  const read = directoryFile('groups', [
    group([
      ace(OWNER.toLowerCase(), 'GenericAll', { IsInherited: true, InheritanceHash: 'ABC' }),
      ace(WRITER, 'AddMember', { PrincipalType: 'Computer' })
    ])
  ])
  t.strictSame(read.edges, [
    {
      start: { objectId: OWNER, kinds: ['Base', 'User'] },
      end: { objectId: `${SID}-2000`, kinds: ['Base', 'Group'] },
      kind: 'GenericAll',
      properties: { isacl: true, isinherited: true, inheritancehash: 'ABC' }
    },
    {
      start: { objectId: WRITER, kinds: ['Base', 'Computer'] },
      end: { objectId: `${SID}-2000`, kinds: ['Base', 'Group'] },
      kind: 'AddMember',
      properties: { isacl: true, isinherited: false }
    }
  ])
})

t.test('the rights that collectors report all have edges', async (t) => {
  const rights = [
    'GenericAll GenericWrite WriteDacl AllExtendedRights ForceChangePassword AddMember AddSelf',
    'AddAllowedToAct WriteSPN AddKeyCredentialLink WriteAccountRestrictions WriteGPLink',
    'ReadLAPSPassword ReadGMSAPassword GetChanges GetChangesAll GetChangesInFilteredSet ManageCA',
    'ManageCertificates Enroll WritePKIEnrollmentFlag WritePKINameFlag WritePublicInformation',
    'WriteAltSecurityIdentities'
  ].flatMap((line) => line.split(' '))
  const read = directoryFile('groups', [group(rights.map((right) => ace(WRITER, right)))])
  t.strictSame(
    read.edges.map(({ kind }) => kind),
    rights
  )
  t.strictSame(read.warnings, [])
})

t.test('rights that an object holds on itself, or without a principal, are no edges', async (t) => {
  const aces = [
    ace(`${SID}-2000`, 'GenericAll'),
    ace(`${SID.toLowerCase()}-2000`, 'Owns'),
    ace('', 'GenericAll'),
    { RightName: 'GenericAll' },
    { PrincipalSID: WRITER }
  ]
  t.strictSame(directoryFile('groups', [group(aces)]).edges, [])
})

t.test('an unknown right is skipped and named once in a file', async (t) => {
  const rows = [
    group([ace(WRITER, 'Levitate'), ace(OWNER, 'Levitate')]),
    group([ace(WRITER, 'Levitate')])
  ]
  const read = directoryFile('groups', rows)
  t.strictSame(read.edges, [])
  t.equal(read.warnings.length, 1)
  t.match(read.warnings[0], 'Levitate')
})

t.test('the owner is kept as a property, even where it has no edge', async (t) => {
  const aces = [ace(WRITER, 'GenericAll'), ace(OWNER.toLowerCase(), 'Owns'), ace(WRITER, 'Owns')]
  const read = directoryFile('groups', [group(aces, { doesanyacegrantownerrights: true })])
  t.equal(nodeOf(read, `${SID}-2000`).properties.ownersid, OWNER)
})

type Grant = 'none' | 'own' | 'inherited'
type Row = [
  grant: Grant,
  any: boolean | undefined,
  inherited: boolean | undefined,
  owner: string,
  writer: string
]

// Every combination of an entry for OWNER RIGHTS and of what the collector says about entries it left out.
const OWNERSHIP: Row[] = [
  ['none', undefined, undefined, 'OwnsRaw', 'WriteOwnerRaw'],
  ['none', false, false, 'OwnsRaw', 'WriteOwnerRaw'],
  ['none', false, true, 'OwnsRaw', 'WriteOwnerRaw'],
  ['none', true, undefined, '', 'WriteOwnerRaw'],
  ['none', true, false, '', 'WriteOwnerRaw'],
  ['none', true, true, '', ''],
  ['own', undefined, undefined, 'OwnsLimitedRights', 'WriteOwnerRaw'],
  ['own', true, false, 'OwnsLimitedRights', 'WriteOwnerRaw'],
  ['own', true, true, 'OwnsLimitedRights', ''],
  ['own', undefined, true, 'OwnsLimitedRights', ''],
  ['inherited', undefined, undefined, 'OwnsLimitedRights', 'WriteOwnerLimitedRights'],
  ['inherited', true, false, 'OwnsLimitedRights', 'WriteOwnerLimitedRights'],
  ['inherited', true, true, 'OwnsLimitedRights', 'WriteOwnerLimitedRights']
]

t.test('what an owner can do depends on the entries for OWNER RIGHTS', async (t) => {
  for (const [grant, any, inherited, owner, writer] of OWNERSHIP) {
    const properties: JsonObject = {}
    if (any !== undefined) properties.doesanyacegrantownerrights = any
    if (inherited !== undefined) properties.doesanyinheritedacegrantownerrights = inherited
    const aces = [ace(OWNER, 'Owns'), ace(WRITER, 'WriteOwner')]
    if (grant !== 'none') {
      aces.push(ace('FOREST.TEST-S-1-3-4', 'WriteDacl', { IsInherited: grant === 'inherited' }))
    }
    const expected = [
      owner && `${OWNER} -${owner}-> ${SID}-2000`,
      writer && `${WRITER} -${writer}-> ${SID}-2000`
    ].filter((line) => line !== '')
    const read = directoryFile('groups', [group(aces, properties)])
    t.strictSame(edgeLines(read), expected, `${grant} ${any} ${inherited}`)
  }
})

t.test(
  'limited rights name the privileges, and only the inherited ones for a new owner',
  async (t) => {
    const read = directoryFile('groups', [
      group([
        ace('S-1-3-4', 'WriteDacl'),
        ace('S-1-3-4', 'AddMember', { IsInherited: true }),
        ace(OWNER, 'Owns', { IsInherited: true, InheritanceHash: 'H' }),
        ace(WRITER, 'WriteOwner')
      ])
    ])
    t.strictSame(
      read.edges.map(({ properties }) => properties),
      [
        {
          isacl: true,
          isinherited: true,
          inheritancehash: 'H',
          privileges: ['WriteDacl', 'AddMember']
        },
        { isacl: true, isinherited: false, privileges: ['AddMember'] }
      ]
    )
  }
)

t.test('an unknown right for OWNER RIGHTS does not limit the owner', async (t) => {
  const aces = [ace('S-1-3-4', 'ReadControl'), ace(OWNER, 'Owns')]
  t.strictSame(edgeLines(directoryFile('groups', [group(aces)])), [
    `${OWNER} -OwnsRaw-> ${SID}-2000`
  ])
})
