/** The text of each generated module, from the operations of the contract. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { kebab, type Operation } from '../../src/contract/document.ts'
import type { OpenApiDocument } from '../../src/contract/open-api.ts'

export { kebab }

const NOTE = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'

export async function operationsModule(document: OpenApiDocument): Promise<string> {
  // The generator's own type of a document and ours describe the same JSON tree.
  return NOTE + astToString(await openapiTS(document as unknown as OpenAPI3))
}

function idArray(name: string, operations: readonly Operation[]): string {
  const lines = operations.map(({ id }) => `  '${id}'`).join(',\n')
  return `export const ${name} = [${lines ? `\n${lines}\n` : ''}] as const\n`
}

/** Sets of operations that the types of handlers depend on. */
export function operationSetsModule(operations: readonly Operation[]): string {
  return [
    NOTE,
    '/** Operations that anyone may call. */\n',
    idArray(
      'publicOperations',
      operations.filter(({ alternatives }) => alternatives.length === 0)
    ),
    '\n/** Operations that answer 501: they have no handler yet. */\n',
    idArray(
      'pendingOperations',
      operations.filter(({ pending }) => pending)
    ),
    '\n/** Operations whose request body is handed over as a stream. */\n',
    idArray(
      'streamedOperations',
      operations.filter(({ body }) => body?.kind === 'stream')
    )
  ].join('')
}

export function listsModule(operations: readonly Operation[]): string {
  const lists = operations.flatMap(({ id, filters, sortable, paged }) =>
    paged || sortable.length > 0 || Object.keys(filters).length > 0
      ? [[id, { filters, sortable }] as const]
      : []
  )
  return `${NOTE}export const lists = ${JSON.stringify(Object.fromEntries(lists), null, 2)} as const\n`
}

export function handlersModule(operations: readonly Operation[]): string {
  const ready = operations.filter(({ pending }) => !pending)
  return [
    `${NOTE}import type { Handlers } from '../features/handler.ts'`,
    ...ready.map(({ id, area }) => `import { ${id} } from '../features/${area}/${kebab(id)}.ts'`),
    `\nexport const handlers: Handlers = {\n${ready.map(({ id }) => `  ${id}`).join(',\n')}\n}\n`
  ].join('\n')
}

export function handlerStub({ id, method, path, summary }: Operation): string {
  return `import type { Handler } from '../handler.ts'

/** ${method.toUpperCase()} ${path}: ${summary}. */
export const ${id}: Handler<'${id}'> = async () => {
  throw new Error('${id} is not written yet')
}
`
}

export function testStub({ id, pending }: Operation): string {
  if (pending) {
    return `import { provePending } from '../support/pending.ts'

await provePending('${id}')
`
  }
  return `import t from 'tap'

t.test('200', async (t) => t.fail('${id} has no test yet'))
`
}
