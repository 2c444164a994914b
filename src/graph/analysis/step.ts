/** What a step of the analysis is, and what it is given. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { KindIds, KindName } from './kind-ids.ts'
import type { Membership } from './membership.ts'

export type StepContext = {
  /** The step's own transaction: nothing a step does is seen before all of it is. */
  db: Transaction<Database>
  kinds: KindIds
  now: Date
  /** Loaded once, after the repairs, by the first step that asks for it. */
  membership(): Promise<Membership>
}

export type Changes = { added: number; removed: number }

/** Corrects what was ingested, in place; counts the nodes and edges that it made or changed as added. */
export type RepairStep = {
  name: string
  repair(context: StepContext): Promise<Changes>
}

/**
 * Owns all edges of its kinds between directory or Azure nodes. It adds the edges that ought to exist to
 * wanted_edges; the runner brings the graph to that state.
 */
export type DerivationStep = {
  name: string
  kinds: readonly KindName[]
  derive(context: StepContext): Promise<void>
}

export type Edition = 'enterprise' | 'community'

export type EvaluationContext = {
  /** An evaluation makes its own transactions: it reads for long and writes at the end. */
  db: Kysely<Database>
  now: Date
  edition: Edition
  statementTimeoutMs: number
  /** Aborted when the process must end. */
  signal: AbortSignal | undefined
}

/** Changes are kept where only a part could not be done; the error says which. */
export type Evaluation = Changes & { error?: string }

/** Computes what is stored about the graph, of what the graph and the tags are by now. */
export type EvaluationStep = {
  name: string
  evaluate(context: EvaluationContext): Promise<Evaluation>
}

export type AnalysisStep = RepairStep | DerivationStep | EvaluationStep
