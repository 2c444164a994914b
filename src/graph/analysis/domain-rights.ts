import { sql } from 'kysely'
import type { KindName } from './kind-ids.ts'
import type { StepContext } from './step.ts'

export type DomainRights = {
  domainId: number
  domainSid: string | null
  /** Who was granted each of the rights directly, in the order in which the rights were asked for. */
  holders: number[][]
}

/** The collected domains on which somebody holds one of the rights. */
export async function findDomainRights(
  { db, kinds }: StepContext,
  rights: readonly KindName[]
): Promise<DomainRights[]> {
  const ids = rights.map((right) => kinds[right])
  const { rows } = await sql<{
    domain_id: number
    domain_sid: string | null
    holders: Record<string, number[]>
  }>`
    select d.id as domain_id, d.properties ->> 'domainsid' as domain_sid,
      jsonb_object_agg(e.kind_id, e.holders) as holders
    from nodes d
    join lateral (
      select kind_id, jsonb_agg(start_id order by start_id) as holders
      from edges
      join nodes p on p.id = start_id and p.kind_ids @> array[${kinds.Base}]::smallint[]
      where end_id = d.id and kind_id = any(${ids}::smallint[])
      group by kind_id
    ) e on true
    where d.kind_ids @> array[${kinds.Domain}]::smallint[]
      and d.properties @> '{"collected": true}'
    group by d.id
    order by d.id`.execute(db)
  return rows.map((row) => ({
    domainId: row.domain_id,
    domainSid: row.domain_sid,
    holders: ids.map((id) => row.holders[id] ?? [])
  }))
}
