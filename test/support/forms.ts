/** Forms as browsers and scripts send them. */
import type { Call } from './api.ts'

const BOUNDARY = 'boundary-of-the-tests'

/** A part by its name; an XML file where it is the metadata. */
export function multipart(
  ...parts: [name: string, value: string | Buffer][]
): Pick<Call, 'body' | 'headers'> {
  const written = parts.flatMap(([name, value]) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    name === 'metadata' ? '; filename="metadata.xml"\r\nContent-Type: application/xml' : '',
    '\r\n\r\n',
    value,
    '\r\n'
  ])
  return {
    body: Buffer.concat(
      [...written, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part as string))
    ),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  }
}
