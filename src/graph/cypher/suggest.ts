/** Guesses what a misspelt word was meant to be. */

/** The nearest of the candidates, letter case aside, if it is near enough. */
function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  const most = wanted.length < 3 ? 0 : wanted.length < 6 ? 1 : 2
  const near = [...candidates]
    .filter(({ length }) => Math.abs(length - wanted.length) <= most)
    .map((candidate) => ({ candidate, name: candidate.toLowerCase() }))
    .map(({ candidate, name }) => ({
      candidate,
      distance: editDistance(wanted, name),
      alike: commonStart(wanted, name)
    }))
    .filter(({ distance }) => distance <= most)
  near.sort(
    (a, b) =>
      a.distance - b.distance || b.alike - a.alike || b.candidate.length - a.candidate.length
  )
  return near[0]?.candidate
}

export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = suggest(word, candidates)
  return found === undefined ? undefined : `did you mean "${found}"?`
}

/** Insertions, deletions, replacements and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      )
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
