/** Bundles the split YAML into one document and lists its operations. */
import { bundle, createConfig } from '@redocly/openapi-core'
import { operationsOf } from '../../src/contract/document.ts'
import type { OpenApiDocument } from '../../src/contract/open-api.ts'

export async function bundleDocument(ref: string) {
  const { bundle: bundled, problems } = await bundle({ ref, config: await createConfig({}) })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) {
    const lines = errors.map(({ message, location }) => {
      const at = location[0]
      return `${at?.source.absoluteRef ?? ref} ${at?.pointer ?? ''}: ${message}`
    })
    throw new Error(`openapi/ does not bundle:\n${lines.join('\n')}`)
  }
  const document = bundled.parsed as OpenApiDocument
  const renamed = Object.keys(document.components.schemas ?? {}).filter((name) =>
    name.includes('_')
  )
  if (renamed.length > 0) {
    throw new Error(`two schemas share a name; the bundler renamed one to ${renamed.join(', ')}`)
  }
  refuseSiblingsOfReferences(document, '#')
  return { document, operations: operationsOf(document) }
}

/** Resolving a reference drops what stands beside it, a default for instance, without a word. */
function refuseSiblingsOfReferences(node: unknown, at: string): void {
  if (typeof node !== 'object' || node === null) return
  const keys = Object.keys(node).filter((key) => key !== 'description')
  if (keys.includes('$ref') && keys.length > 1) {
    throw new Error(`${at}: keys beside $ref are lost; write allOf: [{ $ref: … }] instead`)
  }
  for (const [key, value] of Object.entries(node)) refuseSiblingsOfReferences(value, `${at}/${key}`)
}
