import t from 'tap'
import { edgesAfterAnalysis, type Graph, startsOf } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)
const MEMBERS = ['ELI', 'IRSHAD', 'ULI', 'A', 'B', 'C']
const HOLDERS = ['ELI', 'A', 'B', 'F', 'E', 'DILLON', 'LG', 'ALYX']
const users = ['ELI', 'IRSHAD', 'ULI', 'JOHN', 'ROHAN', 'ANDY', 'DILLON', 'ALYX', 'D']
const groups = ['A', 'B', 'C', 'E', 'F', 'RDU']

/** A computer PC whose Remote Desktop Users are nested, and a right that is granted across them. */
function office(hasura: boolean | undefined, ...edges: string[]): Graph {
  return {
    nodes: {
      PC: ['Computer', hasura === undefined ? {} : { hasura }],
      'PC-555': 'ADLocalGroup',
      LG: 'ADLocalGroup',
      ...Object.fromEntries(users.map((name) => [name, 'User'])),
      ...Object.fromEntries(groups.map((name) => [name, 'Group']))
    },
    edges: [
      'PC-555 -LocalToComputer-> PC',
      ...MEMBERS.map((member) => `${member} -MemberOfLocalGroup-> PC-555`),
      ...HOLDERS.map((holder) => `${holder} -RemoteInteractiveLogonRight-> PC`),
      ...['JOHN', 'RDU'].map((member) => `${member} -MemberOf-> A`),
      ...['JOHN', 'ROHAN'].map((member) => `${member} -MemberOf-> RDU`),
      'ANDY -MemberOf-> B',
      'DILLON -MemberOf-> C',
      'ROHAN -MemberOf-> F',
      'D -MemberOf-> E',
      'IRSHAD -MemberOf-> D',
      'IRSHAD -MemberOf-> E',
      'ULI -MemberOfLocalGroup-> LG',
      ...edges
    ]
  }
}
const allowed = async (t: Parameters<typeof edgesAfterAnalysis>[0], graph: Graph) =>
  startsOf(await edgesAfterAnalysis(t, db, graph, 'CanRDP'))

t.test('needs both the group and the right where user rights are known', async (t) => {
  t.strictSame(await allowed(t, office(true)), [
    'A',
    'B',
    'DILLON',
    'ELI',
    'IRSHAD',
    'ROHAN',
    'ULI'
  ])
})

t.test('takes the direct members of the group where user rights are unknown', async (t) => {
  for (const hasura of [false, undefined]) {
    t.strictSame(await allowed(t, office(hasura)), [...MEMBERS].sort(), String(hasura))
  }
})

t.test('takes the direct members where the group itself has the right', async (t) => {
  const graph = office(true, 'PC-555 -RemoteInteractiveLogonRight-> PC')
  t.strictSame(await allowed(t, graph), [...MEMBERS].sort())
})

t.test('does not mix up computers that share a right holder', async (t) => {
  const found = await edgesAfterAnalysis(
    t,
    db,
    {
      nodes: {
        PC: ['Computer', { hasura: true }],
        'PC-555': 'ADLocalGroup',
        TV: ['Computer', { hasura: true }],
        'TV-555': 'ADLocalGroup',
        U: 'User',
        V: 'User',
        G: 'Group'
      },
      edges: [
        'PC-555 -LocalToComputer-> PC',
        'TV-555 -LocalToComputer-> TV',
        'U -MemberOf-> G',
        'V -MemberOf-> G',
        'U -MemberOfLocalGroup-> PC-555',
        'V -MemberOfLocalGroup-> TV-555',
        'G -RemoteInteractiveLogonRight-> PC',
        'G -RemoteInteractiveLogonRight-> TV'
      ]
    },
    'CanRDP'
  )
  t.strictSame(found, ['U -CanRDP-> PC', 'V -CanRDP-> TV'])
})

t.test('finds nobody on a computer without the group', async (t) => {
  for (const hasura of [true, false]) {
    const found = await allowed(t, {
      nodes: { PC: ['Computer', { hasura }], 'PC-544': 'ADLocalGroup', U: 'User' },
      edges: [
        'PC-544 -LocalToComputer-> PC',
        'U -MemberOfLocalGroup-> PC-544',
        'U -RemoteInteractiveLogonRight-> PC'
      ]
    })
    t.strictSame(found, [], String(hasura))
  }
})
