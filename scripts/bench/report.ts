/** The rows of the bench: what was measured, what it should be, and how they compare. */

export type Unit = 's' | 'ms' | 'MB' | 'ratio'

/** Of a ratio more is better, of everything else less. */
export type Target = { must: number; aim?: number }

export type Verdict = 'aim met' | 'must met' | 'missed' | ''

export type Row = {
  what: string
  /** Undefined where it could not be measured here. */
  value: number | undefined
  unit: Unit
  /** Shown behind the value. */
  note?: string
  target?: Target
  /** Why the row is missed whatever its value. */
  fault?: string
}

const DIGITS: Record<Unit, number> = { s: 2, ms: 1, MB: 0, ratio: 2 }

export function judge({ value, unit, target, fault }: Row): Verdict {
  if (fault !== undefined) return 'missed'
  if (!target || value === undefined) return ''
  const reaches = (limit: number) => (unit === 'ratio' ? value >= limit : value <= limit)
  if (target.aim !== undefined && reaches(target.aim)) return 'aim met'
  return reaches(target.must) ? 'must met' : 'missed'
}

function show(value: number | undefined, unit: Unit): string {
  if (value === undefined) return 'not measured'
  return unit === 'ratio' ? value.toFixed(DIGITS[unit]) : `${value.toFixed(DIGITS[unit])} ${unit}`
}

function showLimit(limit: number | undefined, unit: Unit): string {
  if (limit === undefined) return ''
  return unit === 'ratio' ? `>= ${limit}` : `<= ${limit} ${unit}`
}

const HEADINGS = ['what', 'measured', 'must', 'aim', 'verdict']

export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.what,
    [show(row.value, row.unit), row.note, row.fault].filter(Boolean).join('; '),
    showLimit(row.target?.must, row.unit),
    showLimit(row.target?.aim, row.unit),
    judge(row)
  ])
  const all = [HEADINGS, ...lines]
  const widths = HEADINGS.map((_, column) =>
    Math.max(...all.map((cells) => (cells[column] ?? '').length))
  )
  const draw = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [draw(HEADINGS), rule, ...lines.map(draw)].join('\n')
}
