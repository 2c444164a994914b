/**
 * The three validators of the contract: parameters coerce (text to numbers and booleans, one value to a
 * list), bodies and responses never do. All are strict: a misspelt keyword in the YAML stops
 * `npm run generate`, which compiles all of them. The server compiles each when it first needs it.
 */
import {
  Ajv2020,
  type AnySchema,
  type ErrorObject,
  type Options,
  type ValidateFunction
} from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { UUID } from '../contract/uuid.ts'

const COMMON: Options = {
  strict: true,
  allowUnionTypes: true,
  strictTuples: false,
  keywords: ['x-filter'],
  removeAdditional: false
}

/** Compiling everything takes longer than all the rest of the start. */
export type Compilation = 'at first use' | 'at once'

function newAjv(options: Options, compilation: Compilation): Ajv2020 {
  // What has been compiled once needs no check against the schema of schemas, which is slow to compile itself.
  const known = compilation === 'at once' ? {} : { meta: false, validateSchema: false }
  const ajv = new Ajv2020({ ...COMMON, ...known, ...options })
  // The package is CommonJS: its default export is the module object to TypeScript, the function at run time.
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addFormat('uuid', UUID)
  return ajv
}

/** Operations share most of their schemas (the error envelope above all), each compiled once. */
function compilerOf(ajv: Ajv2020, compilation: Compilation) {
  const compiled = new Map<string, ValidateFunction>()
  return (schema: AnySchema): (() => ValidateFunction) => {
    let validate: ValidateFunction | undefined
    const compile = () => {
      if (validate) return validate
      const key = JSON.stringify(schema)
      validate = compiled.get(key) ?? ajv.compile(schema)
      compiled.set(key, validate)
      return validate
    }
    if (compilation === 'at once') compile()
    return compile
  }
}

/** A validator as Fastify knows them: its errors are a property of the function. */
function asValidator(compile: () => ValidateFunction) {
  const validator = (data: unknown): boolean => {
    const validate = compile()
    const isValid = validate(data)
    validator.errors = validate.errors ?? null
    return isValid
  }
  validator.errors = null as ErrorObject[] | null
  return validator
}

export function requestValidators(
  compilation: Compilation = 'at first use'
): FastifySchemaCompiler<AnySchema> {
  const common = { useDefaults: true, verbose: true }
  const parameters = compilerOf(
    newAjv({ ...common, coerceTypes: 'array' }, compilation),
    compilation
  )
  const bodies = compilerOf(newAjv(common, compilation), compilation)
  return ({ schema, httpPart }) =>
    asValidator(httpPart === 'body' ? bodies(schema) : parameters(schema))
}

/** Validates every response before it is written; a mismatch is our bug, hence a 500. */
export function validatingSerializer(
  compilation: Compilation = 'at first use'
): FastifySerializerCompiler<AnySchema> {
  const ajv = newAjv({}, compilation)
  const compilerFor = compilerOf(ajv, compilation)
  return ({ schema }) => {
    const compile = compilerFor(schema)
    return (data) => {
      const validate = compile()
      if (!validate(data)) {
        throw new Error(
          `the response does not fit the contract: ${ajv.errorsText(validate.errors)}`
        )
      }
      return JSON.stringify(data)
    }
  }
}
