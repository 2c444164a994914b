/**
 * The TypeScript face of the contract: what each operation is given after
 * validation and what it must answer. Derived from src/generated/, never edited per operation.
 */
import type { Readable } from 'node:stream'
import type {
  pendingOperations,
  publicOperations,
  streamedOperations
} from '../generated/operation-sets.ts'
import type { operations } from '../generated/operations.ts'
import type { ListOperationId, ListQuery } from './list-query.ts'

export type OperationId = keyof operations & string
export type PublicOperationId = (typeof publicOperations)[number]
export type PendingOperationId = (typeof pendingOperations)[number]
export type StreamedOperationId = (typeof streamedOperations)[number]

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined
type Parameters<Id extends OperationId, Place extends string> = operations[Id] extends {
  // Optional where each of them is; validation makes an empty object of none.
  parameters: { [place in Place]?: infer P }
}
  ? P
  : undefined

/** Undefined where there is none, and also where it may be left out. */
type BodyIn<T> = T extends { requestBody: infer B }
  ? Content<B>
  : T extends { requestBody?: infer B }
    ? Content<NonNullable<B>> | undefined
    : undefined

/** The bytes of the request as they arrive, not yet read. */
export type StreamedBody = { contentType: string; stream: Readable }

/** Parameters with a default are always there; the generated types cannot know that of every one. */
export type OperationRequest<Id extends OperationId> = {
  path: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  headers: Record<string, string | string[] | undefined>
  body: Id extends StreamedOperationId ? StreamedBody : BodyIn<operations[Id]>
  list: Id extends ListOperationId ? ListQuery<Id> : undefined
}

type SuccessStatus = 200 | 201 | 202 | 204 | 302
type Successes<Id extends OperationId> = Extract<keyof operations[Id]['responses'], SuccessStatus>
type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never

/** A file to be saved by the client; binary answers are given this way. */
export type Download = {
  fileName: string
  stream: Readable
  /** Where the contract lists several, one of them; otherwise the first. */
  contentType?: string
  headers?: AnswerHeaders
}

type Body<T> = T extends string ? string | Download : T
type BodyOf<Id extends OperationId, Status extends Successes<Id>> = Body<
  Content<operations[Id]['responses'][Status]>
>

/** Headers of the answer by their names, beside those that every answer has. */
export type AnswerHeaders = Record<string, string>

/** What a handler returns: the body, or also the status where the contract lists several successes. */
export type OperationAnswer<Id extends OperationId> =
  IsUnion<Successes<Id>> extends true
    ? {
        [Status in Successes<Id>]: {
          status: Status
          body: BodyOf<Id, Status>
          headers?: AnswerHeaders
        }
      }[Successes<Id>]
    : BodyOf<Id, Successes<Id>>
