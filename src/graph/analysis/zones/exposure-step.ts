/** The last step of the analysis: for every zone and environment, who can reach it, and how it is entered. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { type Pauses, startPauses } from '../../pauses.ts'
import { limitStatements } from '../statement-timeout.ts'
import type { Changes, EvaluationStep } from '../step.ts'
import { exposureOf } from './exposure.ts'
import { type ExposureInput, readExposureInput } from './exposure-input.ts'

type Row = {
  asset_group_tag_id: number
  environment_id: string
  composition: Record<string, number>
  principals: number
  exposed_principals: number
  exposed_here: number
  choke_edges: number
}

export const exposure: EvaluationStep = {
  name: 'exposure',
  async evaluate({ db, now, edition, statementTimeoutMs, signal }) {
    const input = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await limitStatements(trx, statementTimeoutMs)
        return readExposureInput(trx, edition, signal)
      })
    const pauses = startPauses(signal)
    const rows: Row[] = []
    for (const { id, isAnalysed } of input.zones) {
      if (isAnalysed) rows.push(...(await rowsOf(id, input, pauses)))
    }
    return db.transaction().execute(async (trx) => {
      await limitStatements(trx, statementTimeoutMs)
      return store(trx, rows, now)
    })
  }
}

/** One of every environment, also where the zone has no member. */
async function rowsOf(zone: number, input: ExposureInput, pauses: Pauses): Promise<Row[]> {
  const { edges, environments, environmentOf, principals, tallies, zoneOf } = input
  const exposures = await exposureOf(
    edges,
    {
      members: Uint8Array.from(zoneOf, (one) => (one === zone ? 1 : 0)),
      principals: principals.map((one, node) => (zoneOf[node] === zone ? 0 : one)),
      environments: environmentOf
    },
    environments.length,
    pauses
  )
  return exposures.map(({ exposed, exposedHere, chokeEdges }, environment) => {
    const others = [...tallies].filter(([id]) => id !== zone)
    const inZone = tallies.get(zone)?.[environment]
    return {
      asset_group_tag_id: zone,
      environment_id: environments[environment] as string,
      composition: Object.fromEntries(inZone?.byKind ?? []),
      principals: others.reduce((sum, [, one]) => sum + (one[environment]?.principals ?? 0), 0),
      exposed_principals: exposed,
      exposed_here: exposedHere,
      choke_edges: chokeEdges
    }
  })
}

/** Counts the rows that are new or say something else. */
async function store(db: Kysely<Database>, wanted: readonly Row[], now: Date): Promise<Changes> {
  const { rows } = await sql<Changes>`
    with wanted as materialized (
      select * from json_populate_recordset(null::zone_exposures, ${JSON.stringify(wanted)}::json)
    ),
    removed as (
      delete from zone_exposures e
      where not exists (
        select from wanted w
        where w.asset_group_tag_id = e.asset_group_tag_id and w.environment_id = e.environment_id)
      returning 1
    ),
    changed as (
      update zone_exposures e
      set composition = w.composition, principals = w.principals,
        exposed_principals = w.exposed_principals, exposed_here = w.exposed_here,
        choke_edges = w.choke_edges, analysed_at = ${now}
      from wanted w join zone_exposures before using (asset_group_tag_id, environment_id)
      where e.id = before.id
      returning (before.composition, before.principals, before.exposed_principals, before.exposed_here,
        before.choke_edges)
        is distinct from (w.composition, w.principals, w.exposed_principals, w.exposed_here, w.choke_edges)
        as differs
    ),
    added as (
      insert into zone_exposures (asset_group_tag_id, environment_id, composition, principals,
        exposed_principals, exposed_here, choke_edges, analysed_at)
      select w.asset_group_tag_id, w.environment_id, w.composition, w.principals, w.exposed_principals,
        w.exposed_here, w.choke_edges, ${now}
      from wanted w
      where not exists (
        select from zone_exposures e
        where e.asset_group_tag_id = w.asset_group_tag_id and e.environment_id = w.environment_id)
      order by w.asset_group_tag_id, w.environment_id
      returning 1
    )
    select (select count(*) from added)::int + (select count(*) from changed where differs)::int as added,
      (select count(*) from removed)::int as removed`.execute(db)
  return rows[0] ?? { added: 0, removed: 0 }
}
