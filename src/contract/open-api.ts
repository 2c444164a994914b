/** The parts of an OpenAPI 3.1 document that this project reads. */

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  default?: unknown
  pattern?: string
  writeOnly?: boolean
  'x-filter'?: string
  [keyword: string]: unknown
}

export type Parameter = {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  examples?: Record<string, { value: unknown }>
}

export type MediaType = { schema?: Schema; examples?: Record<string, { value: unknown }> }

export type ResponseObject = {
  $ref?: string
  description: string
  content?: Record<string, MediaType>
}

export type OperationObject = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { $ref?: string; required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, ResponseObject>
  'x-edition'?: string[]
  'x-audit'?: string
  'x-caller'?: 'client'
  'x-rate-limit'?: number
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const
export type Method = (typeof METHODS)[number]

export type PathItem = { parameters?: Parameter[] } & { [method in Method]?: OperationObject }

export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string }
  security: Record<string, string[]>[]
  tags: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  components: { schemas?: Record<string, Schema>; [group: string]: unknown }
}
