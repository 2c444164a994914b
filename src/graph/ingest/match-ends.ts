/** Finds the nodes that edge ends describe by their properties, once all nodes of the job are merged. */
import type { ClientBase } from 'pg'

export type UnresolvedEdges = {
  /** The number of the file, as given to the staging. */
  file: number
  /** The first of them each, and how many there are beyond. */
  messages: string[]
}

const MAX_MESSAGES_PER_FILE = 100

// One row per different end, however many edges have it.
const PREPARE = `
  create temporary table staged_matches on commit drop as
    select row_number() over () as number, spec, spec -> 'match' as match,
      (spec ->> 'ignoreCase')::boolean as ignore_case,
      spec ->> 'kind' as kind, spec #>> '{match,0,key}' as key, spec #> '{match,0,value}' as value,
      0::bigint as found, null::text as object_id
    from (
      select start_end - 'set' as spec from staged_match_edges where start_end ? 'match'
      union
      select end_end - 'set' from staged_match_edges where end_end ? 'match'
    ) as ends;
  analyze staged_matches;
`

// A join on the first property, compared as lower-case text, finds the candidates in one pass over
// the nodes; what remains is checked exactly.
const RESOLVE_KEY = `
  update staged_matches set found = result.found, object_id = result.object_id
  from (
    select spec.number, count(*) as found, min(nodes.object_id) as object_id
    from staged_matches as spec
    join nodes on lower(nodes.properties ->> $1) = lower(spec.value #>> '{}')
    left join kinds on kinds.name = spec.kind
    where spec.key = $1
      and (spec.kind is null or kinds.id = any (nodes.kind_ids))
      and not exists (
        select from jsonb_to_recordset(spec.match) as wanted (key text, value jsonb)
        where not coalesce(
          nodes.properties -> wanted.key = wanted.value
          or (
            spec.ignore_case
            and jsonb_typeof(wanted.value) = 'string'
            and jsonb_typeof(nodes.properties -> wanted.key) = 'string'
            and lower(nodes.properties ->> wanted.key) = lower(wanted.value #>> '{}')
          ), false)
      )
    group by spec.number
  ) as result
  where staged_matches.number = result.number
`

const RESOLVED = `
  create temporary table resolved_edges on commit drop as
    select staged.seq, staged.file, staged.place, staged.kind, staged.properties,
      coalesce(staged.start_end ->> 'id', start_match.object_id) as start_object_id,
      (staged.start_end ->> 'set')::integer as start_set, start_match.spec as start_spec,
      coalesce(start_match.found, 1) as start_found,
      coalesce(staged.end_end ->> 'id', end_match.object_id) as end_object_id,
      (staged.end_end ->> 'set')::integer as end_set, end_match.spec as end_spec,
      coalesce(end_match.found, 1) as end_found
    from staged_match_edges as staged
    left join staged_matches as start_match on start_match.spec = staged.start_end - 'set'
    left join staged_matches as end_match on end_match.spec = staged.end_end - 'set'
`

/**
 * Moves the edges whose ends are found to the staged edges, and their ends to the staged ends. An end
 * must be exactly one node; the other edges are returned.
 */
export async function resolveMatches(client: ClientBase): Promise<UnresolvedEdges[]> {
  await client.query(PREPARE)
  const { rows: keys } = await client.query<{ key: string }>(
    'select distinct key from staged_matches order by key'
  )
  for (const { key } of keys) await client.query(RESOLVE_KEY, [key])
  await client.query(RESOLVED)
  await client.query(`
    insert into staged_edges (seq, start_object_id, kind, end_object_id, properties)
      select seq, start_object_id, kind, end_object_id, properties from resolved_edges
      where start_found = 1 and end_found = 1;
    insert into staged_ends (object_id, kind_set)
      select start_object_id, start_set from resolved_edges where start_found = 1 and end_found = 1
      union
      select end_object_id, end_set from resolved_edges where start_found = 1 and end_found = 1;
    analyze staged_edges, staged_ends;
  `)
  return unresolvedEdges(client)
}

type End = { match: { key: string; value: unknown }[]; kind?: string }

type UnresolvedRow = {
  file: number
  place: string
  start_spec: End | null
  start_found: string
  end_spec: End | null
  end_found: string
  total: string
}

async function unresolvedEdges(client: ClientBase): Promise<UnresolvedEdges[]> {
  const { rows } = await client.query<UnresolvedRow>(
    `select * from (
      select file, place, start_spec, start_found, end_spec, end_found,
        row_number() over (partition by file order by seq) as place_in_file,
        count(*) over (partition by file) as total
      from resolved_edges
      where start_found <> 1 or end_found <> 1
    ) as unresolved
    where place_in_file <= $1
    order by file, place_in_file`,
    [MAX_MESSAGES_PER_FILE]
  )
  const files = new Map<number, UnresolvedEdges>()
  for (const row of rows) {
    const more = Number(row.total) - MAX_MESSAGES_PER_FILE
    const entry = files.get(row.file) ?? { file: row.file, messages: [] }
    files.set(row.file, entry)
    const reasons = [
      reason('start', row.start_spec, Number(row.start_found)),
      reason('end', row.end_spec, Number(row.end_found))
    ]
    entry.messages.push(`${row.place}: ${reasons.filter(Boolean).join('; ')}`)
    if (entry.messages.length === MAX_MESSAGES_PER_FILE && more > 0) {
      entry.messages.push(`and ${more} more edges whose ends were not found`)
    }
  }
  return [...files.values()]
}

function reason(which: 'start' | 'end', end: End | null, found: number): string | undefined {
  if (found === 1 || !end) return undefined
  const wanted = end.match.map(({ key, value }) => `${key} ${JSON.stringify(value)}`).join(' and ')
  const kind = end.kind === undefined ? '' : ` of kind ${end.kind}`
  return `${which}: ${found === 0 ? 'no node' : `${found} nodes`}${kind} with ${wanted}`
}
