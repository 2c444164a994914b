/** OUs and domains that a job or an event names, with what the graph knows of them. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { components } from '../../generated/operations.ts'

type Known = { object_id: string; name: string; distinguishedname: string }
type OuReference = components['schemas']['OuReference']
type DomainReference = components['schemas']['DomainReference']

/** Which of both come with more than their object id, in the spellings of the contract. */
export type Hydration = { hydrate_ous?: string; hydrate_domains?: string }

export const HYDRATED: Hydration = { hydrate_ous: 'true', hydrate_domains: 'true' }

export type References = {
  ous(ids: readonly string[]): OuReference[]
  domains(ids: readonly string[]): DomainReference[]
}

type Naming = { ous: string[]; domains: string[] }

const isAsked = (text = '') => /^t/i.test(text)

/** One query for all rows, and none where nothing is asked for. */
export async function findReferences(
  graph: Kysely<Database>,
  rows: readonly Naming[],
  { hydrate_ous, hydrate_domains }: Hydration
): Promise<References> {
  const known = { ous: isAsked(hydrate_ous), domains: isAsked(hydrate_domains) }
  const ids = rows.flatMap((row) => [
    ...(known.ous ? row.ous : []),
    ...(known.domains ? row.domains : [])
  ])
  const nodes = ids.length > 0 ? await findNodes(graph, ids) : new Map<string, Known>()
  return {
    ous: (all) =>
      all.map((objectid) => {
        if (!known.ous) return { objectid }
        const { distinguishedname = '', ...node } = describe(nodes.get(objectid), 'OU')
        return { objectid, ...node, distinguishedname }
      }),
    domains: (all) =>
      all.map((objectid) => {
        if (!known.domains) return { objectid }
        const { distinguishedname: _, ...node } = describe(nodes.get(objectid), 'Domain')
        return { objectid, ...node }
      })
  }
}

function describe(node: Known | undefined, type: string) {
  if (!node) return { name: '', exists: false, type: '' }
  return { name: node.name, exists: true, type, distinguishedname: node.distinguishedname }
}

/** Object ids of the graph are in upper case, those of requests in any. */
async function findNodes(graph: Kysely<Database>, ids: readonly string[]) {
  const { rows } = await sql<Known>`
    select asked as object_id, coalesce(properties ->> 'name', '') as name,
      coalesce(properties ->> 'distinguishedname', '') as distinguishedname
    from unnest(${ids}::text[]) as asked
    join nodes on nodes.object_id = upper(asked) collate "C"`.execute(graph)
  return new Map(rows.map((row) => [row.object_id, row]))
}
