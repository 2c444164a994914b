/** What the loader asks of the code that understands one collector format. */
import type { Json, Sink } from './records.ts'

export type CollectionFormat = 'active-directory' | 'azure' | 'open-graph'

/** What a file says about itself, read before any of its items. */
export type FileHeader = {
  format: CollectionFormat
  /** `meta.type` in lower case; `graph` for OpenGraph files. */
  type: string
  /** `meta.version`; undefined where the file has none. */
  version: number | undefined
  /** `metadata.source_kind` of an OpenGraph file. */
  sourceKind?: string
}

/** The array an item comes from: `data` of the wrapper, or `graph.nodes` and `graph.edges`. */
export type Section = 'data' | 'nodes' | 'edges'

export type Reader = {
  /** Hands one item's nodes and edges to the sink; throws FileError where the file must be refused. */
  item(section: Section, index: number, item: Json, sink: Sink): void
  /** Called once after the last item, for readers that collect several errors before they throw. */
  end?(sink: Sink): void
}
