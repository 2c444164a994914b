import t from 'tap'
import type { Json, JsonObject } from '../../../src/graph/ingest/records.ts'
import { directoryFile, edgeLines, nodeOf } from './in-memory-graph.ts'

const SID = 'S-1-5-21-1-2-3'

function user(fields: JsonObject): JsonObject {
  return { ObjectIdentifier: `${SID}-1100`, ...fields }
}

t.test(
  'properties are stored in lower-case names, without nulls, passwords and internals',
  async (t) => {
    const read = directoryFile('users', [
      user({
        ObjectIdentifier: `${SID.toLowerCase()}-1100`,
        IsACLProtected: true,
        Properties: {
          name: 'ann@forest.test',
          DistinguishedName: 'cn=ann,dc=forest,dc=test',
          operatingsystem: 'Windows',
          displayname: 'Ann',
          description: null,
          userpassword: 'a',
          unixpassword: 'b',
          unicodepassword: 'c',
          sfupassword: 'd',
          reconcile: false,
          objectid: 'elsewhere',
          pwdlastset: 5,
          serviceprincipalnames: []
        }
      })
    ])
    t.strictSame(read.nodes, [
      {
        objectId: `${SID}-1100`,
        kinds: ['Base', 'User'],
        properties: {
          name: 'ANN@FOREST.TEST',
          distinguishedname: 'CN=ANN,DC=FOREST,DC=TEST',
          operatingsystem: 'WINDOWS',
          displayname: 'Ann',
          pwdlastset: 5,
          serviceprincipalnames: [],
          isaclprotected: true
        },
        collected: true
      }
    ])
  }
)

t.test('a property may not reach the prototype of the stored ones', async (t) => {
  const [item] = JSON.parse(
    `[{"ObjectIdentifier":"${SID}-1","Properties":{"__proto__":{"polluted":true}}}]`
  ) as Json[]
  const read = directoryFile('users', [item ?? null])
  t.notOk('polluted' in (read.nodes[0]?.properties ?? {}))
})

t.test('every type of object has its kind', async (t) => {
  const kinds: Record<string, string> = {
    users: 'User',
    computers: 'Computer',
    groups: 'Group',
    domains: 'Domain',
    ous: 'OU',
    containers: 'Container',
    gpos: 'GPO',
    certtemplates: 'CertTemplate',
    enterprisecas: 'EnterpriseCA',
    rootcas: 'RootCA',
    aiacas: 'AIACA',
    ntauthstores: 'NTAuthStore',
    issuancepolicies: 'IssuancePolicy',
    sites: 'Site',
    siteservers: 'SiteServer',
    sitesubnets: 'SiteSubnet'
  }
  for (const [type, kind] of Object.entries(kinds)) {
    const read = directoryFile(type, [{ ObjectIdentifier: 'x' }])
    t.strictSame(
      read.nodes,
      [{ objectId: 'X', kinds: ['Base', kind], properties: {}, collected: true }],
      `${type}: every field but the id may be missing`
    )
    t.strictSame(read.edges, [])
  }
})

t.test('an object lies in its container, except domains and group policies', async (t) => {
  const item = {
    ObjectIdentifier: 'child',
    ContainedBy: { ObjectIdentifier: 'parent', ObjectType: 'OU' }
  }
  for (const type of [
    'users',
    'computers',
    'groups',
    'ous',
    'containers',
    'certtemplates',
    'rootcas'
  ]) {
    t.strictSame(edgeLines(directoryFile(type, [item])), ['PARENT -Contains-> CHILD'], type)
  }
  for (const type of ['domains', 'gpos']) t.strictSame(directoryFile(type, [item]).edges, [], type)
  t.strictSame(directoryFile('users', [{ ...item, ContainedBy: null }]).edges, [])
})

t.test('older containers list their children instead', async (t) => {
  const item = {
    ObjectIdentifier: 'parent',
    ChildObjects: [{ ObjectIdentifier: 'child', ObjectType: 'User' }, { ObjectIdentifier: null }]
  }
  for (const type of ['domains', 'ous', 'containers']) {
    const read = directoryFile(type, [item])
    t.strictSame(edgeLines(read), ['PARENT -Contains-> CHILD'], type)
    t.strictSame(read.edges[0]?.end, { objectId: 'CHILD', kinds: ['Base', 'User'] })
  }
})

t.test('a principal of an unknown type is known to be an object and nothing more', async (t) => {
  const types: [Json, string[]][] = [
    ['Configuration', ['Base']],
    ['Base', ['Base']],
    [null, ['Base']],
    ['group', ['Base', 'Group']],
    ['LocalGroup', ['Base', 'ADLocalGroup']],
    ['ADLocalGroup', ['Base', 'ADLocalGroup']],
    ['LocalUser', ['Base', 'ADLocalUser']],
    ['constructor', ['Base']]
  ]
  for (const [ObjectType, kinds] of types) {
    const item = { ObjectIdentifier: 'a', ContainedBy: { ObjectIdentifier: 'p', ObjectType } }
    t.strictSame(
      directoryFile('users', [item]).edges[0]?.start,
      { objectId: 'P', kinds },
      `${ObjectType}`
    )
  }
})

t.test('group policies are linked to domains and organizational units', async (t) => {
  const item = {
    ObjectIdentifier: 'ou',
    Links: [{ GUID: 'gpo-1', IsEnforced: true }, { Guid: 'gpo-2' }, { IsEnforced: true }]
  }
  for (const type of ['domains', 'ous']) {
    const read = directoryFile(type, [item])
    t.strictSame(edgeLines(read), ['GPO-1 -GPLink-> OU', 'GPO-2 -GPLink-> OU'])
    t.strictSame(
      read.edges.map(({ properties }) => properties),
      [{ enforced: true }, { enforced: false }]
    )
    t.strictSame(read.edges[0]?.start, { objectId: 'GPO-1', kinds: ['Base', 'GPO'] })
  }
})

t.test('what a user may do elsewhere is read from the user', async (t) => {
  const read = directoryFile('users', [
    user({
      PrimaryGroupSID: `${SID}-513`,
      AllowedToDelegate: [{ ObjectIdentifier: `${SID}-1001`, ObjectType: 'Computer' }],
      HasSIDHistory: [{ ObjectIdentifier: `${SID}-512`, ObjectType: 'Group' }],
      SPNTargets: [
        { ComputerSID: `${SID}-1002`, Port: 1433, Service: 'SQLAdmin' },
        { ComputerSID: `${SID}-1003`, Service: 'not a kind' }
      ],
      UnconstrainedDelegation: true,
      DomainSID: SID
    })
  ])
  t.strictSame(edgeLines(read).sort(), [
    `${SID}-1100 -AllowedToDelegate-> ${SID}-1001`,
    `${SID}-1100 -CoerceToTGT-> ${SID}`,
    `${SID}-1100 -HasSIDHistory-> ${SID}-512`,
    `${SID}-1100 -MemberOf-> ${SID}-513`,
    `${SID}-1100 -SQLAdmin-> ${SID}-1002`
  ])
  const properties = (kind: string) => read.edges.find((edge) => edge.kind === kind)?.properties
  t.strictSame(properties('MemberOf'), { isprimarygroup: true })
  t.strictSame(properties('SQLAdmin'), { port: 1433 })
})

t.test('delegation and domain are found among the properties as well', async (t) => {
  const facts = { unconstraineddelegation: true, domainsid: SID }
  t.strictSame(edgeLines(directoryFile('users', [user({ Properties: facts })])), [
    `${SID}-1100 -CoerceToTGT-> ${SID}`
  ])
  const denied = user({ UnconstrainedDelegation: false, Properties: facts })
  t.strictSame(directoryFile('users', [denied]).edges, [], 'what stands beside the properties wins')
  const homeless = user({ UnconstrainedDelegation: true })
  t.strictSame(directoryFile('users', [homeless]).edges, [])
})

t.test(
  'members are found by id, or by distinguished name where that is all there is',
  async (t) => {
    const read = directoryFile('groups', [
      {
        ObjectIdentifier: `${SID}-512`,
        Members: [
          { ObjectIdentifier: `${SID}-1100`, ObjectType: 'User' },
          { ObjectIdentifier: 'DN=cn=bob,dc=forest,dc=test', ObjectType: 'Base' }
        ],
        HasSIDHistory: [{ ObjectIdentifier: `${SID}-519`, ObjectType: 'Group' }]
      }
    ])
    t.strictSame(edgeLines(read), [
      `${SID}-1100 -MemberOf-> ${SID}-512`,
      `?distinguishedname=CN=BOB,DC=FOREST,DC=TEST -MemberOf-> ${SID}-512`,
      `${SID}-512 -HasSIDHistory-> ${SID}-519`
    ])
    t.strictSame(read.edges[0]?.properties, { isprimarygroup: false })
    t.strictSame(read.edges[1]?.start, {
      match: [{ key: 'distinguishedname', value: 'CN=BOB,DC=FOREST,DC=TEST' }],
      ignoreCase: false,
      kind: 'Base',
      kinds: []
    })
  }
)

t.test('settings of a domain are numbers and truths, however they were written', async (t) => {
  const read = directoryFile('domains', [
    {
      ObjectIdentifier: SID,
      InheritanceHashes: ['a', 'b'],
      Properties: {
        machineaccountquota: '10',
        minpwdlength: 7,
        pwdhistorylength: 'many',
        lockoutthreshold: '',
        expirepasswordsonsmartcardonlyaccounts: 'True',
        maxpwdage: '42 days'
      }
    }
  ])
  t.strictSame(nodeOf(read, SID).properties, {
    machineaccountquota: 10,
    minpwdlength: 7,
    expirepasswordsonsmartcardonlyaccounts: true,
    maxpwdage: '42 days',
    inheritancehashes: ['a', 'b']
  })
})

t.test('the status of a group policy is kept as a number and as a text', async (t) => {
  const texts = [
    'Enabled',
    'User Configuration Disabled',
    'Computer Configuration Disabled',
    'Disabled'
  ]
  texts.forEach((text, status) => {
    for (const gpostatus of [status, String(status)]) {
      const read = directoryFile('gpos', [{ ObjectIdentifier: 'g', Properties: { gpostatus } }])
      t.strictSame(nodeOf(read, 'G').properties, { gpostatus: text, gpostatusraw: status })
    }
  })
})
