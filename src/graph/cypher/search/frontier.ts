/** Adjacency by one query for each step: for graphs that are too large for the memory. */
import { type RawBuilder, sql } from 'kysely'
import type { GraphReader } from '../reader-role.ts'
import type { Adjacency } from './adjacency.ts'
import type { SearchPlan } from './search-plan.ts'

type Row = { node: number; edge: number; neighbour: number }

export function frontierAdjacency(
  { trx }: Pick<GraphReader, 'trx'>,
  { direction, kindIds, edgeFilter }: Pick<SearchPlan, 'direction' | 'kindIds' | 'edgeFilter'>
): Adjacency {
  const numbers = new Map<number, number>()
  const ids: number[] = []
  const kinds = kindIds ? sql`and kind_id = any(${kindIds}::smallint[])` : sql``
  const filter = edgeFilter ? sql`and id in (select id from (${edgeFilter}) as allowed)` : sql``

  function register(id: number): number {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, ids.length)
    return ids.push(id) - 1
  }

  const along = (nodes: number[]): RawBuilder<Row> => sql`
    select start_id as node, id as edge, end_id as neighbour from edges
    where start_id = any(${nodes}::bigint[]) ${kinds} ${filter}`
  const against = (nodes: number[]): RawBuilder<Row> => sql`
    select end_id as node, id as edge, start_id as neighbour from edges
    where end_id = any(${nodes}::bigint[]) ${kinds} ${filter}`

  return {
    numberOf: register,
    idOf: (number) => ids[number] as number,
    get size() {
      return ids.length
    },
    async expand(nodes, backward, visit) {
      const from = nodes.map((number) => ids[number] as number)
      const goesRight = (direction === 'right') !== backward
      const steps = direction === 'both' ? [along, against] : [goesRight ? along : against]
      for (const step of steps) {
        const { rows } = await step(from).execute(trx)
        for (const { node, edge, neighbour } of rows) {
          visit(register(node), edge, register(neighbour))
        }
      }
    }
  }
}
