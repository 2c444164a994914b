/** Runs the steps of the analysis in order, each in a transaction of its own. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { analysisSteps } from './analysis-steps.ts'
import { type KindIds, loadKindIds } from './kind-ids.ts'
import { loadMembership } from './load-membership.ts'
import type { Membership } from './membership.ts'
import type { AnalysisStep, Changes, StepContext } from './step.ts'
import { applyWantedEdges, createWantedEdges } from './wanted-edges.ts'

export type StepReport = Changes & { name: string; durationMs: number; error?: string }

export type AnalyseOptions = {
  now: Date
  log?: { error(details: object, message: string): void }
  /** Called after each step, whatever came of it. */
  onStep?: (report: StepReport) => void | Promise<void>
  steps?: readonly AnalysisStep[]
  /** How long one statement of a step may take. */
  statementTimeoutMs?: number
}

/**
 * A step that fails changes nothing, is reported, and does not stop the others. Only one analysis may run
 * at a time. Rejects when the database is lost.
 */
export async function analyse(
  db: Kysely<Database>,
  options: AnalyseOptions
): Promise<StepReport[]> {
  const { steps = analysisSteps, onStep } = options
  const kinds = await loadKindIds(db)
  const cache: MembershipCache = {}
  const reports: StepReport[] = []
  for (const step of steps) {
    const report = await runStep(db, step, kinds, cache, options)
    await recordReport(db, report)
    reports.push(report)
    await onStep?.(report)
  }
  await forgetOtherSteps(db, reports)
  return reports
}

type MembershipCache = { membership?: Membership }

async function runStep(
  db: Kysely<Database>,
  step: AnalysisStep,
  kinds: KindIds,
  cache: MembershipCache,
  { now, log, statementTimeoutMs = 600_000 }: AnalyseOptions
): Promise<StepReport> {
  const started = performance.now()
  const report = (changes: Changes) => ({
    name: step.name,
    ...changes,
    durationMs: Math.round(performance.now() - started)
  })
  try {
    const changes = await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(statementTimeoutMs)}, true)`.execute(
        trx
      )
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
    return { ...report({ added: 0, removed: 0 }), error: message }
  } finally {
    if ('repair' in step) delete cache.membership
  }
}

async function applyStep(step: AnalysisStep, context: StepContext): Promise<Changes> {
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

async function forgetOtherSteps(db: Kysely<Database>, reports: StepReport[]): Promise<void> {
  const names = reports.map((report) => report.name)
  await sql`delete from analysis_steps where name <> all(${names}::text[])`.execute(db)
}
