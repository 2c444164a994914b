/** Reads the attack graph in its own language: what the rest of the program may use of this folder. */
export { check } from './check.ts'
export { checkNodeQuery } from './check-node-query.ts'
export { CypherError, type CypherErrorKind } from './errors.ts'
export { parse } from './parse.ts'
export { type GraphReader, readGraph } from './reader-role.ts'
export {
  type CypherAnswer,
  type CypherExplanation,
  type CypherRequest,
  explainCypher,
  runCypher
} from './run.ts'
export { selectNodeIds } from './select-node-ids.ts'
export {
  CypherMap,
  type CypherValue,
  GraphNode,
  GraphPath,
  GraphRelationship,
  TemporalValue
} from './values.ts'
