/** What an uploaded file is called in the results of its job. */
import { isUtf8 } from 'node:buffer'

const LONGEST = 255

/** The last part of the name that the client sent, printable; undefined where nothing is left of it. */
export function safeFileName(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  // Headers arrive as Latin-1; clients send the bytes of their file system, which are UTF-8 today.
  const bytes = Buffer.from(header, 'latin1')
  const text = isUtf8(bytes) ? bytes.toString('utf8') : header
  const name = (text.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim()
  if (name === '' || name === '.' || name === '..') return undefined
  return [...name].slice(0, LONGEST).join('')
}
