/** What a step of the analysis is, and what it is given. */
import type { Transaction } from 'kysely'
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

export type AnalysisStep = RepairStep | DerivationStep
