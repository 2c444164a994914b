/** Five questions whose answers in the sample forest are worth seeing. */
import type { Client } from './client.ts'

type Found = { data: { objectid: string; name: string }[] }

async function idOf(client: Client, kind: string, name: string): Promise<string> {
  const query = new URLSearchParams({ q: name, type: kind })
  const { data } = await client.get<Found>(`/api/v2/search?${query}`)
  const [first] = data
  if (!first) throw new Error(`the sample forest has no ${kind} named ${name}`)
  return encodeURIComponent(first.objectid)
}

export async function questions(client: Client): Promise<{ says: string; path: string }[]> {
  const { data } = await client.get<{ data: { name: string; id: string }[] }>(
    '/api/v2/available-domains?sort_by=name&collected=true'
  )
  // The root of the forest has the shorter name.
  const [root] = data.sort((a, b) => a.name.length - b.name.length)
  if (!root) throw new Error('the sample forest has no domain')
  const domain = encodeURIComponent(root.id)
  const template = await idOf(client, 'CertTemplate', `LEGACY-VPN-USER@${root.name}`)
  const account = await idOf(client, 'User', `SVC-SQL@${root.name}`)
  return [
    { says: 'The domain, and how much is in it', path: `/api/v2/domains/${domain}` },
    {
      says: 'Who can copy every password hash of it',
      path: `/api/v2/domains/${domain}/dc-syncers`
    },
    {
      says: 'Which groups a service account is in, through all levels (one should surprise you)',
      path: `/api/v2/users/${account}/memberships`
    },
    {
      says: 'How that account takes over the domain, by the shortest way',
      path: `/api/v2/graphs/shortest-path?start_node=${account}&end_node=${domain}`
    },
    {
      says: 'Which authorities issue a template that lets anyone be anyone',
      path: `/api/v2/certtemplates/${template}/published-to-cas`
    }
  ]
}
