/** The step of the analysis that says who is a member of which tag, and gives the members its kind. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { TimeoutError } from '../../../errors.ts'
import { readGraph } from '../../cypher/cypher.ts'
import { limitStatements } from '../statement-timeout.ts'
import type { Edition, EvaluationContext, EvaluationStep } from '../step.ts'
import { applyMembers } from './apply-members.ts'
import { applySelections } from './apply-selections.ts'
import type { Expansion, Selected } from './expand.ts'
import { type Seed, selectMembers } from './select-members.ts'
import { evaluatedTags, stageNodes, stageSelections, stageSelectors } from './stage.ts'

type Selector = { id: number; name: string; tag: string; type: 1 | 2 | 3; seeds: Seed[] }

/** What the members of a zone, a label and Owned have around them. */
const EXPANSIONS: Record<Selector['type'], Expansion> = { 1: 1, 2: 2, 3: 0 }

/** Long enough for what a preview may ask, and not for one selector to keep the others waiting for ever. */
const SECONDS_PER_STATEMENT = 120

/** So many selectors are named where their seeds fail. */
const NAMED_FAILURES = 5

/**
 * A selector that cannot be evaluated keeps what it selected before. All else is written in one transaction, so
 * that whoever reads meanwhile sees the tags as they were or as they are, and nothing between.
 */
export const tagging: EvaluationStep = {
  name: 'tagging',
  async evaluate(context) {
    const { db, edition, statementTimeoutMs } = context
    const { selections, failures } = await evaluateSelectors(context)
    const changes = await db.transaction().execute(async (trx) => {
      await limitStatements(trx, statementTimeoutMs)
      await stageSelectors(trx, edition, [...selections.keys()])
      await stageSelections(trx, selections)
      await stageNodes(trx)
      await applySelections(trx)
      return applyMembers(trx)
    })
    return failures.length === 0 ? changes : { ...changes, error: summary(failures) }
  }
}

async function evaluateSelectors({ db, edition, statementTimeoutMs, signal }: EvaluationContext) {
  const selections = new Map<number, Selected[]>()
  const failures: string[] = []
  const timeoutMs = Math.min(statementTimeoutMs, SECONDS_PER_STATEMENT * 1000)
  for (const { id, name, tag, type, seeds } of await readSelectors(db, edition)) {
    try {
      const expansion = EXPANSIONS[type]
      const selected = await readGraph(db, timeoutMs, (reader) =>
        selectMembers(reader, { seeds, expansion, signal })
      )
      selections.set(id, selected)
    } catch (error) {
      // Stopped with the process, it has not failed.
      signal?.throwIfAborted()
      failures.push(`selector "${name}" of "${tag}": ${reasonOf(error, timeoutMs)}`)
    }
  }
  return { selections, failures }
}

async function readSelectors(db: Kysely<Database>, edition: Edition): Promise<Selector[]> {
  const { rows } = await sql<Selector>`
    select s.id, s.name, tag.name as tag, tag.type, coalesce((
      select json_agg(json_build_object('type', type, 'value', value) order by number)
      from asset_group_tag_selector_seeds where selector_id = s.id
    ), '[]') as seeds
    from asset_group_tag_selectors s
    join (${evaluatedTags(edition)}) as tag on tag.id = s.asset_group_tag_id
    where s.disabled_at is null
    order by s.id`.execute(db)
  return rows
}

const STATEMENT_TIMEOUT = '57014'

function reasonOf(error: unknown, timeoutMs: number): string {
  const { code } = error as { code?: unknown }
  if (error instanceof TimeoutError || code === STATEMENT_TIMEOUT) {
    return `took longer than ${timeoutMs / 1000} seconds`
  }
  return error instanceof Error ? error.message : String(error)
}

function summary(failures: readonly string[]): string {
  const named = failures.slice(0, NAMED_FAILURES)
  const more = failures.length - named.length
  return [...named, ...(more > 0 ? [`${more} more selectors`] : [])].join('; ')
}
