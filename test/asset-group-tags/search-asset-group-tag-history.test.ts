import t from 'tap'
import { proveHistoryList } from './prove-history.ts'
import { startTags } from './tags.ts'

const { db, call } = await startTags(t)
const search = (query: string) => call('searchAssetGroupTagHistory', { body: { query } })

proveHistoryList(t, db, (query) =>
  call('searchAssetGroupTagHistory', { query, body: { query: 'zone' } })
)

t.test('200 finds a text in every part of an entry, whatever the case', async (t) => {
  for (const [text, expected] of [
    ['zone a', ['Zone A']],
    ['SYS', ['Zone D']],
    ['ADA@X', ['Zone C', 'Zone A']],
    ['updatetag', ['Zone B']],
    ['s-1-5', ['Zone D']],
    ['ÄNDERUNG', ['Zone D']],
    ['%%%', []],
    ['ne_', []]
  ] as const) {
    const { status, body } = await search(text)
    t.equal(status, 200)
    const targets = body.data.records.map(({ target }: { target: string }) => target)
    t.strictSame(targets, expected, text)
    t.equal(body.count, expected.length)
  }
})

t.test('400 for a text of less than three characters, or none', async (t) => {
  for (const [body, message] of [
    [{ query: 'ab' }, /at least 3 characters/],
    [{}, 'is required'],
    [{ query: 5 }, 'must be string']
  ] as const) {
    const { status, body: answer } = await call('searchAssetGroupTagHistory', { body })
    t.equal(status, 400)
    t.match(answer.errors, [{ context: 'query', message }])
  }
})
