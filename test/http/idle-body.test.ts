import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import t, { type Test } from 'tap'
import { endWhenIdle } from '../../src/http/idle-body.ts'

const HEAD = 'POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\n'

/** Sends the head and `first` at once; tells how the request ended on the server's side. */
async function sent(
  t: Test,
  first: string,
  rest?: (write: (text: string) => void) => Promise<void>
) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => void server.close())
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  t.teardown(() => void client.destroy())
  client.write(HEAD + first)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  request.on('error', () => undefined)
  endWhenIdle(request, 50)
  const received: Buffer[] = []
  request.on('data', (chunk: Buffer) => received.push(chunk))
  const closed = once(request, 'close')
  await rest?.((text) => void client.write(text))
  await closed
  return { complete: request.complete, body: Buffer.concat(received).toString() }
}

t.test('a body that stops half way is given up', async (t) => {
  t.strictSame(await sent(t, '12345'), { complete: false, body: '12345' })
})

t.test('a body that arrives slowly is read to its end', async (t) => {
  const outcome = await sent(t, '1', async (write) => {
    for (const byte of '234567890') {
      await new Promise((resolve) => setTimeout(resolve, 20))
      write(byte)
    }
  })
  t.strictSame(outcome, { complete: true, body: '1234567890' })
})
