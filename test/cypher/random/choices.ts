/**
 * Decides by a list of numbers, so that whatever is made of them gets simpler as the list gets shorter and
 * its numbers smaller. Behind the end every choice is the first.
 */
export type Choices = {
  /** From 0 to below `count`. */
  below(count: number): number
  /** One of them, the first where nothing is left to choose. */
  one<T>(options: readonly [T, ...T[]]): T
  /** So many times out of ten. */
  times(outOfTen: number): boolean
  /** A name that nothing has yet. */
  fresh(prefix: string): string
}

export function choicesOf(numbers: readonly number[]): Choices {
  let at = 0
  let names = 0
  const below = (count: number) => (numbers[at++] ?? 0) % count
  return {
    below,
    one: (options) => options[below(options.length)] ?? options[0],
    times: (outOfTen) => below(10) >= 10 - outOfTen,
    fresh: (prefix) => `${prefix}${names++}`
  }
}

export const some = <T>(choices: Choices, most: number, make: (at: number) => T): T[] =>
  Array.from({ length: choices.below(most + 1) }, (_, at) => make(at))
