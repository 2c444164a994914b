/** A fictional directory forest as a collector would write it: the same options give the same files. */
import { aiaCas, certTemplates, enterpriseCas, ntAuthStores, rootCas } from './certificates.ts'
import { COLLECTED_AT, type CollectorObject, type ObjectType } from './collector-object.ts'
import { computers } from './computers.ts'
import { containers } from './containers.ts'
import { groups } from './groups.ts'
import { type ForestOptions, planForest } from './plan.ts'
import { plantRelations } from './planted.ts'
import { domainObject, gpos, ous } from './policies.ts'
import { users } from './users.ts'

export type ForestFile = {
  fileName: string
  type: ObjectType
  /** Computed as they are read; no file is ever in memory as a whole. */
  objects: Iterable<CollectorObject>
}

/** Throws InvalidRequestError, with the option as context, where an option is out of range. */
export function generateForest(options: ForestOptions): ForestFile[] {
  const forest = planForest(options)
  const planted = plantRelations(forest)
  return forest.domains.flatMap((domain) => {
    const file = (type: ObjectType, objects: () => Iterable<CollectorObject>): ForestFile => ({
      fileName: `${timestamp()}_${domain.netbios.toLowerCase()}_${type}.json`,
      type,
      objects: { [Symbol.iterator]: () => objects()[Symbol.iterator]() }
    })
    const files = [
      file('domains', () => domainObject(forest, domain, planted)),
      file('users', () => users(forest, domain, planted)),
      file('groups', () => groups(forest, domain, planted)),
      file('computers', () => computers(domain, planted)),
      file('ous', () => ous(domain, planted)),
      file('gpos', () => gpos(domain, planted)),
      file('containers', () => containers(domain, planted))
    ]
    // There is one public key infrastructure, and it stands in the configuration of the forest root.
    if (domain.index > 0) return files
    return [
      ...files,
      file('certtemplates', () => certTemplates(domain, planted)),
      file('enterprisecas', () => enterpriseCas(domain, planted)),
      file('rootcas', () => rootCas(domain, planted)),
      file('aiacas', () => aiaCas(domain, planted)),
      file('ntauthstores', () => ntAuthStores(domain, planted))
    ]
  })
}

const COLLECTION_METHODS = 521215
const CHUNK_LENGTH = 65_536

/** The text of one file, in pieces; like a collector's, with what it is at its end. */
export function* fileText({ type, objects }: ForestFile): Iterable<string> {
  let count = 0
  let chunk = '{"data":['
  for (const object of objects) {
    if (chunk.length > CHUNK_LENGTH) {
      yield chunk
      chunk = ''
    }
    chunk += `${count === 0 ? '' : ','}${JSON.stringify(object)}`
    count++
  }
  const meta = { methods: COLLECTION_METHODS, type, count, version: 6 }
  yield `${chunk}],"meta":${JSON.stringify(meta)}}`
}

function timestamp(): string {
  return new Date(COLLECTED_AT * 1000).toISOString().replace(/\D/g, '').slice(0, 14)
}
