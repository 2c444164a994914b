/** Reads feature files: backgrounds, outlines with their examples, doc strings and tables. */

export type Step = {
  readonly text: string
  readonly doc: string | undefined
  readonly table: readonly (readonly string[])[]
}

export type Scenario = { readonly name: string; readonly steps: readonly Step[] }

type Open = { name: string; isOutline: boolean; steps: Step[]; examples: string[][] }

const STEP = /^(?:Given|When|Then|And|But|\*) (.*)$/
const SECTION = /^(Feature|Background|Scenario|Scenario Outline|Examples): ?(.*)$/

/** Every scenario of the file, an outline once for each of its examples. */
export function readFeature(text: string): Scenario[] {
  const background: Step[] = []
  const open: Open[] = []
  const lines = text.split(/\r?\n/)
  let steps = background
  let rows: string[][] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? ''
    const [, section, name = ''] = SECTION.exec(line) ?? []
    const [, step] = STEP.exec(line) ?? []
    if (section === 'Examples') {
      rows = open.at(-1)?.examples ?? []
    } else if (section?.startsWith('Scenario')) {
      const scenario = { name, isOutline: section !== 'Scenario', steps: [], examples: [] }
      open.push(scenario)
      steps = scenario.steps
    } else if (step !== undefined) {
      rows = []
      const next = lines.slice(at + 1)
      const doc = next[0]?.trim() === '"""' ? readDoc(next) : undefined
      if (doc) at += doc.length + 2
      steps.push({ text: step, doc: doc?.join('\n'), table: rows })
    } else if (line.startsWith('|')) {
      rows.push(readCells(line))
    }
  }
  return open.flatMap((scenario) => expand(scenario, background))
}

/** Without the indentation of its quotes. */
function readDoc(lines: readonly string[]): string[] {
  const indent = lines[0]?.indexOf('"') ?? 0
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '"""')
  if (end < 0) throw new Error('a doc string does not end')
  return lines.slice(1, end).map((line) => line.slice(Math.min(indent, line.search(/\S|$/))))
}

function readCells(line: string): string[] {
  const cells = line.match(/(?<=\|)(?:\\\||[^|])*(?=\|)/g) ?? []
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function expand({ name, isOutline, steps, examples }: Open, background: Step[]): Scenario[] {
  if (!isOutline) return [{ name, steps: [...background, ...steps] }]
  const [header = [], ...rows] = examples
  return rows.map((row, at) => {
    const fill = (text: string) =>
      text.replace(/<([^<>\s]+)>/g, (whole, key: string) => row[header.indexOf(key)] ?? whole)
    const filled = steps.map(({ text, doc, table }) => ({
      text: fill(text),
      doc: doc === undefined ? undefined : fill(doc),
      table: table.map((cells) => cells.map(fill))
    }))
    return { name: `${fill(name)} (${at + 1})`, steps: [...background, ...filled] }
  })
}
