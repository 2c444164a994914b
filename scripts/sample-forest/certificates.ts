/** Certificate services of the forest: one root, two issuing authorities, the templates they publish. */
import { ace, defaultAces, type Holder, holderSid } from './aces.ts'
import { CERTIFICATE_TEMPLATES, type CertificateTemplate } from './certificate-templates.ts'
import { type CollectorObject, collectorObject, principal } from './collector-object.ts'
import { type Domain, objectGuid } from './plan.ts'
import type { Planted } from './planted.ts'
import { hash, hex } from './random.ts'
import { branch, PUBLIC_KEY_SERVICES } from './tree.ts'

const ROOT_CA = 'ROOT-CA'
const ISSUING_CAS = [
  { name: 'ISSUING-CA-1', host: 'CA01', hostRid: 1002 },
  { name: 'ISSUING-CA-2', host: 'CA02', hostRid: 1003 }
] as const
const TEMPLATES_CONTAINER = `CN=CERTIFICATE TEMPLATES,${PUBLIC_KEY_SERVICES}`

export function* certTemplates(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  for (const template of CERTIFICATE_TEMPLATES) {
    const name = `${template.name}@${domain.name}`
    yield collectorObject(domain, {
      id: templateId(domain, template),
      name,
      rdn: `CN=${template.name},${TEMPLATES_CONTAINER}`,
      isProtected: true,
      containedBy: branch(domain, TEMPLATES_CONTAINER),
      aces: planted.aces(name, [
        ...defaultAces(domain, 'certTemplate'),
        ...template.enrollers.map((holder: Holder) =>
          ace(holderSid(domain, holder), 'Group', 'Enroll')
        )
      ]),
      properties: templateProperties(domain, template)
    })
  }
}

export function* enterpriseCas(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  for (const { name, host, hostRid } of ISSUING_CAS) {
    const hostSid = `${domain.sid}-${hostRid}`
    const managers = ['ManageCA', 'ManageCertificates'].flatMap((right) =>
      [`${domain.sid}-512`, `${domain.sid}-519`, `${domain.sid}-1210`].map((sid) =>
        ace(sid, 'Group', right)
      )
    )
    const enrollers = [ace(holderSid(domain, 'authenticatedUsers'), 'Group', 'Enroll')]
    yield authority(domain, planted, name, 'ENROLLMENT SERVICES', {
      aces: [...defaultAces(domain, 'enterpriseCa'), ...managers],
      properties: {
        flags: 'SUPPORTS_NT_AUTHENTICATION, CA_SERVERTYPE_ADVANCED',
        caname: name,
        dnshostname: `${host}.${domain.name}`.toLowerCase(),
        casecuritycollected: true,
        enrollmentagentrestrictionscollected: true,
        isuserspecifiessanenabledcollected: true
      },
      fields: {
        HostingComputer: hostSid,
        CARegistryData: {
          CASecurity: {
            Data: [ace(`${hostSid}-544`, 'LocalGroup', 'Owns'), ...enrollers, ...managers],
            Collected: true,
            FailureReason: null
          },
          EnrollmentAgentRestrictions: {
            Restrictions: [],
            Collected: true,
            FailureReason: null
          },
          IsUserSpecifiesSanEnabled: { Value: false, Collected: true, FailureReason: null }
        },
        HttpEnrollmentEndpoints: [],
        EnabledCertTemplates: CERTIFICATE_TEMPLATES.filter((template) =>
          template.published.includes(name)
        ).map((template) => principal(templateId(domain, template), 'CertTemplate'))
      }
    })
  }
}

export function* rootCas(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  yield authority(domain, planted, ROOT_CA, 'CERTIFICATION AUTHORITIES', {
    fields: { DomainSID: domain.sid }
  })
}

export function* aiaCas(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  for (const name of [ROOT_CA, ...ISSUING_CAS.map((ca) => ca.name)]) {
    yield authority(domain, planted, name, 'AIA', {
      properties: { crosscertificatepair: [], hascrosscertificatepair: false }
    })
  }
}

export function* ntAuthStores(domain: Domain, planted: Planted): Iterable<CollectorObject> {
  const name = `NTAUTHCERTIFICATES@${domain.name}`
  yield collectorObject(domain, {
    id: objectGuid(domain, 'store', 'NTAUTHCERTIFICATES'),
    name,
    rdn: `CN=NTAUTHCERTIFICATES,${PUBLIC_KEY_SERVICES}`,
    containedBy: branch(domain, PUBLIC_KEY_SERVICES),
    aces: planted.aces(name, defaultAces(domain, 'publicKeyServices')),
    properties: { certthumbprints: ISSUING_CAS.map((ca) => thumbprint(domain, ca.name)) },
    fields: { DomainSID: domain.sid }
  })
}

/** The same certificate stands in several containers, each time as an object of its own. */
function authority(
  domain: Domain,
  planted: Planted,
  bareName: string,
  container: string,
  more: {
    aces?: CollectorObject['Aces']
    properties?: Record<string, unknown>
    fields?: Record<string, unknown>
  }
): CollectorObject {
  const name = `${bareName}@${domain.name}`
  const parent = `CN=${container},${PUBLIC_KEY_SERVICES}`
  const own = thumbprint(domain, bareName)
  return collectorObject(domain, {
    id: objectGuid(domain, container, bareName),
    name,
    rdn: `CN=${bareName},${parent}`,
    containedBy: branch(domain, parent),
    aces: planted.aces(name, more.aces ?? defaultAces(domain, 'publicKeyServices')),
    properties: {
      certthumbprint: own,
      certname: own,
      certchain: bareName === ROOT_CA ? [own] : [own, thumbprint(domain, ROOT_CA)],
      hasbasicconstraints: false,
      basicconstraintpathlength: 0,
      ...more.properties
    },
    ...(more.fields && { fields: more.fields })
  })
}

function templateProperties(domain: Domain, template: CertificateTemplate) {
  const {
    name,
    ekus,
    suppliesSubject = false,
    schema = 2,
    approval = false,
    agent = false
  } = template
  const authenticates = ekus.some((eku) => AUTHENTICATION_EKUS.has(eku))
  const oid = [1, 2, 3, 4].map((part) => hash(domain.seed, name, 'oid', part) % 16_000_000)
  return {
    validityperiod: '1 year',
    renewalperiod: '6 weeks',
    schemaversion: schema,
    displayname: name,
    oid: `1.3.6.1.4.1.311.21.8.${oid.join('.')}`,
    enrollmentflag: approval ? 'PEND_ALL_REQUESTS' : 'NONE',
    requiresmanagerapproval: approval,
    nosecurityextension: false,
    certificatenameflag: suppliesSubject ? 'ENROLLEE_SUPPLIES_SUBJECT' : 'SUBJECT_ALT_REQUIRE_UPN',
    enrolleesuppliessubject: suppliesSubject,
    subjectaltrequireupn: !suppliesSubject,
    subjectaltrequiredns: false,
    subjectaltrequiredomaindns: false,
    subjectaltrequireemail: false,
    subjectaltrequirespn: false,
    subjectrequireemail: false,
    ekus,
    certificateapplicationpolicy: schema > 1 ? ekus : [],
    authorizedsignatures: agent ? 1 : 0,
    applicationpolicies: agent ? [REQUEST_AGENT] : [],
    issuancepolicies: [],
    certificatepolicy: [],
    effectiveekus: ekus,
    authenticationenabled: authenticates,
    schannelauthenticationenabled: authenticates
  }
}

const REQUEST_AGENT = '1.3.6.1.4.1.311.20.2.1'
/** Client authentication, smart card logon, any purpose. */
const AUTHENTICATION_EKUS = new Set(['1.3.6.1.5.5.7.3.2', '1.3.6.1.4.1.311.20.2.2', '2.5.29.37.0'])

function templateId(domain: Domain, template: CertificateTemplate): string {
  return objectGuid(domain, 'template', template.name)
}

function thumbprint(domain: Domain, authorityName: string): string {
  return hex(40, domain.seed, domain.name, authorityName)
}
