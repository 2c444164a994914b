/**
 * The signature of a request: HMAC-SHA256 over method and target, keyed with the token's key; over the hour,
 * keyed with that; over the body, keyed with that again.
 */
import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import { InvalidRequestError } from '../../errors.ts'
import type { Credentials } from '../handler.ts'

/** As far as the hour, in the offset of the client. */
const HOUR_LENGTH = 13

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const BASE_64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

export type Signature = {
  /** Milliseconds since 1970. */
  signedAt: number
  /** The HMAC that is still to see the body. */
  keyedWith(key: string): Hmac
  equals(digest: Buffer): boolean
}

/** Throws an InvalidRequestError where the headers of a signed request are missing or malformed. */
export function readSignature({ method = '', url = '', headers }: Credentials): Signature {
  const date = headers.requestdate
  if (date === undefined) throw new InvalidRequestError('RequestDate', 'no request date header')
  const signedAt = RFC_3339.test(String(date)) ? Date.parse(String(date)) : Number.NaN
  if (Number.isNaN(signedAt)) {
    throw new InvalidRequestError('RequestDate', 'malformed request date')
  }
  const { signature } = headers
  if (!signature) throw new InvalidRequestError('Signature', 'no signature header')
  if (!BASE_64.test(String(signature))) {
    throw new InvalidRequestError('Signature', 'malformed signature header')
  }
  const expected = Buffer.from(String(signature), 'base64')
  return {
    signedAt,
    keyedWith(key) {
      const target = createHmac('sha256', key)
        .update(method + url)
        .digest()
      const hour = createHmac('sha256', target).update(String(date).slice(0, HOUR_LENGTH)).digest()
      return createHmac('sha256', hour)
    },
    equals: (digest) => digest.length === expected.length && timingSafeEqual(digest, expected)
  }
}
