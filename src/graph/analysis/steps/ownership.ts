/** Owns and WriteOwner: what the raw edges of the collector are worth under the domain's dsHeuristics. */
import { type RawBuilder, sql } from 'kysely'
import { closureOf } from '../membership.ts'
import type { DerivationStep, StepContext } from '../step.ts'

export const ownership: DerivationStep = {
  name: 'ownership',
  kinds: ['Owns', 'WriteOwner'],
  async derive(context) {
    const { db, kinds } = context
    await sql`
      insert into wanted_edges (start_id, kind_id, end_id, properties)
      select e.start_id,
        case e.kind_id
          when ${kinds.OwnsRaw} then ${kinds.Owns}::smallint
          else ${kinds.WriteOwner}::smallint
        end,
        e.end_id,
        jsonb_build_object(
          'isacl', true,
          'isinherited', coalesce(e.properties -> 'isinherited', 'false'),
          'inheritancehash', coalesce(e.properties -> 'inheritancehash', '""')
        )
      from edges e
      join nodes s on s.id = e.start_id and s.kind_ids @> array[${kinds.Base}]::smallint[]
      where e.kind_id in (${kinds.OwnsRaw}, ${kinds.WriteOwnerRaw})
        and ${await notBlocked(context)}`.execute(db)
  }
}

/** In a domain that blocks it, owning an account that a computer uses is worth something to its admins only. */
async function notBlocked(context: StepContext): Promise<RawBuilder<boolean>> {
  const { kinds } = context
  const domains = await findBlockingDomains(context)
  // Almost no domain blocks: most runs need not look at the targets.
  if (domains.length === 0) return sql`true`
  const admins = await findAdmins(context)
  return sql`(
    (e.kind_id = ${kinds.OwnsRaw} and e.start_id in (select unnest(${admins}::bigint[])))
    or e.end_id not in (
      select t.id from nodes t
      where t.properties ->> 'domainsid' = any(${domains}::text[])
        and (
          t.kind_ids @> array[${kinds.Computer}]::smallint[]
          or t.properties @> '{"gmsa": true}'
          or t.properties @> '{"msa": true}'
        )
    )
  )`
}

/** Character 29 of dsHeuristics, BlockOwnerImplicitRights. */
async function findBlockingDomains({ db, kinds }: StepContext): Promise<string[]> {
  const { rows } = await sql<{ sid: string }>`
    select properties ->> 'domainsid' as sid
    from nodes
    where kind_ids @> array[${kinds.Domain}]::smallint[]
      and substr(properties ->> 'dsheuristics', 29, 1) = '1'
      and properties ->> 'domainsid' is not null`.execute(db)
  return rows.map((row) => row.sid)
}

/** Domain Admins and Enterprise Admins of any domain, with everyone in them. */
async function findAdmins({ db, kinds, membership }: StepContext): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id
    from nodes
    where kind_ids @> array[${kinds.Group}]::smallint[]
      and right(object_id, 4) in ('-512', '-519')`.execute(db)
  const groups = rows.map((row) => row.id)
  return [...closureOf(groups, await membership())]
}
