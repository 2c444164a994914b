/** Checks an answer against the contract, independently of the server's own validation. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation } from '../../src/contract/document.ts'
import { loadDocument } from '../../src/contract/load.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
ajv.addSchema({ ...loadDocument(), $id: 'contract' })

const pointer = (parts: readonly string[]) =>
  parts.map((part) => part.replace(/~/g, '~0').replace(/\//g, '~1')).join('/')

/** Why the body does not fit what the operation declares for the status; undefined where it fits. */
export function misfit(operation: Operation, status: number, body: unknown): string | undefined {
  const schema = operation.responses[status]?.content?.['application/json']?.schema
  if (!schema) return undefined
  const validate =
    schema.$ref !== undefined
      ? ajv.getSchema(`contract${schema.$ref}`)
      : ajv.getSchema(
          `contract#/paths/${pointer([operation.path])}/${operation.method}/responses/${status}/content/application~1json/schema`
        )
  if (!validate) {
    // The response itself is a reference; its schema stands under components.
    const inline = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
    return inline(body) ? undefined : ajv.errorsText(inline.errors)
  }
  return validate(body) ? undefined : ajv.errorsText(validate.errors)
}
