import t from 'tap'
import type { JsonObject } from '../../../src/graph/ingest/records.ts'
import { directoryFile, edgeLines, nodeOf, type Read } from './in-memory-graph.ts'

const HOST = 'S-1-5-21-1-2-3-1000'
const TEMPLATES = ['t1', 't2'].map((id) => ({ ObjectIdentifier: id, ObjectType: 'CertTemplate' }))

function authority(fields: JsonObject): Read {
  return directoryFile('enterprisecas', [{ ObjectIdentifier: 'ca', ...fields }])
}

function ace(PrincipalSID: string, RightName: string, PrincipalType = 'Group'): JsonObject {
  return { PrincipalSID, PrincipalType, RightName, IsInherited: false }
}

t.test('templates are published to an authority, which a computer hosts', async (t) => {
  const read = authority({ EnabledCertTemplates: TEMPLATES, HostingComputer: HOST.toLowerCase() })
  t.strictSame(edgeLines(read), [
    'T1 -PublishedTo-> CA',
    'T2 -PublishedTo-> CA',
    `${HOST} -HostsCAService-> CA`
  ])
  t.strictSame(read.edges[2]?.start, { objectId: HOST, kinds: ['Base', 'Computer'] })
})

t.test('the registry of an authority replaces the copy in the directory', async (t) => {
  const Aces = [
    ace('dir', 'ManageCA'),
    ace('dir', 'ManageCertificates'),
    ace('dir', 'Enroll'),
    ace('dir', 'GenericAll'),
    ace('dir', 'Owns'),
    ace(HOST, 'ManageCA', 'Computer')
  ]
  const Data = [
    ace('reg', 'ManageCA'),
    ace('reg', 'Enroll'),
    ace('reg', 'Owns'),
    ace('reg-544', 'ManageCA', 'LocalGroup'),
    ace('reg-545', 'ManageCA', 'ADLocalGroup')
  ]
  const lines = (Collected: boolean) =>
    edgeLines(authority({ Aces, CARegistryData: { CASecurity: { Collected, Data } } })).sort()
  t.strictSame(lines(true), [
    'DIR -GenericAll-> CA',
    'DIR -OwnsRaw-> CA',
    'REG -Enroll-> CA',
    'REG -ManageCA-> CA',
    'REG-544 -ManageCA-> CA'
  ])
  t.strictSame(lines(false), [
    'DIR -Enroll-> CA',
    'DIR -GenericAll-> CA',
    'DIR -ManageCA-> CA',
    'DIR -ManageCertificates-> CA',
    'DIR -OwnsRaw-> CA',
    `${HOST} -ManageCA-> CA`
  ])
  const hosted = authority({
    Aces,
    HostingComputer: HOST,
    CARegistryData: { CASecurity: { Collected: true, Data: [] } }
  })
  t.ok(edgeLines(hosted).includes(`${HOST} -ManageCA-> CA`), 'the host keeps what it holds')
})

t.test('agents may enroll for others where a restriction allows it', async (t) => {
  const agent = { ObjectIdentifier: 'agent', ObjectType: 'Group' }
  const row = (fields: JsonObject) => ({
    AccessType: 'AccessAllowedCallback',
    Agent: agent,
    ...fields
  })
  const lines = (Restrictions: JsonObject[], Collected = true) =>
    edgeLines(
      authority({
        EnabledCertTemplates: TEMPLATES,
        CARegistryData: { EnrollmentAgentRestrictions: { Collected, Restrictions } }
      })
    ).filter((line) => !line.includes('PublishedTo'))
  t.strictSame(lines([row({ AllTemplates: true })]), [
    'AGENT -DelegatedEnrollmentAgent-> T1',
    'AGENT -DelegatedEnrollmentAgent-> T2'
  ])
  t.strictSame(lines([row({ AllTemplates: false, Template: TEMPLATES[1] ?? null })]), [
    'AGENT -DelegatedEnrollmentAgent-> T2'
  ])
  t.strictSame(lines([row({ AllTemplates: true, AccessType: 'AccessDeniedCallback' })]), [])
  t.strictSame(lines([row({ AllTemplates: true })], false), [])
})

t.test('registry facts are properties, and not having read them is one too', async (t) => {
  const properties = (CARegistryData: JsonObject) =>
    nodeOf(authority({ CARegistryData }), 'CA').properties
  t.strictSame(
    properties({
      IsUserSpecifiesSanEnabled: { Collected: true, Value: true },
      RoleSeparationEnabled: { Collected: true, Value: false },
      EnrollmentAgentRestrictions: { Collected: true, Restrictions: [] },
      CASecurity: { Collected: true, Data: [] }
    }),
    {
      isuserspecifiessanenabled: true,
      isuserspecifiessanenabledcollected: true,
      roleseparationenabled: false,
      roleseparationenabledcollected: true,
      hasenrollmentagentrestrictions: false,
      enrollmentagentrestrictionscollected: true,
      casecuritycollected: true
    }
  )
  t.strictSame(
    properties({
      IsUserSpecifiesSanEnabled: { Collected: false, Value: false },
      EnrollmentAgentRestrictions: { Collected: false, Restrictions: [] }
    }),
    { isuserspecifiessanenabledcollected: false, enrollmentagentrestrictionscollected: false }
  )
  const restricted = { Collected: true, Restrictions: [{ AccessType: 'AccessDeniedCallback' }] }
  t.equal(
    properties({ EnrollmentAgentRestrictions: restricted }).hasenrollmentagentrestrictions,
    true
  )
})

t.test(
  'an enrollment endpoint is vulnerable over HTTP, or over HTTPS without channel binding',
  async (t) => {
    type Row = [http: boolean, https: boolean, bound: boolean, vulnerable: boolean]
    const rows: Row[] = [
      [true, false, false, true],
      [true, false, true, true],
      [false, true, false, true],
      [false, true, true, false],
      [false, false, false, false]
    ]
    for (const [http, https, bound, vulnerable] of rows) {
      const Result = {
        Url: 'ca.forest.test/certsrv',
        ADCSWebEnrollmentHTTP: http,
        ADCSWebEnrollmentHTTPS: https,
        ADCSWebEnrollmentEPA: bound
      }
      const read = authority({ HttpEnrollmentEndpoints: [{ Collected: true, Result }] })
      const properties = nodeOf(read, 'CA').properties
      t.equal(properties.hasvulnerableendpoint, vulnerable, JSON.stringify(Result))
      t.strictSame(properties.httpenrollmentendpoints, http ? [Result.Url] : undefined)
      t.strictSame(properties.httpsenrollmentendpoints, https && !bound ? [Result.Url] : undefined)
    }
    const failed = authority({ HttpEnrollmentEndpoints: [{ Collected: false, Result: {} }] })
    t.strictSame(
      nodeOf(failed, 'CA').properties,
      {},
      'nothing is claimed where nothing was collected'
    )
    t.strictSame(nodeOf(authority({ HttpEnrollmentEndpoints: [] }), 'CA').properties, {})
  }
)

t.test('roots and stores belong to a domain, policies to a group', async (t) => {
  const item = { ObjectIdentifier: 'x', DomainSID: 'S-1-5-21-1' }
  t.strictSame(edgeLines(directoryFile('rootcas', [item])), ['X -RootCAFor-> S-1-5-21-1'])
  t.strictSame(edgeLines(directoryFile('ntauthstores', [item])), ['X -NTAuthStoreFor-> S-1-5-21-1'])
  t.strictSame(directoryFile('aiacas', [item]).edges, [])
  const policy = {
    ObjectIdentifier: 'p',
    Properties: { certtemplateoid: '1.2.3' },
    GroupLink: { ObjectIdentifier: 'g', ObjectType: 'Group' }
  }
  const read = directoryFile('issuancepolicies', [policy])
  t.strictSame(edgeLines(read), ['P -OIDGroupLink-> G'])
  t.strictSame(nodeOf(read, 'P').properties, { certtemplateoid: '1.2.3', grouplinkid: 'G' })
  const unlinked = { ...policy, GroupLink: { ObjectIdentifier: null } }
  t.strictSame(directoryFile('issuancepolicies', [unlinked]).edges, [])
})
