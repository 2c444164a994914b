/** The server compiles a schema when it first needs it: what is wrong with one must be found before. */
import t from 'tap'
import { requireStrictSchemas } from '../../scripts/generate/strict-schemas.ts'
import { loadDocument } from '../../src/contract/load.ts'
import type { OpenApiDocument } from '../../src/contract/open-api.ts'

type Json = Record<string, unknown>

/** The contract with one change to the schema of a component. */
function changed(name: string, change: (schema: Json) => void): OpenApiDocument {
  const document = structuredClone(loadDocument())
  const { schemas } = (document as unknown as { components: { schemas: Record<string, Json> } })
    .components
  const schema = schemas[name]
  if (!schema) throw new Error(`the contract has no schema ${name}`)
  change(schema)
  return document
}

t.test('every schema of the contract compiles strictly', async (t) => {
  await t.resolves(requireStrictSchemas(loadDocument()))
})

t.test('a misspelt keyword is found in what is sent and in what is answered', async (t) => {
  for (const name of ['LoginRequest', 'ErrorEnvelope']) {
    const misspelt = changed(name, (schema) => {
      schema.addtionalProperties = false
    })
    await t.rejects(requireStrictSchemas(misspelt), /unknown keyword: "addtionalProperties"/, name)
  }
})

t.test('a keyword with a value that it cannot have is found', async (t) => {
  const wrong = changed('LoginRequest', (schema) => {
    schema.minProperties = 'one'
  })
  await t.rejects(requireStrictSchemas(wrong))
})
