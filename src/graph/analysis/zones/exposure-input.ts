/** What exposure is computed of: the edges that an attacker follows, and who is where, in which zone. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { compressGraph, readEdgeColumns } from '../../compressed-graph.ts'
import { primaryKind, TRAVERSABLE_EDGE_KINDS } from '../../kinds.ts'
import type { Edition } from '../step.ts'
import type { Edges } from './exposure.ts'

/** Whatever is in no zone counts as a zone, under an id that no tag has. */
export const HYGIENE = 0

const PRINCIPALS = ['User', 'Computer', 'AZUser', 'AZServicePrincipal']
const ENVIRONMENTS = ['Domain', 'AZTenant']
const CHUNK = 20_000

/** How many nodes of a zone there are in an environment. */
export type Tally = { principals: number; byKind: Map<string, number> }

export type ExposureInput = {
  edges: Edges
  /** Of Hygiene and of every zone, those that are not analysed included. */
  zones: readonly { id: number; isAnalysed: boolean }[]
  environments: readonly string[]
  /** By zone, then by environment; of all nodes, also of those without edges. */
  tallies: ReadonlyMap<number, readonly Tally[]>
  /** By node: the id of its zone, its environment or -1, and 1 for an enabled principal. */
  zoneOf: Int32Array
  environmentOf: Int32Array
  principals: Uint8Array
}

type NodeColumns = {
  ids: number[]
  environments: (string | null)[]
  zones: (number | null)[]
  kindSets: string[]
  principals: boolean[]
}

/** @param db a transaction that sees one state of all that is read here */
export async function readExposureInput(
  db: Kysely<Database>,
  edition: Edition,
  signal: AbortSignal | undefined
): Promise<ExposureInput> {
  const kinds = await db.selectFrom('kinds').select(['id', 'name']).execute()
  const idsOf = (names: readonly string[]) =>
    kinds.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const zones = [{ id: HYGIENE, isAnalysed: true }, ...(await readZones(db, edition))]
  const edges = readEdgeColumns(db, idsOf(TRAVERSABLE_EDGE_KINDS))
  const graph = await compressGraph(edges, signal)

  const size = graph.ids.length
  const zoneOf = new Int32Array(size).fill(HYGIENE)
  const environmentOf = new Int32Array(size).fill(-1)
  const principals = new Uint8Array(size)
  const environments = new Map<string, number>()
  const tallies = new Map(zones.map(({ id }) => [id, [] as Tally[]]))
  const shownKind = kindShower(new Map(kinds.map(({ id, name }) => [String(id), name])))

  const zoneIds = zones.map(({ id }) => id)
  for await (const columns of readNodeColumns(db, zoneIds, idsOf(PRINCIPALS))) {
    signal?.throwIfAborted()
    columns.ids.forEach((id, row) => {
      const name = columns.environments[row]
      const environment = name ? numberIn(environments, name) : -1
      const zone = columns.zones[row] ?? HYGIENE
      const isPrincipal = columns.principals[row] ? 1 : 0
      const tally = environment < 0 ? undefined : tallyOf(tallies.get(zone), environment)
      if (tally) {
        const kind = shownKind(columns.kindSets[row] ?? '')
        tally.principals += isPrincipal
        tally.byKind.set(kind, (tally.byKind.get(kind) ?? 0) + 1)
      }
      const node = graph.numbers.get(id)
      if (node === undefined) return
      zoneOf[node] = zone
      environmentOf[node] = environment
      principals[node] = isPrincipal
    })
  }
  for (const id of await collectedDomains(db, idsOf(ENVIRONMENTS))) numberIn(environments, id)
  return {
    edges: graph,
    zones,
    environments: [...environments.keys()],
    tallies,
    zoneOf,
    environmentOf,
    principals
  }
}

function numberIn(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size
  numbers.set(name, number)
  return number
}

function tallyOf(tallies: Tally[] = [], environment: number): Tally {
  tallies[environment] ??= { principals: 0, byKind: new Map() }
  return tallies[environment]
}

/** Few sets of kinds come again and again. */
function kindShower(names: ReadonlyMap<string, string>): (kindSet: string) => string {
  const shown = new Map<string, string>()
  return (kindSet) => {
    const known = shown.get(kindSet)
    if (known !== undefined) return known
    const kind = primaryKind(kindSet.split(',').flatMap((id) => names.get(id) ?? []))
    shown.set(kindSet, kind)
    return kind
  }
}
async function readZones(db: Kysely<Database>, edition: Edition) {
  const zones = await db
    .selectFrom('asset_group_tags')
    .select(['id', 'analysis_enabled'])
    .where('type', '=', 1)
    .where('deleted_at', 'is', null)
    // The first position is Tier Zero's for ever.
    .$if(edition === 'community', (query) => query.where('position', '=', 1))
    .execute()
  return zones.map(({ id, analysis_enabled }) => ({ id, isAnalysed: analysis_enabled === true }))
}

/** Collectors do not always say whether an account is enabled: whoever is not said to be disabled is. */
async function* readNodeColumns(
  db: Kysely<Database>,
  zones: readonly number[],
  principalKinds: readonly number[]
): AsyncIterable<NodeColumns> {
  type Row = { [name in keyof NodeColumns]: NodeColumns[name] | null }
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select json_agg(id) as ids, json_agg(environment_id) as environments,
        json_agg(asset_group_tag_id) as zones, json_agg(array_to_string(kind_ids, ',')) as "kindSets",
        json_agg(kind_ids && ${principalKinds}::smallint[]
          and coalesce(lower(properties ->> 'enabled'), 'true') <> 'false') as principals
      from (
        select n.id, n.environment_id, n.kind_ids, n.properties, m.asset_group_tag_id
        from nodes n
        left join asset_group_tag_members m
          on m.node_id = n.id and m.asset_group_tag_id = any(${zones}::integer[])
        where n.id > ${last}::bigint order by n.id limit ${CHUNK}::int
      ) as chunk`.execute(db)
    const { ids, environments, zones: tags, kindSets, principals } = rows[0] ?? {}
    if (!ids || !environments || !tags || !kindSets || !principals) return
    yield { ids, environments, zones: tags, kindSets, principals }
    last = ids.at(-1) as number
  }
}

async function collectedDomains(db: Kysely<Database>, kinds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ object_id: string }>`
    select object_id from nodes
    where kind_ids && ${kinds}::smallint[] and lower(properties ->> 'collected') = 'true'`.execute(
    db
  )
  return rows.map(({ object_id }) => object_id)
}
