/** Look-ups that are made all the time: building and compiling such a query takes longer than sending it does. */
import type { CompiledQuery, Kysely } from 'kysely'
import type { Database } from './database.ts'

type Build<Values extends unknown[], Row> = (
  db: Kysely<Database>,
  ...values: Values
) => CompiledQuery<Row>

/**
 * Finds the first row of a query that is compiled when it is first needed; later only the values change.
 * @param build must use every value as a parameter, and must not look at any
 */
export function lookUp<Values extends unknown[], Row>(build: Build<Values, Row>) {
  let known: ReturnType<typeof compileWithPlaces<Values, Row>> | undefined
  return async (db: Kysely<Database>, ...values: Values): Promise<Row | undefined> => {
    known ??= compileWithPlaces(build, db, values)
    const { query, places } = known
    const parameters = query.parameters.map((fixed, number) => {
      const place = places[number] ?? -1
      return place < 0 ? fixed : values[place]
    })
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows[0]
  }
}

/** For each parameter the number of the value that goes there, or -1. */
function compileWithPlaces<Values extends unknown[], Row>(
  build: Build<Values, Row>,
  db: Kysely<Database>,
  values: Values
) {
  const marks = values.map(() => Symbol('a value'))
  const query = build(db, ...(marks as unknown[] as Values))
  const places = query.parameters.map((one) => marks.indexOf(one as symbol))
  if (marks.some((_, place) => !places.includes(place))) {
    throw new Error(`a value is no parameter of ${query.sql}`)
  }
  return { query, places }
}
