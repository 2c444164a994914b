/** The words of the language: reserved ones, those that are refused, and common slips. */

const RESERVED = new Set([
  ...['MATCH', 'OPTIONAL', 'WHERE', 'WITH', 'UNWIND', 'RETURN', 'UNION', 'ORDER', 'BY', 'SKIP'],
  ...['LIMIT', 'CREATE', 'MERGE', 'SET', 'DELETE', 'DETACH', 'REMOVE', 'CALL', 'FOREACH'],
  ...['AND', 'OR', 'XOR', 'NOT', 'IN', 'IS', 'STARTS', 'ENDS', 'CONTAINS', 'AS', 'DISTINCT'],
  ...['NULL', 'TRUE', 'FALSE', 'CASE', 'WHEN', 'THEN', 'ELSE']
])

export const isReserved = (word: string | undefined): boolean =>
  word !== undefined && RESERVED.has(word)

/** What a misspelt word may have been meant to be. */
export const KEYWORDS: readonly string[] = [
  ...['MATCH', 'OPTIONAL', 'WHERE', 'WITH', 'UNWIND', 'RETURN', 'UNION', 'ALL', 'ORDER', 'BY'],
  ...['SKIP', 'LIMIT', 'ASC', 'DESC', 'ASCENDING', 'DESCENDING', 'AND', 'OR', 'XOR', 'NOT', 'IN'],
  ...['IS', 'STARTS', 'ENDS', 'CONTAINS', 'AS', 'DISTINCT', 'NULL', 'CASE', 'WHEN', 'THEN'],
  ...['ELSE', 'END', 'EXISTS']
]

const READS = 'queries only read'
const BARE = 'leave it out'

/** Words that begin something which is not offered, with what helps. */
export const REFUSED: ReadonlyMap<string, string> = new Map([
  ...['CREATE', 'MERGE', 'SET', 'DELETE', 'DETACH', 'REMOVE', 'FOREACH', 'INSERT', 'DROP'].map(
    (word): [string, string] => [word, READS]
  ),
  ...['ALTER', 'GRANT', 'DENY', 'REVOKE', 'LOAD', 'SHOW', 'TERMINATE', 'START', 'STOP'].map(
    (word): [string, string] => [word, READS]
  ),
  [
    'CALL',
    'there are no procedures; a subquery is written EXISTS { … }, COUNT { … } or COLLECT { … }'
  ],
  ['LET', 'write WITH *, … AS name'],
  ['FILTER', 'write WITH * WHERE …'],
  ['SHORTEST', 'write shortestPath((a)-[*]->(b))'],
  ...['EXPLAIN', 'PROFILE', 'CYPHER', 'USE', 'USING', 'FINISH'].map((word): [string, string] => [
    word,
    BARE
  ])
])

/** What other languages write, and what stands for it here. */
export const SLIPS: ReadonlyMap<string, string> = new Map([
  ['==', 'equality is written ='],
  ['!=', 'inequality is written <>'],
  ['&&', 'conjunction is written AND'],
  ['||', 'disjunction is written OR'],
  ['!', 'negation is written NOT'],
  ['--', 'a comment begins with //'],
  ['$', 'a parameter has a name: $name'],
  ['STARTS', 'the operator is STARTS WITH'],
  ['STARTSWITH', 'the operator is STARTS WITH'],
  ['ENDS', 'the operator is ENDS WITH'],
  ['ENDSWITH', 'the operator is ENDS WITH'],
  ['CONTAINS', 'it stands between its operands: a CONTAINS b'],
  ['NOT', 'NOT stands before the whole comparison: NOT x IN list'],
  ['LIKE', 'write CONTAINS, STARTS WITH, ENDS WITH or =~'],
  ['ILIKE', 'write =~ with (?i)'],
  ['BETWEEN', 'write a <= x <= b'],
  ['HAVING', 'write WITH … WHERE'],
  ['FROM', 'patterns are matched with MATCH'],
  ['SELECT', 'values are returned with RETURN'],
  ['GROUP', 'columns beside an aggregate are what is grouped by']
])
