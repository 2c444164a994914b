import { readFileSync } from 'node:fs'
import t from 'tap'
import { nextOccurrence } from '../../src/recurrence/next-occurrence.ts'
import { parseRecurrence } from '../../src/recurrence/parse.ts'

type Case = [rule: string, after: string, occurrences: string[]]

const { cases } = JSON.parse(
  readFileSync(new URL('./reference.json', import.meta.url), 'utf8')
) as { cases: Case[] }

t.test('occurrences are those of an independent implementation', async (t) => {
  t.ok(cases.length >= 200, `${cases.length} rules`)
  for (const [text, after, expected] of cases) {
    const rule = parseRecurrence(text)
    let last = new Date(after)
    const found: string[] = []
    while (found.length < expected.length) {
      const next = nextOccurrence(rule, last)
      if (!next) break
      found.push(next.toISOString().replace('.000Z', 'Z'))
      last = next
    }
    t.same(found, expected, `${text.replace('\n', ' ')} after ${after}`)
  }
})
