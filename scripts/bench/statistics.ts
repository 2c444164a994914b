/** Summaries of measured values. */

/** The least value that at least `percent` of the values do not exceed; NaN where there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = Math.ceil((percent / 100) * sorted.length)
  return sorted[Math.max(rank, 1) - 1] ?? Number.NaN
}

/** The mean of the two in the middle where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
