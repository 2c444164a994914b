/** The ranks of zones: whatever administrators do, one after the other or at once, they are 1 to n. */
import fc from 'fast-check'
import t from 'tap'
import type { Answer } from '../support/api.ts'
import { startTags } from './tags.ts'

t.setTimeout(180_000)

const { aPerson, zones, remove, call } = await startTags(t)
const administrators = [await aPerson(), await aPerson()] as const

/** The zone that stands at `at`, counted around the list, so that every number means one. */
type Step =
  | { do: 'create'; position: number | undefined }
  | { do: 'move'; at: number; position: number }
  | { do: 'delete'; at: number }

/** A zone by its name, so that a model can tell them apart without the ids of the server. */
type Order = readonly string[]

const position = fc.integer({ min: 0, max: 7 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    position: fc.option(position, { nil: undefined })
  }),
  fc.record({ do: fc.constant('move' as const), at: fc.nat(7), position }),
  fc.record({ do: fc.constant('delete' as const), at: fc.nat(7) })
)

type Intent = { step: Step; name: string }

/** Which zone is meant is settled before anybody acts: the other may have deleted it meanwhile. */
function intend(step: Step, order: Order, fresh: string): Intent {
  return { step, name: step.do === 'create' ? fresh : String(order[step.at % order.length]) }
}

/** What the rules say: the status, and the order afterwards. */
function expected({ step, name }: Intent, order: Order): { status: number; order: Order } {
  const inserted = (into: Order, at: number) => into.toSpliced(at - 1, 0, name)
  if (step.do === 'create') {
    const at = step.position ?? order.length + 1
    if (at < 2 || at > order.length + 1) return { status: 400, order }
    return { status: 201, order: inserted(order, at) }
  }
  if (!order.includes(name)) return { status: 404, order }
  const isTierZero = order[0] === name
  const others = order.filter((one) => one !== name)
  if (step.do === 'delete') {
    return isTierZero ? { status: 403, order } : { status: 204, order: others }
  }
  if (order.indexOf(name) + 1 === step.position) return { status: 200, order }
  if (isTierZero) return { status: 403, order }
  if (step.position < 2 || step.position > order.length) return { status: 400, order }
  return { status: 200, order: inserted(others, step.position) }
}

let made = 0
const ids = new Map<string, number>([['Tier Zero', 1]])

async function act(by: (typeof administrators)[number], { step, name }: Intent): Promise<Answer> {
  const path = { asset_group_tag_id: ids.get(name) ?? 0 }
  if (step.do === 'delete') return by.call('deleteAssetGroupTag', { path })
  if (step.do === 'move') {
    return by.call('updateAssetGroupTag', { path, body: { position: step.position } })
  }
  const body = {
    name,
    type: 1,
    ...(step.position === undefined ? {} : { position: step.position })
  }
  const answer = await by.call('createAssetGroupTag', { body })
  if (answer.status === 201) ids.set(name, answer.body.data.id)
  return answer
}

const freshName = () => {
  made += 1
  return `Z${made}`
}

async function clear(): Promise<void> {
  const { body } = await call('listAssetGroupTags', { query: { type: '1' } })
  for (const { id, position } of body.data.tags) if (position.int32 > 1) await remove(id)
}

t.test('one after the other, the zones stand as the rules say', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await clear()
      let order: Order = ['Tier Zero']
      for (const one of steps) {
        const intent = intend(one, order, freshName())
        const then = expected(intent, order)
        const { status } = await act(administrators[0], intent)
        t.equal(status, then.status, JSON.stringify(intent))
        t.strictSame(await zones(), then.order)
        order = then.order
      }
    }),
    { numRuns: 40 }
  )
})

t.test('two administrators at once leave what one after the other would', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(4),
      fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 8 }),
      async (zonesBefore, pairs) => {
        await clear()
        for (let n = 0; n < zonesBefore; n += 1) {
          const create = { do: 'create', position: undefined } as const
          await act(administrators[0], { step: create, name: freshName() })
        }
        let order: Order = await zones()
        for (const pair of pairs) {
          const [one, other] = pair.map((step) => intend(step, order, freshName())) as [
            Intent,
            Intent
          ]
          const answers = await Promise.all([
            act(administrators[0], one),
            act(administrators[1], other)
          ])
          const [a, b] = answers.map(({ status }) => status)
          const found = await zones()
          const oneFirst = expected(one, order)
          const thenOther = expected(other, oneFirst.order)
          const otherFirst = expected(other, order)
          const thenOne = expected(one, otherFirst.order)
          t.ok(
            [
              [oneFirst.status, thenOther.status, thenOther.order],
              [thenOne.status, otherFirst.status, thenOne.order]
            ].some((outcome) => JSON.stringify(outcome) === JSON.stringify([a, b, found])),
            `${JSON.stringify([one, other])} on ${order}: ${a}, ${b}, ${found}`
          )
          order = found
        }
      }
    ),
    { numRuns: 30 }
  )
})
