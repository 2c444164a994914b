import type { OperationAnswer } from '../../contract/operation.ts'
import { countRelated } from '../../graph/entities/related.ts'
import { type RelationName, relations } from '../../graph/entities/relations.ts'
import type { Handler } from '../handler.ts'
import { existingEntity, wantsCounts } from './entity-info.ts'
import { entityView } from './views.ts'

type DomainInfo = OperationAnswer<'getDomain'>['data']
type CountName = Exclude<keyof DomainInfo, 'kinds' | 'props'>

/** Alone among the entities, a domain spells some of its counts unlike its lists. */
const COUNT_NAMES: Record<RelationName<'Domain'>, CountName> = {
  users: 'users',
  groups: 'groups',
  computers: 'computers',
  ous: 'ous',
  gpos: 'gpos',
  'foreign-users': 'foreignUsers',
  'foreign-groups': 'foreignGroups',
  'foreign-gpo-controllers': 'foreignGPOControllers',
  'foreign-admins': 'foreignAdmins',
  'inbound-trusts': 'inboundTrusts',
  'outbound-trusts': 'outboundTrusts',
  controllers: 'controllers',
  'linked-gpos': 'linkedgpos',
  'dc-syncers': 'dcsyncers',
  'adcs-escalations': 'adcs-escalations'
}

/** GET /api/v2/domains/{object_id}: Get a domain. */
export const getDomain: Handler<'getDomain'> = async ({ graph }, { path, query }) => {
  const domain = await existingEntity(graph, 'Domain', path.object_id)
  const counts = wantsCounts(query) ? await countRelated(graph, domain, relations.Domain) : {}
  const named = Object.entries(counts).map(([name, count]) => [
    COUNT_NAMES[name as RelationName<'Domain'>],
    count
  ])
  return { data: { ...entityView(domain), ...Object.fromEntries(named) } }
}
