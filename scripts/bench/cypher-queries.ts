/** The queries that are measured: a few of our own, and a library of them where there is one beside the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type NamedQuery = { name: string; query: string }

export const OWN_QUERIES: readonly NamedQuery[] = [
  {
    name: 'a node by its name',
    query: "MATCH (n {name: 'ADMINISTRATOR@ORRINWICK.EXAMPLE'}) RETURN n"
  },
  {
    name: 'part of a name',
    query: "MATCH (n:User) WHERE n.name CONTAINS 'ADMIN' RETURN n LIMIT 100"
  },
  {
    name: 'count by kind',
    query: 'MATCH (n) UNWIND labels(n) AS kind RETURN kind, count(*) ORDER BY kind'
  },
  {
    name: 'members of a group, one hop',
    query:
      "MATCH (u:User)-[:MemberOf]->(g:Group) WHERE g.name STARTS WITH 'DOMAIN ADMINS@' RETURN u.name, g.name"
  },
  {
    name: 'members of a group, any depth',
    query:
      "MATCH p = (:User)-[:MemberOf*1..]->(g:Group) WHERE g.objectid ENDS WITH '-512' RETURN p LIMIT 1000"
  },
  {
    name: 'computers by number of sessions',
    query:
      'MATCH (c:Computer)-[:HasSession]->(u:User) RETURN c.name, count(u) AS users ORDER BY users DESC LIMIT 20'
  },
  {
    name: 'accounts with a service name and rights over a computer',
    query: `MATCH (u:User {hasspn: true}) WHERE EXISTS { (u)-[:MemberOf*0..3]->()-[:AdminTo]->(:Computer) }
      RETURN u.name`
  },
  {
    name: 'who controls Tier Zero without being of it',
    query: `MATCH p = (n)-[:GenericAll|WriteDacl|Owns]->(t:Tag_Tier_Zero) WHERE NOT n:Tag_Tier_Zero
      RETURN p LIMIT 1000`
  },
  {
    name: 'old passwords',
    query: `MATCH (u:User) WHERE u.enabled = true AND u.pwdlastset < datetime().epochseconds - 86400 * 365
      RETURN u.name, u.pwdlastset ORDER BY u.pwdlastset LIMIT 100`
  },
  {
    name: 'shortest paths to domain administrators',
    query: `MATCH p = shortestPath((s:User)-[:ALL_ATTACK_PATHS*1..]->(t:Group))
      WHERE t.objectid ENDS WITH '-512' RETURN p LIMIT 1000`
  }
]

const LIBRARY = '../shared/cypher/library'

/** Undefined where there is none. */
export function libraryQueries(): NamedQuery[] | undefined {
  if (!existsSync(LIBRARY)) return undefined
  return readdirSync(LIBRARY)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => parse(readFileSync(join(LIBRARY, file), 'utf8')) as NamedQuery)
}
