import t from 'tap'
import type { JsonObject } from '../../../src/graph/ingest/records.ts'
import { directoryFile, edgeLines, nodeOf, type Read } from './in-memory-graph.ts'

const SID = 'S-1-5-21-1-2-3'
const COMPUTER = `${SID}-1000`
const ANN = { ObjectIdentifier: `${SID}-1100`, ObjectType: 'User' }

function computer(fields: JsonObject): Read {
  return directoryFile('computers', [{ ObjectIdentifier: COMPUTER, ...fields }])
}

t.test('delegation to and from a computer run in opposite directions', async (t) => {
  const other = { ObjectIdentifier: `${SID}-1001`, ObjectType: 'Computer' }
  const read = computer({
    AllowedToDelegate: [other],
    AllowedToAct: [other],
    DumpSMSAPassword: [ANN],
    HasSIDHistory: [other],
    PrimaryGroupSID: `${SID}-515`
  })
  t.strictSame(edgeLines(read).sort(), [
    `${COMPUTER} -AllowedToDelegate-> ${SID}-1001`,
    `${COMPUTER} -DumpSMSAPassword-> ${SID}-1100`,
    `${COMPUTER} -HasSIDHistory-> ${SID}-1001`,
    `${COMPUTER} -MemberOf-> ${SID}-515`,
    `${SID}-1001 -AllowedToAct-> ${COMPUTER}`
  ])
})

t.test('a domain controller serves its domain; other computers may coerce it', async (t) => {
  const dcFor = [`${COMPUTER} -DCFor-> ${SID}`]
  const coerce = [`${COMPUTER} -CoerceToTGT-> ${SID}`]
  const cases: [JsonObject, string[]][] = [
    [{ IsDC: true, DomainSID: SID }, dcFor],
    [{ IsDC: true, DomainSID: SID, UnconstrainedDelegation: true }, dcFor],
    [{ IsDC: false, DomainSID: SID, UnconstrainedDelegation: true }, coerce],
    [{ UnconstrainedDelegation: true, Properties: { domainsid: SID } }, coerce],
    [{ Properties: { isdc: true, domainsid: SID } }, dcFor],
    [{ IsDC: true }, []],
    [{ DomainSID: SID }, []]
  ]
  for (const [fields, lines] of cases)
    t.strictSame(edgeLines(computer(fields)), lines, JSON.stringify(fields))
  const silent = computer({ PrimaryGroupSID: `${SID}-516`, DomainSID: SID })
  t.ok(
    edgeLines(silent).includes(dcFor[0] ?? ''),
    'the primary group tells where nothing else does'
  )
})

t.test('sessions of all three sources count, if they were collected', async (t) => {
  const result = (user: string, Collected = true) => ({
    Collected,
    Results: [{ ComputerSID: COMPUTER, UserSID: `${SID}-${user}` }, { ComputerSID: COMPUTER }]
  })
  const read = computer({
    Sessions: result('1'),
    PrivilegedSessions: result('2'),
    RegistrySessions: result('3')
  })
  t.strictSame(
    edgeLines(read),
    ['1', '2', '3'].map((user) => `${COMPUTER} -HasSession-> ${SID}-${user}`)
  )
  t.strictSame(read.edges[0]?.start, { objectId: COMPUTER, kinds: ['Base', 'Computer'] })
  t.strictSame(read.edges[0]?.end, { objectId: `${SID}-1`, kinds: ['Base', 'User'] })
  t.strictSame(
    computer({ Sessions: result('1', false), RegistrySessions: { Results: [] } }).edges,
    []
  )
})

t.test('a file of sessions holds rows of its own', async (t) => {
  const row = { ComputerSID: 's-1', UserSID: 's-2', LogonType: 2 }
  const read = directoryFile('sessions', [row, { ComputerSID: 's-1' }, 7])
  t.strictSame(edgeLines(read), ['S-1 -HasSession-> S-2'])
  t.strictSame(read.edges[0]?.properties, { logontype: 2 })
  t.strictSame(read.nodes, [])
  t.equal(read.warnings.length, 2)
})

t.test('a local group is a node with its members, if it has any', async (t) => {
  const group = {
    Collected: true,
    ObjectIdentifier: `${COMPUTER}-544`,
    Name: 'administrators@pc.forest.test',
    Results: [ANN],
    LocalNames: [{ ObjectIdentifier: `${COMPUTER}-500`, PrincipalName: 'admin@pc' }]
  }
  const read = computer({ LocalGroups: [group] })
  t.strictSame(edgeLines(read), [
    `${COMPUTER}-544 -LocalToComputer-> ${COMPUTER}`,
    `${SID}-1100 -MemberOfLocalGroup-> ${COMPUTER}-544`
  ])
  t.strictSame(nodeOf(read, `${COMPUTER}-544`), {
    objectId: `${COMPUTER}-544`,
    kinds: ['Base', 'ADLocalGroup'],
    properties: { name: 'ADMINISTRATORS@PC.FOREST.TEST' },
    collected: false
  })
  t.strictSame(nodeOf(read, `${COMPUTER}-500`).properties, { name: 'ADMIN@PC' })
  t.strictSame(nodeOf(read, `${COMPUTER}-500`).kinds, ['Base'])

  t.strictSame(computer({ LocalGroups: [{ ...group, Collected: false }] }).edges, [])
  t.strictSame(computer({ LocalGroups: [{ ...group, Results: [] }] }).edges, [])
  const direct = { ...group, Results: [], Name: 'Direct Access Users@PC' }
  t.equal(computer({ LocalGroups: [direct] }).edges.length, 1, 'one group counts without members')
})

t.test('a group described elsewhere is linked but not named again', async (t) => {
  const read = computer({
    LocalGroups: [
      {
        Collected: true,
        ObjectIdentifier: 'FOREST.TEST-S-1-5-32-544',
        Name: 'IGNOREME',
        Results: [ANN]
      }
    ]
  })
  t.strictSame(edgeLines(read), [
    `FOREST.TEST-S-1-5-32-544 -LocalToComputer-> ${COMPUTER}`,
    `${SID}-1100 -MemberOfLocalGroup-> FOREST.TEST-S-1-5-32-544`
  ])
  t.strictSame(
    read.nodes.map(({ objectId }) => objectId),
    [COMPUTER]
  )
})

t.test('the four lists of older collectors are not read', async (t) => {
  const list = { Collected: true, Results: [ANN] }
  const lists = {
    LocalAdmins: list,
    RemoteDesktopUsers: list,
    DcomUsers: list,
    PSRemoteUsers: list
  }
  t.strictSame(computer(lists).edges, [])
})

t.test('group policies fill local groups of the computers that they reach', async (t) => {
  const computers = [1, 2].map((n) => ({ ObjectIdentifier: `${SID}-${n}`, ObjectType: 'Computer' }))
  const changes = (fields: JsonObject) =>
    directoryFile('ous', [
      { ObjectIdentifier: 'ou', GPOChanges: { AffectedComputers: computers, ...fields } }
    ])
  const endings = { LocalAdmins: 544, RemoteDesktopUsers: 555, DcomUsers: 562, PSRemoteUsers: 580 }
  for (const [name, ending] of Object.entries(endings)) {
    const read = changes({ [name]: [ANN] })
    t.strictSame(
      edgeLines(read),
      [1, 2].flatMap((n) => [
        `${SID}-${n}-${ending} -LocalToComputer-> ${SID}-${n}`,
        `${SID}-1100 -MemberOfLocalGroup-> ${SID}-${n}-${ending}`
      ]),
      name
    )
    t.strictSame(nodeOf(read, `${SID}-1-${ending}`).kinds, ['Base', 'ADLocalGroup'])
  }
  t.strictSame(changes({ LocalAdmins: [] }).edges, [], 'an empty list changes nothing')
})

t.test('user rights become edges, and asking for them is remembered', async (t) => {
  const right = (Privilege: string, Collected: boolean, Results: JsonObject[]) => ({
    UserRights: [{ Privilege, Collected, Results }]
  })
  const kinds = {
    SeRemoteInteractiveLogonRight: 'RemoteInteractiveLogonRight',
    SeBackupPrivilege: 'BackupPrivilege',
    SeRestorePrivilege: 'RestorePrivilege'
  }
  for (const [privilege, kind] of Object.entries(kinds)) {
    const read = computer(right(privilege, true, [ANN]))
    t.strictSame(edgeLines(read), [`${SID}-1100 -${kind}-> ${COMPUTER}`])
    t.equal(nodeOf(read, COMPUTER).properties.hasura, true)
  }
  const nobody = computer(right('SeRemoteInteractiveLogonRight', true, []))
  t.equal(nodeOf(nobody, COMPUTER).properties.hasura, true, 'nobody holds it, which is an answer')
  for (const fields of [
    right('SeRemoteInteractiveLogonRight', false, [ANN]),
    right('SeDebugPrivilege', true, [ANN])
  ]) {
    t.strictSame(edgeLines(computer(fields)), [])
    t.notOk('hasura' in nodeOf(computer(fields), COMPUTER).properties)
  }
})

t.test('registry values of a domain controller are kept as numbers and as texts', async (t) => {
  const value = (Value: number, Collected = true) => ({ Value, Collected })
  const read = (mapping: number, binding: number) =>
    nodeOf(
      computer({
        DCRegistryData: {
          CertificateMappingMethods: value(mapping),
          StrongCertificateBindingEnforcement: value(binding)
        }
      }),
      COMPUTER
    ).properties
  t.match(read(5, 1), {
    certificatemappingmethodsraw: 5,
    certificatemappingmethods: ['Subject and issuer', 'User principal name (UPN)'],
    strongcertificatebindingenforcementraw: 1,
    strongcertificatebindingenforcement: 'Compatibility mode'
  })
  t.match(read(-1, -1), {
    certificatemappingmethodsraw: -1,
    certificatemappingmethods: ['Registry value does not exist'],
    strongcertificatebindingenforcementraw: -1,
    strongcertificatebindingenforcement: 'Registry value does not exist'
  })
  t.equal(read(0, 0).strongcertificatebindingenforcement, 'Disabled')
  t.equal(read(0, 2).strongcertificatebindingenforcement, 'Full enforcement mode')
  const failed = computer({
    DCRegistryData: {
      CertificateMappingMethods: value(0, false),
      StrongCertificateBindingEnforcement: null
    }
  })
  t.strictSame(
    nodeOf(failed, COMPUTER).properties,
    {},
    'a value that was not collected is not zero'
  )
})

t.test('what coercion and relaying depend on is kept only where it was collected', async (t) => {
  const facts = (Collected: boolean) => ({
    SmbInfo: { Collected, Result: { SigningEnabled: false } },
    IsWebClientRunning: { Collected, Result: true },
    NTLMRegistryData: {
      Collected,
      Result: {
        RestrictSendingNtlmTraffic: 2,
        RestrictReceivingNtlmTraffic: 1,
        RequireSecuritySignature: 0,
        NtlmMinClientSec: 536870912,
        LmCompatibilityLevel: 5,
        UseMachineId: null,
        ClientAllowedNTLMServers: ['srv']
      }
    }
  })
  t.strictSame(nodeOf(computer(facts(true)), COMPUTER).properties, {
    smbsigning: false,
    webclientrunning: true,
    restrictoutboundntlm: true,
    restrictreceivingntlmtraffic: 1,
    requiresecuritysignature: 0,
    ntlmminclientsec: 536870912,
    lmcompatibilitylevel: 5,
    clientallowedntlmservers: ['srv']
  })
  t.strictSame(nodeOf(computer(facts(false)), COMPUTER).properties, {})
  for (const [RestrictSendingNtlmTraffic, denied] of [
    [0, false],
    [1, false],
    [2, true]
  ] as const) {
    const read = computer({
      NTLMRegistryData: { Collected: true, Result: { RestrictSendingNtlmTraffic } }
    })
    t.equal(nodeOf(read, COMPUTER).properties.restrictoutboundntlm, denied)
  }
})

t.test(
  'the directory services of a controller are stored under the names of the graph',
  async (t) => {
    const Properties = { ldapenabled: true, ldapsenabled: false, ldapsigning: true }
    t.strictSame(nodeOf(computer({ Properties }), COMPUTER).properties, {
      ldapavailable: true,
      ldapsavailable: false,
      ldapsigning: true
    })
  }
)
