import t from 'tap'
import {
  asFlag,
  asInteger,
  field,
  id,
  list,
  nested,
  objects,
  text,
  texts
} from '../../../src/graph/ingest/fields.ts'

t.test('a field is found whatever the case of its name, the exact spelling first', async (t) => {
  t.equal(field({ guid: 'a' }, 'GUID'), 'a')
  t.equal(field({ SpnTargets: 1 }, 'SPNTargets'), 1)
  t.equal(field({ Guid: 'a', GUID: 'b' }, 'GUID'), 'b')
  t.equal(field({ guide: 'a' }, 'GUID'), undefined, 'not by its beginning')
  t.equal(field({ gu1d: 'a' }, 'GUID'), undefined, 'not by its length')
})

t.test('a field of another type than expected counts as missing', async (t) => {
  t.equal(text({ a: 3 }, 'a'), undefined)
  t.equal(text({ a: '' }, 'a'), undefined)
  t.equal(id({ a: 5 }, 'a'), undefined)
  t.equal(id({ a: ' s-1-5 ' }, 'a'), 'S-1-5')
  t.strictSame(list({ a: 'x' }, 'a'), [])
  t.strictSame(list({ a: null }, 'a'), [])
  t.strictSame(objects({ a: [1, null, { b: 2 }, []] }, 'a'), [{ b: 2 }])
  t.strictSame(texts({ a: ['x', 1, null] }, 'a'), ['x'])
  t.equal(nested({ a: [] }, 'a'), undefined)
  t.strictSame(nested({ A: { b: 1 } }, 'a'), { b: 1 })
})

t.test('truth and whole numbers are read from text as well', async (t) => {
  t.strictSame([true, 'True', 'FALSE', false].map(asFlag), [true, true, false, false])
  t.strictSame(['yes', 1, null, undefined].map(asFlag), [
    undefined,
    undefined,
    undefined,
    undefined
  ])
  t.strictSame([5, '5', ' -7 ', '+1'].map(asInteger), [5, 5, -7, 1])
  t.strictSame(['5x', '', 1.5, true, null, '1e3'].map(asInteger), Array(6).fill(undefined))
})
