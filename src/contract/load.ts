/** Reads the bundled contract that was generated beside the types. */
import { readFileSync } from 'node:fs'
import type { OpenApiDocument } from './open-api.ts'

const generated = (name: string) =>
  readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8')

export function loadDocument(): OpenApiDocument {
  return JSON.parse(generated('openapi.json')) as OpenApiDocument
}

/** The same document as YAML, for people. */
export function loadSpecification(): string {
  return generated('openapi.yaml')
}
