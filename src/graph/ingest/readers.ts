/** Which reader understands a file. */
import { collectionReader } from './active-directory/read-collection.ts'
import { azureReader } from './azure/read-collection.ts'
import { openGraphReader } from './open-graph.ts'
import type { FileHeader, Reader } from './reader.ts'

/** A reader for one file: it remembers what it has warned about. Throws FileError where no reader fits. */
export function readerFor(header: FileHeader): Reader {
  switch (header.format) {
    case 'active-directory':
      return collectionReader(header)
    case 'azure':
      return azureReader()
    case 'open-graph':
      return openGraphReader(header)
  }
}
