/** MATCH and OPTIONAL MATCH as a part of the SELECT around them. */
import { sql } from 'kysely'
import type { Expression, PathPattern } from '../ast.ts'
import { emit, type MatchOptions } from './emit.ts'
import { disjointConditions } from './ends.ts'
import { bind, findVariable, fromAndWhere, newPart, type Part, type Variable } from './part.ts'
import { type PatternGraph, readPatterns } from './pattern.ts'
import { simplify } from './simplify.ts'

export function match(
  part: Part,
  patterns: readonly PathPattern[],
  where: readonly Expression[],
  options: MatchOptions
): void {
  const graph = readPatterns(part.statement, patterns)
  const conditions = [...graph.conditions, ...where].map(simplify)
  const branches = disjointConditions(part, graph, conditions)
  if (branches === undefined) {
    emit(part, graph, conditions, options)
    return
  }
  const columns = newVariables(part, graph)
  const inner = branches.map((branch) => {
    const one = newPart(part.statement, part)
    emit(one, graph, branch, options)
    return one
  })
  joinAs(part, inner, columns, 'inner')
}

/** OPTIONAL MATCH: null for all that it would name where there is no match. */
export function optionalMatch(
  part: Part,
  patterns: readonly PathPattern[],
  where: readonly Expression[],
  options: MatchOptions
): void {
  const inner = newPart(part.statement, part)
  match(inner, patterns, where, { distinct: options.distinct })
  const names = [...inner.variables.keys()].filter((name) => !name.startsWith(' '))
  joinAs(part, [inner], names, 'left')
}

/** The names that come out of the patterns. */
const newVariables = (part: Part, { nodes, hops, paths }: PatternGraph): string[] =>
  [
    ...new Set([
      ...nodes,
      ...hops.filter(({ named }) => named).map(({ name }) => name),
      ...paths.map(({ name }) => name)
    ])
  ].filter((name) => !name.startsWith(' ') && findVariable(part, name) === undefined)

/** Makes a FROM item of parts inside; the same variables of each are its columns. */
function joinAs(
  part: Part,
  inner: readonly Part[],
  names: readonly string[],
  join: 'inner' | 'left'
): void {
  const alias = part.statement.alias('m')
  const read = (one: Part, name: string): Variable => {
    const variable = findVariable(one, name)
    if (variable === undefined) throw new Error(`no such variable in a branch: ${name}`)
    return variable
  }
  const selects = inner.map((one) => {
    const columns = names.map((name, i) => sql`${read(one, name).sql} as ${sql.ref(`c${i}`)}`)
    return sql`select ${sql.join(columns)}${fromAndWhere(one)}`
  })
  part.from.push({
    join,
    source: sql`lateral (${sql.join(selects, sql` union all `)}) as ${sql.id(alias)}`
  })
  const [first] = inner
  names.forEach((name, i) => {
    const { type, present } = first ? read(first, name) : {}
    if (type === undefined) return
    bind(part, name, {
      type,
      sql: sql.ref(`${alias}.c${i}`),
      present: join === 'inner' && present === true
    })
  })
}
