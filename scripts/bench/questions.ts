/** The requests that are measured, about objects that the graph really has. */
import pg from 'pg'
import type { Client } from '../demo/client.ts'
import type { Target } from './report.ts'

export type Question = {
  what: string
  path: string
  /** Of the requests per second, against the bare server. */
  ratio?: Target
  /** Of one request at a time, 95 of 100, in ms. */
  latency?: Target
}

const BY_ID: Target = { must: 0.6, aim: 0.85 }
const COUNTS: Target = { must: 300, aim: 50 }
const PAGE: Target = { must: 50, aim: 15 }

const CUSTOM_KIND = 'BenchedKind'

export async function prepareQuestions(client: Client, databaseUrl: string): Promise<Question[]> {
  const kind = {
    [CUSTOM_KIND]: { icon: { type: 'font-awesome', name: 'vault', color: '#5F9ED1' } }
  }
  const body = Buffer.from(JSON.stringify({ custom_types: kind }))
  await client.post('/api/v2/custom-nodes', body, 'application/json')
  const { user, domain, template, everyone, team } = await subjects(databaseUrl)
  return [
    { what: 'user by id', path: `/api/v2/users/${user}?counts=false`, ratio: BY_ID },
    { what: 'custom node by id', path: `/api/v2/custom-nodes/${CUSTOM_KIND}`, ratio: BY_ID },
    {
      what: 'published-to list',
      path: `/api/v2/certtemplates/${template}/published-to-cas`,
      latency: PAGE
    },
    {
      what: 'members of a department, a page',
      path: `/api/v2/groups/${team}/members`,
      latency: PAGE
    },
    { what: 'members of the largest group, a page', path: `/api/v2/groups/${everyone}/members` },
    { what: 'domain with counts', path: `/api/v2/domains/${domain}?counts=true`, latency: COUNTS },
    { what: 'search for admin', path: '/api/v2/search?q=admin' }
  ]
}

type Subjects = Record<'user' | 'domain' | 'template' | 'everyone' | 'team', string>

async function subjects(databaseUrl: string): Promise<Subjects> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ofKind = (kind: string) => `kind_ids @> array(select id from kinds where name = '${kind}')`
  const ends = (kind: string, near: string, far: string) => `
    select n.object_id, count(*) from edges e join nodes n on n.id = e.${near}
    join nodes f on f.id = e.${far} and f.kind_ids @> array(select id from kinds where name = 'User')
    where e.kind_id = (select id from kinds where name = '${kind}') group by 1`
  const first = async (sql: string): Promise<string> => {
    const { rows } = await client.query<{ object_id: string }>(sql)
    if (!rows[0]) throw new Error(`the forest has nothing for: ${sql}`)
    return encodeURIComponent(rows[0].object_id)
  }
  try {
    return {
      user: await first(`select object_id from nodes where ${ofKind('User')}
        order by object_id offset (select count(*) / 2 from nodes where ${ofKind('User')}) limit 1`),
      domain: await first(`select d.object_id from nodes d where d.${ofKind('Domain')}
        order by (select count(*) from nodes n where n.environment_id = d.object_id) desc limit 1`),
      template: await first(`
        select n.object_id from edges e join nodes n on n.id = e.start_id
        where e.kind_id = (select id from kinds where name = 'PublishedTo')
        order by n.object_id limit 1`),
      everyone: await first(`${ends('MemberOf', 'end_id', 'start_id')} order by 2 desc, 1 limit 1`),
      // One as large as a department usually is: nearest to a hundred people.
      team: await first(
        `${ends('MemberOf', 'end_id', 'start_id')} order by abs(count(*) - 100), 1 limit 1`
      )
    }
  } finally {
    await client.end()
  }
}
