/** How long pages of a zone take to which every node of the graph belongs, whatever is asked of them. */
import { type Kysely, sql } from 'kysely'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { signIn } from '../demo/client.ts'
import { latencies } from './load.ts'
import type { Row, Target } from './report.ts'
import { ADMINISTRATOR, type ServerProcess } from './server-process.ts'
import { percentile } from './statistics.ts'

const PAGE: Target = { must: 50, aim: 15 }
const IN_A_ROW = 40
const NAME = 'Benched'

type Benched = { zone: number; selector: number; members: number; environment: string }

/** Queries by what a note calls them. */
type Questions = Record<string, string>

/** No analysis may run meanwhile: it would take the members away that no seed selects. */
export async function measureMembers(
  server: Pick<ServerProcess, 'address' | 'databaseUrl' | 'pid'>
): Promise<Row[]> {
  const { token } = await signIn(server.address, ADMINISTRATOR.name, ADMINISTRATOR.secret)
  const headers = { authorization: `Bearer ${token}` }
  /** The slowest of the questions; all of them in the note. */
  const ask = async (what: string, path: string, questions: Questions, target?: Target) => {
    const times: [string, number][] = []
    for (const [name, query] of Object.entries(questions)) {
      const url = `${server.address}/api/v2/asset-group-tags/${path}${query}`
      const asked = { url, headers, pid: server.pid }
      await latencies(asked, 5)
      times.push([name, percentile(await latencies(asked, IN_A_ROW), 95)])
    }
    times.sort(([, one], [, other]) => other - one)
    return {
      what,
      value: times[0]?.[1],
      unit: 'ms',
      note: times.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', '),
      ...(target && { target })
    } satisfies Row
  }

  const db = openDatabase(server.databaseUrl, { poolSize: 1 })
  try {
    const { zone, selector, members, environment } = await makeZone(db)
    const last = `limit=50&skip=${Math.max(0, members - 50)}`
    const what = `zone of ${members} members`
    const pages = {
      first: '?limit=50',
      last: `?${last}`,
      'by name': '?sort_by=name',
      'by name, last': `?sort_by=name&${last}`,
      'by name downwards, last': `?sort_by=-name&${last}`,
      'by object id': '?sort_by=objectid',
      'by object id, last': `?sort_by=objectid&${last}`
    }
    const filters = {
      'one name': '?name=eq:NOBODY',
      'all but one name': '?name=neq:NOBODY',
      'part of every name': '?name=~eq:e',
      'part of few names': '?name=~eq:admin&sort_by=name',
      'part of no name': '?name=~eq:nobody%20at%20all',
      'part of an object id': '?object_id=~eq:-1100&sort_by=-name',
      'one kind': '?primary_kind=Computer&sort_by=name',
      'all but one kind': '?primary_kind=neq:Computer',
      'part of a kind': '?primary_kind=~eq:omp',
      environment: `?environments=${environment}`,
      'environment, by name': `?environments=${environment}&sort_by=name`,
      'environment and part of a name': `?environments=${environment}&name=~eq:svc`
    }
    const counted = { all: '', environment: filters.environment }
    const ofSelector = { ...pages, 'part of few names': filters['part of few names'] }
    const lastOfFilter = {
      'part of every name': `?name=~eq:e&${last}`,
      'part of every name, by name': `?name=~eq:e&sort_by=name&${last}`
    }
    const certifications = {
      first: '',
      pending: '?certified=0',
      'part of a name': '?name=~eq:admin'
    }
    const selected = `${zone}/selectors/${selector}/members`
    return [
      await ask(`${what}: slowest page, p95`, `${zone}/members`, pages, PAGE),
      await ask(`${what}: slowest filter, p95`, `${zone}/members`, filters, PAGE),
      await ask(`${what}: last page of a filter, p95`, `${zone}/members`, lastOfFilter, PAGE),
      await ask(`${what}: counts, p95`, `${zone}/members/counts`, counted, PAGE),
      await ask(`${what}: of a selector, slowest page, p95`, selected, ofSelector, PAGE),
      await ask(`${what}: certifications, p95`, 'certifications', certifications)
    ]
  } finally {
    await removeZone(db)
    await db.destroy()
  }
}

/** Every node of the graph, as an analysis would write them. */
async function makeZone(db: Kysely<Database>): Promise<Benched> {
  const { rows } = await sql<{ zone: number; selector: number }>`
    with kind as (
      insert into kinds (name) values (${`Tag_${NAME}`}) returning id
    ), zone as (
      insert into asset_group_tags
        (type, kind_id, name, created_by, updated_by, position, require_certify, analysis_enabled)
      select 1, kind.id, ${NAME}, 'SYSTEM', 'SYSTEM',
        (select max(position) + 1 from asset_group_tags), false, true
      from kind
      returning id
    )
    insert into asset_group_tag_selectors (asset_group_tag_id, name, created_by, updated_by)
    select id, ${NAME}, 'SYSTEM', 'SYSTEM' from zone
    returning asset_group_tag_id as zone, id as selector`.execute(db)
  const [made] = rows
  if (!made) throw new Error('the zone was not made')
  const { numAffectedRows = 0n } = await sql`
    with described as (
      select n.id, n.object_id, coalesce(n.name, n.object_id) as name,
        coalesce(n.environment_id, '') as environment, coalesce(
          (select k.name from kinds k where k.id = any(n.kind_ids) and k.name not in ('Base', 'AZBase')
            order by k.id limit 1), 'Base') as kind
      from nodes n
    ), selected as (
      insert into asset_group_tag_selector_nodes (selector_id, node_id, source,
        node_primary_kind, node_environment_id, node_object_id, node_name)
      select ${made.selector}::integer, id, 1, kind, environment, object_id, name from described
    )
    insert into asset_group_tag_members (asset_group_tag_id, node_id, source,
      node_primary_kind, node_environment_id, node_object_id, node_name)
    select ${made.zone}::integer, id, 1, kind, environment, object_id, name from described`.execute(
    db
  )
  await sql`vacuum analyze asset_group_tag_members, asset_group_tag_selector_nodes`.execute(db)
  const environments = await sql<{ environment: string }>`
    select node_environment_id as environment from asset_group_tag_members
    where asset_group_tag_id = ${made.zone}
    group by 1 order by count(*) desc limit 1`.execute(db)
  const [largest] = environments.rows
  return {
    ...made,
    members: Number(numAffectedRows),
    environment: encodeURIComponent(largest?.environment ?? '')
  }
}

async function removeZone(db: Kysely<Database>): Promise<void> {
  await sql`delete from asset_group_tags where name = ${NAME}`.execute(db)
  await sql`delete from kinds where name = ${`Tag_${NAME}`}`.execute(db)
}
