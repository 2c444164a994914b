/** What the readers make of collector files, whatever their format, and what the loader writes. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** An object that the file describes. Its kinds are united with, and its properties merged over, what is known. */
export type NodeRecord = {
  objectId: string
  kinds: readonly string[]
  properties: JsonObject
  /** True where the collector read the object itself, so that `lastcollected` is written too. */
  collected: boolean
}

/**
 * One end of an edge: by object id (an unknown object becomes a stub of these kinds), or by properties
 * that exactly one existing node must have (compared without case where `ignoreCase` is set).
 */
export type EndPoint =
  | { objectId: string; kinds: readonly string[] }
  | {
      match: readonly { key: string; value: string | number | boolean }[]
      ignoreCase: boolean
      /** Only nodes of this kind are considered, if given. */
      kind?: string
      /** Kinds that the node found gains (the source kind of an OpenGraph file). */
      kinds: readonly string[]
    }

export type EdgeRecord = {
  start: EndPoint
  end: EndPoint
  kind: string
  properties: JsonObject
}

/** Where a reader puts what it finds. Calls never block; the caller of the reader applies back-pressure. */
export type Sink = {
  node(record: NodeRecord): void
  edge(record: EdgeRecord): void
  /** Something the file's owner should know that does not stop the file, e.g. an unknown right. */
  warn(message: string): void
}

/** The file, or one item in it, cannot be read; the message is for the file's owner. */
export class FileError extends Error {
  override name = 'FileError'
}
