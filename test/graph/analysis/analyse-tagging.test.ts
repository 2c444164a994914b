/** An analysis after which the graph is as before: only what is stored about it is computed anew. */
import { sql } from 'kysely'
import t from 'tap'
import { analyse } from '../../../src/graph/analysis/analyse.ts'
import type { AnalysisStep, EvaluationStep } from '../../../src/graph/analysis/step.ts'
import { NOW } from './graph.ts'
import { graphDatabase } from './graph-database.ts'

const db = await graphDatabase(t)

t.test('tagging alone evaluates, and what the other steps did before stays', async (t) => {
  const evaluated: string[] = []
  let runs = 0
  const evaluation: EvaluationStep = {
    name: 'evaluation',
    evaluate: async ({ edition }) => {
      evaluated.push(edition)
      return { added: evaluated.length, removed: 0, error: 'a part' }
    }
  }
  const repair: AnalysisStep = { name: 'repair', repair: async () => ({ added: 7, removed: 0 }) }
  const derivation: AnalysisStep = {
    name: 'derivation',
    kinds: [],
    derive: async () => void runs++
  }
  const steps = [repair, derivation, evaluation]
  const stored = () => sql`select name, added, error from analysis_steps order by name`.execute(db)
  await analyse(db, { now: NOW, steps })
  const reports = await analyse(db, { now: NOW, steps, scope: 'tagging', edition: 'community' })
  t.strictSame(
    reports.map(({ durationMs, ...report }) => report),
    [{ name: 'evaluation', added: 2, removed: 0, error: 'a part' }]
  )
  t.strictSame(evaluated, ['enterprise', 'community'])
  t.equal(runs, 1)
  t.strictSame((await stored()).rows, [
    { name: 'derivation', added: 0, error: null },
    { name: 'evaluation', added: 2, error: 'a part' },
    { name: 'repair', added: 7, error: null }
  ])
})
