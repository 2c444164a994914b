/** The certificate templates of the forest. One of them is misconfigured: see the attack paths. */
import type { Holder } from './aces.ts'

export type CertificateTemplate = {
  name: string
  ekus: readonly string[]
  enrollers: readonly Holder[]
  /** Names of the authorities that issue it. */
  published: readonly string[]
  schema?: number
  suppliesSubject?: true
  /** A manager must approve. */
  approval?: true
  /** The request must be signed by an enrolment agent. */
  agent?: true
}

const CLIENT = '1.3.6.1.5.5.7.3.2'
const SERVER = '1.3.6.1.5.5.7.3.1'
const EMAIL = '1.3.6.1.5.5.7.3.4'
const CODE = '1.3.6.1.5.5.7.3.3'
const SMART_CARD = '1.3.6.1.4.1.311.20.2.2'
const FILES = '1.3.6.1.4.1.311.10.3.4'
const AGENT = '1.3.6.1.4.1.311.20.2.1'
const BOTH = ['ISSUING-CA-1', 'ISSUING-CA-2']
const FIRST = ['ISSUING-CA-1']
const SECOND = ['ISSUING-CA-2']

export const CERTIFICATE_TEMPLATES: readonly CertificateTemplate[] = [
  {
    name: 'USER',
    schema: 1,
    ekus: [CLIENT, EMAIL, FILES],
    enrollers: ['domainUsers'],
    published: BOTH
  },
  {
    name: 'MACHINE',
    schema: 1,
    ekus: [CLIENT, SERVER],
    enrollers: ['domainComputers'],
    published: BOTH
  },
  {
    name: 'DOMAINCONTROLLER',
    schema: 1,
    ekus: [CLIENT, SERVER],
    enrollers: ['domainControllers', 'enterpriseControllers'],
    published: BOTH
  },
  {
    name: 'WEBSERVER',
    schema: 1,
    ekus: [SERVER],
    enrollers: [],
    published: BOTH,
    suppliesSubject: true
  },
  { name: 'EFS', schema: 1, ekus: [FILES], enrollers: ['domainUsers'], published: FIRST },
  {
    name: 'EFSRECOVERY',
    schema: 1,
    ekus: ['1.3.6.1.4.1.311.10.3.4.1'],
    enrollers: [],
    published: FIRST
  },
  { name: 'CODESIGNING', schema: 1, ekus: [CODE], enrollers: [], published: [] },
  { name: 'SMARTCARDLOGON', schema: 1, ekus: [CLIENT, SMART_CARD], enrollers: [], published: [] },
  {
    name: 'SMARTCARDUSER',
    schema: 1,
    ekus: [CLIENT, EMAIL, SMART_CARD],
    enrollers: [],
    published: []
  },
  { name: 'ENROLLMENTAGENT', schema: 1, ekus: [AGENT], enrollers: [], published: [] },
  {
    name: 'KERBEROSAUTHENTICATION',
    ekus: [CLIENT, SERVER, SMART_CARD],
    enrollers: ['domainControllers'],
    published: BOTH
  },
  {
    name: 'DIRECTORYEMAILREPLICATION',
    ekus: ['1.3.6.1.4.1.311.21.19'],
    enrollers: ['domainControllers'],
    published: BOTH
  },
  { name: 'WORKSTATION', ekus: [CLIENT], enrollers: ['domainComputers'], published: FIRST },
  { name: 'RASANDIASSERVER', ekus: [CLIENT, SERVER], enrollers: [], published: [] },
  { name: 'STAFF-WIFI', ekus: [CLIENT], enrollers: ['domainUsers'], published: BOTH },
  { name: 'DEVICE-WIFI', ekus: [CLIENT], enrollers: ['domainComputers'], published: BOTH },
  { name: 'STAFF-MAIL', ekus: [EMAIL], enrollers: ['domainUsers'], published: FIRST },
  {
    name: 'BADGE-LOGON',
    ekus: [CLIENT, SMART_CARD],
    enrollers: ['domainUsers'],
    published: SECOND,
    agent: true
  },
  {
    name: 'INTRANET-SERVER',
    ekus: [SERVER],
    enrollers: ['domainComputers'],
    published: SECOND,
    approval: true,
    suppliesSubject: true
  },
  {
    name: 'MANAGED-DEVICE',
    ekus: [CLIENT],
    enrollers: ['domainComputers'],
    published: SECOND,
    approval: true,
    suppliesSubject: true
  },
  {
    name: 'LEGACY-VPN-USER',
    ekus: [CLIENT],
    enrollers: ['domainUsers'],
    published: SECOND,
    suppliesSubject: true
  }
]
