/** A query that has no rows: the reference's own error, apart from the mistakes of its code. */
export class Refusal extends Error {}

/** It would take the reference too long. */
export class Exhausted extends Error {}

export function refuse(reason: string): never {
  throw new Refusal(reason)
}
