/** The SQL of every function; one that has none does not compile. */
import type { FunctionName } from '../functions.ts'
import type { WriteCall } from './function-call.ts'
import { CONVERSION_SQL } from './function-sql-conversion.ts'
import { ENTITY_SQL } from './function-sql-entity.ts'
import { LIST_SQL } from './function-sql-list.ts'
import { MATH_SQL } from './function-sql-math.ts'
import { TEXT_SQL } from './function-sql-text.ts'
import { TIME_SQL } from './function-sql-time.ts'

export const FUNCTION_SQL: Readonly<Record<FunctionName, WriteCall | 'aggregate'>> = {
  ...ENTITY_SQL,
  ...LIST_SQL,
  ...CONVERSION_SQL,
  ...TEXT_SQL,
  ...MATH_SQL,
  ...TIME_SQL,
  count: 'aggregate',
  collect: 'aggregate',
  min: 'aggregate',
  max: 'aggregate',
  sum: 'aggregate',
  avg: 'aggregate',
  stDev: 'aggregate',
  stDevP: 'aggregate',
  percentileCont: 'aggregate',
  percentileDisc: 'aggregate'
}
