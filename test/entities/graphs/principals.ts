/** Graphs around a user, a group and a computer, with what must be in each of their lists. */
import type { EntityCase } from '../prove-lists.ts'

/** U is in G1, G1 in G2, G2 in G3 and G3 back in G2: rights come by way of any of them. */
export const userCase: EntityCase = {
  entity: 'U',
  otherKind: 'G1',
  graph: {
    nodes: {
      U: ['User', { name: 'U@CORP.EXAMPLE', objectid: 'U', enabled: true }],
      G1: 'Group',
      G2: 'Group',
      G3: 'Group',
      FRIEND: 'User',
      HELPDESK: 'Group',
      C1: 'Computer',
      C2: 'Computer',
      C3: 'Computer',
      T: 'CertTemplate'
    },
    edges: [
      'U -MemberOf-> G1',
      'G1 -MemberOf-> G2',
      'G2 -MemberOf-> G3',
      'G3 -MemberOf-> G2',
      'C1 -HasSession-> U',
      'C2 -HasSession-> FRIEND',
      'U -AdminTo-> C1',
      'G3 -AdminTo-> C2',
      'G3 -AdminTo-> C1',
      'HELPDESK -AdminTo-> C3',
      'G1 -CanRDP-> C2',
      'U -CanPSRemote-> C1',
      'G2 -CanPSRemote-> C3',
      'G2 -ExecuteDCOM-> C3',
      'U -SQLAdmin-> C1',
      'U -AllowedToDelegate-> C2',
      'G1 -AllowedToDelegate-> C3',
      'U -GenericAll-> FRIEND',
      'U -GenericAll-> U',
      'G2 -Enroll-> T',
      'U -OwnsRaw-> C3',
      'FRIEND -ForceChangePassword-> U',
      'HELPDESK -GenericWrite-> U',
      'C1 -MemberOf-> HELPDESK',
      'G1 -WriteOwnerRaw-> U'
    ]
  },
  lists: {
    sessions: ['C1'],
    memberships: ['G1', 'G2', 'G3'],
    'admin-rights': ['C1', 'C2'],
    'rdp-rights': ['C2'],
    'ps-remote-rights': ['C1', 'C3'],
    'dcom-rights': ['C3'],
    'sql-admin-rights': ['C1'],
    'constrained-delegation-rights': ['C2'],
    controllables: ['FRIEND', 'T'],
    controllers: ['FRIEND', 'HELPDESK', 'C1']
  }
}

/** G holds A and SUB, SUB holds B, and G is in TOP. */
export const groupCase: EntityCase = {
  entity: 'G',
  otherKind: 'A',
  graph: {
    nodes: {
      G: ['Group ADLocalGroup', { name: 'G@CORP.EXAMPLE' }],
      SUB: 'Group',
      TOP: 'Group',
      A: 'User',
      B: 'User',
      BOSS: 'User',
      C1: 'Computer',
      C2: 'Computer',
      P: 'GPO'
    },
    edges: [
      'A -MemberOf-> G',
      'SUB -MemberOf-> G',
      'B -MemberOf-> SUB',
      'G -MemberOf-> TOP',
      'C1 -HasSession-> A',
      'C2 -HasSession-> B',
      'C2 -HasSession-> BOSS',
      'G -AdminTo-> C1',
      'A -AdminTo-> C2',
      'TOP -CanRDP-> C2',
      'TOP -CanPSRemote-> C1',
      'SUB -ExecuteDCOM-> C1',
      'TOP -WriteDacl-> P',
      'BOSS -AddMember-> G',
      'SUB -AddSelf-> G'
    ]
  },
  lists: {
    members: ['A', 'SUB', 'B'],
    memberships: ['TOP'],
    sessions: ['C1', 'C2'],
    'admin-rights': ['C1'],
    'rdp-rights': ['C2'],
    'ps-remote-rights': ['C1'],
    'dcom-rights': [],
    controllables: ['P'],
    controllers: ['BOSS', 'SUB', 'B']
  }
}

export const computerCase: EntityCase = {
  entity: 'C',
  otherKind: 'A',
  graph: {
    nodes: {
      C: ['Computer', { name: 'C.CORP.EXAMPLE' }],
      D: 'Computer',
      A: 'User',
      B: 'User',
      G: 'Group',
      H: 'Group',
      SERVERS: 'Group'
    },
    edges: [
      'C -HasSession-> A',
      'D -HasSession-> B',
      'G -AdminTo-> C',
      'A -MemberOf-> H',
      'H -MemberOf-> G',
      'B -CanRDP-> C',
      'H -CanPSRemote-> C',
      'A -ExecuteDCOM-> C',
      'B -SQLAdmin-> C',
      'A -AllowedToDelegate-> C',
      'H -AllowedToDelegate-> C',
      'C -AllowedToDelegate-> D',
      'C -MemberOf-> SERVERS',
      'C -AdminTo-> D',
      'SERVERS -CanRDP-> D',
      'SERVERS -CanPSRemote-> D',
      'D -ExecuteDCOM-> C',
      'SERVERS -ReadLAPSPassword-> D',
      'G -GenericAll-> C'
    ]
  },
  lists: {
    sessions: ['A'],
    'admin-users': ['G', 'H', 'A'],
    'admin-rights': ['D'],
    'rdp-users': ['B'],
    'rdp-rights': ['D'],
    'ps-remote-users': ['H', 'A'],
    'ps-remote-rights': ['D'],
    'dcom-users': ['A', 'D'],
    'dcom-rights': [],
    'sql-admins': ['B'],
    'constrained-users': ['A', 'H'],
    'constrained-delegation-rights': ['D'],
    'group-membership': ['SERVERS'],
    controllables: ['D'],
    controllers: ['G', 'H', 'A']
  }
}
