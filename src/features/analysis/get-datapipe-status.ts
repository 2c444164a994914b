import { nextOccurrence } from '../../recurrence/next-occurrence.ts'
import { parseRecurrence } from '../../recurrence/parse.ts'
import type { Handler } from '../handler.ts'
import { findStatus, findSteps } from './queries.ts'

export const getDatapipeStatus: Handler<'getDatapipeStatus'> = async ({ db, config }) => {
  const row = await findStatus(db)
  const steps = await findSteps(db)
  return {
    data: {
      status: row.status as 'idle' | 'ingesting' | 'analyzing',
      updated_at: row.updated_at.toISOString(),
      last_complete_analysis_at: row.last_complete_analysis_at?.toISOString() ?? null,
      last_analysis_run_at: row.last_analysis_run_at?.toISOString() ?? null,
      next_scheduled_analysis_at: nextOf(config.analysisSchedule)?.toISOString() ?? null,
      steps: steps.map((step) => ({ ...step, finished_at: step.finished_at.toISOString() }))
    }
  }
}

const nextOf = (schedule: string | undefined) =>
  schedule === undefined ? undefined : nextOccurrence(parseRecurrence(schedule), new Date())
