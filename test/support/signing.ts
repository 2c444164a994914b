/** Signs requests as a client does, written apart from the server's own way of checking. */
import { createHmac } from 'node:crypto'

export type Token = { id: string; key: string }

export type Signing = {
  method: string
  /** Path and query. */
  target: string
  body?: string | Buffer
  date?: string
}

function signatureOf(key: string, { method, target, body = '', date = '' }: Signing) {
  const chained = [method + target, date.slice(0, 13), body].reduce<string | Buffer>(
    (secret, data) => createHmac('sha256', secret).update(data).digest(),
    key
  )
  return (chained as Buffer).toString('base64')
}

export function signedHeaders({ id, key }: Token, signing: Signing) {
  const date = signing.date ?? new Date().toISOString()
  return {
    authorization: `bhesignature ${id}`,
    requestdate: date,
    signature: signatureOf(key, { ...signing, date })
  }
}
