/** One public key infrastructure: ISSUING under INTERMEDIATE (in the AIA store) under ROOT. */
import type { EntityCase } from '../prove-lists.ts'

const infrastructure = {
  nodes: {
    ISSUING: ['EnterpriseCA', { name: 'ISSUING@CORP.EXAMPLE' }],
    SECOND: 'EnterpriseCA',
    INTERMEDIATE: 'AIACA',
    ROOT: 'RootCA',
    STORE: 'NTAuthStore',
    WEB: ['CertTemplate', { name: 'WEB@CORP.EXAMPLE', enabled: true }],
    USER: 'CertTemplate',
    POLICY: 'IssuancePolicy',
    DOMAIN: 'Domain',
    ADMINS: 'Group',
    ADA: 'User',
    BOB: 'User'
  },
  edges: [
    'WEB -PublishedTo-> ISSUING',
    'WEB -PublishedTo-> SECOND',
    'USER -PublishedTo-> ISSUING',
    'ISSUING -EnterpriseCAFor-> INTERMEDIATE',
    'INTERMEDIATE -IssuedSignedBy-> ROOT',
    'ISSUING -IssuedSignedBy-> INTERMEDIATE',
    'SECOND -IssuedSignedBy-> ROOT',
    'ROOT -IssuedSignedBy-> ROOT',
    'ROOT -RootCAFor-> DOMAIN',
    'ISSUING -TrustedForNTAuth-> STORE',
    'STORE -NTAuthStoreFor-> DOMAIN',
    'WEB -ExtendedByPolicy-> POLICY',
    'ADA -MemberOf-> ADMINS',
    'ADMINS -ManageCA-> ISSUING',
    'BOB -GenericAll-> INTERMEDIATE',
    'ADMINS -WriteDacl-> ROOT',
    'ADMINS -Owns-> STORE',
    'BOB -Enroll-> WEB',
    'ADMINS -WritePKINameFlag-> WEB',
    'BOB -WriteOwnerRaw-> WEB',
    'ADA -GenericWrite-> POLICY'
  ]
} satisfies EntityCase['graph']

const caseOf = (entity: string, lists: EntityCase['lists']): EntityCase => ({
  entity,
  otherKind: 'DOMAIN',
  graph: infrastructure,
  lists
})

export const certTemplateCase = caseOf('WEB', {
  controllers: ['BOB', 'ADMINS', 'ADA'],
  'published-to-cas': ['ISSUING', 'SECOND']
})
export const enterpriseCaCase = caseOf('ISSUING', {
  controllers: ['ADMINS', 'ADA'],
  'pki-hierarchy': ['INTERMEDIATE', 'ROOT'],
  'published-templates': ['WEB', 'USER']
})
export const aiaCaCase = caseOf('INTERMEDIATE', { controllers: ['BOB'], 'pki-hierarchy': ['ROOT'] })
export const rootCaCase = caseOf('ROOT', {
  controllers: ['ADMINS', 'ADA'],
  'pki-hierarchy': ['INTERMEDIATE', 'ISSUING', 'SECOND']
})
export const ntAuthStoreCase = caseOf('STORE', {
  controllers: ['ADMINS', 'ADA'],
  'trusted-cas': ['ISSUING']
})
/** `linked-templates` is absent: its edges are not derived yet, even if a file brings some along. */
export const issuancePolicyCase = caseOf('POLICY', { controllers: ['ADA'] })
