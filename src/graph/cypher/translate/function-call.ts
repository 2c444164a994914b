/** What the SQL of a function is made of. */
import type { RawBuilder } from 'kysely'
import type { FunctionExpression } from '../ast.ts'
import type { StaticType } from '../types.ts'
import type { Scope } from './expressions/scope.ts'
import { NULL, type Typed, toForm, typed } from './typed.ts'

export type Call = {
  /** The arguments, of which each fits its parameter. */
  readonly given: readonly Typed[]
  /** What the signature says that it returns. */
  readonly type: StaticType
  readonly call: FunctionExpression
  readonly scope: Scope
}

export type WriteCall = (call: Call) => Typed

/** The argument at a place in the form of a type; null where it was left out. */
export const argument = (
  { given, call }: Call,
  index: number,
  type: StaticType
): RawBuilder<unknown> => toForm(given[index] ?? NULL, type, call).sql

/** A function of SQL that takes and gives native values, null for null. */
export const native =
  (
    takes: readonly StaticType[],
    gives: StaticType,
    write: (...given: RawBuilder<unknown>[]) => RawBuilder<unknown>
  ): WriteCall =>
  (call) =>
    typed(gives, write(...takes.map((type, index) => argument(call, index, type))))
