/** Graphs around an organizational unit, a policy, a container, and objects of any kind. */
import type { EntityCase } from '../prove-lists.ts'

/** OUTER holds OU, OU holds INNER; policies are linked to each of them. */
const tree = {
  nodes: {
    OUTER: 'OU',
    OU: ['OU', { name: 'SERVERS@CORP.EXAMPLE', blocksinheritance: false }],
    INNER: 'OU',
    U1: 'User',
    U2: ['User', { system_tags: 'owned admin_tier_0' }],
    U3: 'User',
    G1: 'Group',
    C1: 'Computer',
    C2: 'Computer Tag_Tier_Zero',
    P: ['GPO', { name: 'BASELINE@CORP.EXAMPLE' }],
    P_OUTER: 'GPO',
    P_INNER: 'GPO',
    BOSS: 'User'
  },
  edges: [
    'OUTER -Contains-> OU',
    'OU -Contains-> INNER',
    'OUTER -Contains-> U3',
    'OU -Contains-> U1',
    'OU -Contains-> G1',
    'INNER -Contains-> U2',
    'INNER -Contains-> C1',
    'INNER -Contains-> C2',
    ['P -GPLink-> OU', { enforced: true }],
    'P_OUTER -GPLink-> OUTER',
    'P_INNER -GPLink-> INNER',
    'BOSS -WriteDacl-> P',
    'BOSS -WriteGPLink-> OU'
  ]
} satisfies EntityCase['graph']

export const ouCase: EntityCase = {
  entity: 'OU',
  otherKind: 'P',
  graph: tree,
  lists: {
    users: ['U1', 'U2'],
    groups: ['G1'],
    computers: ['C1', 'C2'],
    gpos: ['P', 'P_OUTER']
  }
}

export const gpoCase: EntityCase = {
  entity: 'P',
  otherKind: 'OU',
  graph: tree,
  lists: {
    users: ['U1', 'U2'],
    computers: ['C1', 'C2'],
    ous: ['OU', 'INNER'],
    'tier-zero': ['U2', 'C2'],
    controllers: ['BOSS']
  }
}

export const containerCase: EntityCase = {
  entity: 'BOX',
  otherKind: 'G',
  graph: {
    nodes: { BOX: 'Container', G: 'Group', A: 'User', B: 'User' },
    edges: ['G -GenericAll-> BOX', 'A -MemberOf-> G', 'B -OwnsRaw-> BOX', 'BOX -Contains-> B']
  },
  lists: { controllers: ['G', 'A'] }
}

export const baseCase: EntityCase = {
  entity: 'SITE',
  otherKind: 'CLOUD',
  graph: {
    nodes: { SITE: 'Site', CLOUD: '!AZBase AZUser', G: 'Group', A: 'User', B: 'User' },
    edges: [
      'G -WriteOwner-> SITE',
      'A -MemberOf-> G',
      'SITE -MemberOf-> G',
      'G -GenericAll-> B',
      'B -GetChanges-> SITE'
    ]
  },
  // SITE is in G, so it controls what G does, itself left out.
  lists: { controllables: ['B'], controllers: ['G', 'A', 'B'] }
}

export const azureCase: EntityCase = {
  entity: 'AZ-G',
  otherKind: 'AD-U',
  graph: {
    nodes: {
      'AZ-G': ['!AZBase AZGroup', { tenantid: 'TENANT', name: 'ADMINS@CORP.EXAMPLE' }],
      'AZ-U': '!AZBase AZUser',
      'AZ-OWNER': '!AZBase AZUser',
      'AZ-PARENT': '!AZBase AZGroup',
      'AZ-APP': '!AZBase AZApp',
      'AZ-ROLE': '!AZBase AZRole',
      'AZ-VM': '!AZBase AZVM',
      'AZ-UNIT': '!AZBase AZGroup',
      'AD-U': 'User'
    },
    edges: [
      'AZ-U -AZMemberOf-> AZ-G',
      'AZ-G -AZMemberOf-> AZ-PARENT',
      'AZ-OWNER -AZOwns-> AZ-G',
      'AZ-UNIT -AZAddMembers-> AZ-G',
      'AZ-U -AZMemberOf-> AZ-UNIT',
      'AZ-PARENT -AZContributor-> AZ-VM',
      'AZ-G -AZAddSecret-> AZ-APP',
      'AZ-PARENT -AZHasRole-> AZ-ROLE',
      'AZ-G -AZContains-> AZ-UNIT',
      'AZ-UNIT -AZContains-> AZ-VM',
      'AZ-G -AZMGGroup_ReadWrite_All-> AZ-U'
    ]
  },
  lists: {
    'inbound-control': ['AZ-OWNER', 'AZ-UNIT', 'AZ-U'],
    'outbound-control': ['AZ-VM', 'AZ-APP'],
    members: ['AZ-U'],
    memberships: ['AZ-PARENT'],
    roles: ['AZ-ROLE'],
    descendants: ['AZ-UNIT', 'AZ-VM']
  }
}
