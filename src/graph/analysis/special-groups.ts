import { sql } from 'kysely'
import type { StepContext } from './step.ts'

/** Authenticated Users and Everyone of all domains: whatever they hold, everybody holds. */
export async function findSpecialGroups({ db, kinds }: StepContext): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id
    from nodes
    where kind_ids @> array[${kinds.Group}]::smallint[]
      and (object_id like '%-S-1-5-11' or object_id like '%-S-1-1-0')`.execute(db)
  return new Set(rows.map((row) => row.id))
}
