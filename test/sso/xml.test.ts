/** How XML of strangers is read. */
import t from 'tap'
import { childrenOf, readXml } from '../../src/sso/xml.ts'

const read = (text: string) => readXml(text, { comments: 'refused' })

t.test('a prefix means what the nearest declaration says, and nothing outside of it', async (t) => {
  const root = await read(
    '<p:a xmlns:p="one" xmlns="none"><p:b xmlns:p="two"><p:c/><d xmlns=""/></p:b><p:b/><d/></p:a>'
  )
  t.equal(root.namespace, 'one')
  const [inner] = childrenOf(root, 'two', 'b')
  t.equal(inner && childrenOf(inner, 'two', 'c').length, 1)
  t.equal(inner && childrenOf(inner, '', 'd').length, 1)
  t.equal(childrenOf(root, 'one', 'b').length, 1)
  t.equal(childrenOf(root, 'none', 'd').length, 1)
  await t.rejects(read('<a><b xmlns:p="one"/><p:c/></a>'), {
    message: 'the prefix p is not declared'
  })
})

t.test('thousands of prefixes cost no more than their characters', async (t) => {
  const declarations = (depth: number) =>
    Array.from({ length: 100 }, (_, n) => `xmlns:p${depth}-${n}="u"`).join(' ')
  const levels = Array.from({ length: 62 }, (_, depth) => `<a ${declarations(depth)}>`)
  const hostile = levels.join('') + '<b xmlns:c="d"/>'.repeat(40_000) + '</a>'.repeat(62)
  const before = process.cpuUsage()
  await read(hostile)
  const { user } = process.cpuUsage(before)
  t.ok(user < 5_000_000, `took ${user / 1000} ms of a processor`)
})

t.test('what is no character of XML cannot be written as a number either', async (t) => {
  for (const reference of ['&#0;', '&#1;', '&#xD800;', '&#xFFFE;', '&#x110000;', '&#-1;']) {
    await t.rejects(read(`<a>${reference}</a>`), { name: 'XmlError' }, reference)
  }
  t.equal((await read('<a>&#x1F600;<![CDATA[&amp;]]></a>')).text, '\u{1f600}&amp;')
})
