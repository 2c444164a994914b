/**
 * The three validators of the contract: parameters coerce (text to numbers and booleans, one value to a
 * list), bodies and responses never do. All are strict: a misspelt keyword in the YAML stops the boot.
 */
import { Ajv2020, type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

const COMMON: Options = {
  strict: true,
  allowUnionTypes: true,
  strictTuples: false,
  keywords: ['x-filter'],
  removeAdditional: false
}

function newAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ ...COMMON, ...options })
  // The package is CommonJS: its default export is the module object to TypeScript, the function at run time.
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  return ajv
}

/** Operations share most of their schemas (the error envelope above all), each compiled once. */
function cached(ajv: Ajv2020): (schema: AnySchema) => ValidateFunction {
  const compiled = new Map<string, ValidateFunction>()
  return (schema) => {
    const key = JSON.stringify(schema)
    const known = compiled.get(key) ?? ajv.compile(schema)
    compiled.set(key, known)
    return known
  }
}

export function requestValidators(): FastifySchemaCompiler<AnySchema> {
  const parameters = cached(newAjv({ coerceTypes: 'array', useDefaults: true, verbose: true }))
  const bodies = cached(newAjv({ useDefaults: true, verbose: true }))
  return ({ schema, httpPart }) => (httpPart === 'body' ? bodies(schema) : parameters(schema))
}

/** Validates every response before it is written; a mismatch is our bug, hence a 500. */
export function validatingSerializer(): FastifySerializerCompiler<AnySchema> {
  const ajv = newAjv({})
  const compile = cached(ajv)
  return ({ schema }) => {
    const validate = compile(schema)
    return (data) => {
      if (!validate(data)) {
        throw new Error(
          `the response does not fit the contract: ${ajv.errorsText(validate.errors)}`
        )
      }
      return JSON.stringify(data)
    }
  }
}
