/** Runs the steps of the analysis in order; each that changes the graph does so in one transaction. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { analysisSteps } from './analysis-steps.ts'
import { type KindIds, loadKindIds } from './kind-ids.ts'
import { loadMembership } from './load-membership.ts'
import type { Membership } from './membership.ts'
import { limitStatements } from './statement-timeout.ts'
import type {
  AnalysisStep,
  DerivationStep,
  Edition,
  Evaluation,
  RepairStep,
  StepContext
} from './step.ts'
import { applyWantedEdges, createWantedEdges } from './wanted-edges.ts'

export type StepReport = Evaluation & { name: string; durationMs: number }

export type AnalyseOptions = {
  now: Date
  /** `tagging`: the graph is as the last analysis left it, so nothing is repaired or derived. */
  scope?: 'analysis' | 'tagging'
  edition?: Edition
  log?: { error(details: object, message: string): void }
  /** Called after each step, whatever came of it. */
  onStep?: (report: StepReport) => void | Promise<void>
  steps?: readonly AnalysisStep[]
  /** How long one statement of a step may take. */
  statementTimeoutMs?: number
  signal?: AbortSignal
}

/**
 * A step that fails changes nothing, is reported, and does not stop the others. Only one analysis may run
 * at a time. Rejects when the database is lost.
 */
export async function analyse(
  db: Kysely<Database>,
  options: AnalyseOptions
): Promise<StepReport[]> {
  const { steps = analysisSteps, scope = 'analysis', onStep } = options
  const kinds = await loadKindIds(db)
  const cache: MembershipCache = {}
  const reports: StepReport[] = []
  for (const step of steps) {
    if (scope === 'tagging' && !('evaluate' in step)) continue
    const report = await runStep(db, step, kinds, cache, options)
    await recordReport(db, report)
    reports.push(report)
    await onStep?.(report)
  }
  await forgetOtherSteps(db, steps)
  return reports
}

type MembershipCache = { membership?: Membership }

async function runStep(
  db: Kysely<Database>,
  step: AnalysisStep,
  kinds: KindIds,
  cache: MembershipCache,
  options: AnalyseOptions
): Promise<StepReport> {
  const started = performance.now()
  const report = (evaluation: Evaluation) => ({
    name: step.name,
    ...evaluation,
    durationMs: Math.round(performance.now() - started)
  })
  const { now, edition = 'enterprise', log, signal, statementTimeoutMs = 600_000 } = options
  try {
    if ('evaluate' in step) {
      return report(await step.evaluate({ db, now, edition, statementTimeoutMs, signal }))
    }
    const changes = await db.transaction().execute(async (trx) => {
      await limitStatements(trx, statementTimeoutMs)
      const membership = async () => {
        cache.membership ??= await loadMembership(trx, kinds)
        return cache.membership
      }
      return applyStep(step, { db: trx, kinds, now, membership })
    })
    return report(changes)
  } catch (error) {
    log?.error({ err: error, step: step.name }, 'analysis step failed')
    const message = error instanceof Error ? error.message : String(error)
    return report({ added: 0, removed: 0, error: message })
  } finally {
    if ('repair' in step) delete cache.membership
  }
}

async function applyStep(step: RepairStep | DerivationStep, context: StepContext) {
  if ('repair' in step) return step.repair(context)
  await createWantedEdges(context)
  await step.derive(context)
  return applyWantedEdges(context, step.kinds)
}

async function recordReport(db: Kysely<Database>, report: StepReport): Promise<void> {
  const { name, durationMs, added, removed, error = null } = report
  await sql`
    insert into analysis_steps (name, finished_at, duration_ms, added, removed, error)
    values (${name}, now(), ${durationMs}, ${added}, ${removed}, ${error})
    on conflict (name) do update
    set finished_at = excluded.finished_at, duration_ms = excluded.duration_ms,
        added = excluded.added, removed = excluded.removed, error = excluded.error`.execute(db)
}

/** What a step that is skipped this time did before stays. */
async function forgetOtherSteps(
  db: Kysely<Database>,
  steps: readonly AnalysisStep[]
): Promise<void> {
  const names = steps.map((step) => step.name)
  await sql`delete from analysis_steps where name <> all(${names}::text[])`.execute(db)
}
