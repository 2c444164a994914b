/** Functions on numbers. */
import { sql } from 'kysely'
import { argument, native, type WriteCall } from './function-call.ts'
import { literal } from './literal.ts'
import { placeOf, toForm, toJson, typed } from './typed.ts'

const float = (write: Parameters<typeof native>[2]): WriteCall => native(['float'], 'float', write)

const abs: WriteCall = ({ given: [number], type, call }) => {
  if (!number || number.type === 'null') return toForm(literal(null), type)
  return number.type === 'integer' || number.type === 'float'
    ? typed(number.type, sql`abs(${number.sql})`)
    : typed('number', sql`cypher.abs(${toJson(number)}, ${placeOf(call)})`)
}

const round: WriteCall = (call) => {
  const { given } = call
  const digits = given[1] ? argument(call, 1, 'integer') : sql`0::bigint`
  const mode = given[2] ? argument(call, 2, 'string') : sql`${given[1] ? 'HALF_UP' : ''}::text`
  return typed('float', sql`cypher.round(${argument(call, 0, 'float')}, ${digits}, ${mode})`)
}

export const MATH_SQL = {
  abs,
  round,
  sign: native(['float'], 'integer', (x) => sql`sign(${x})::bigint`),
  ceil: float((x) => sql`ceil(${x})`),
  floor: float((x) => sql`floor(${x})`),
  sqrt: float((x) => sql`cypher.sqrt(${x})`),
  exp: float((x) => sql`cypher.exp(${x})`),
  log: float((x) => sql`cypher.log(${x})`),
  log10: float((x) => sql`(cypher.log10(${x}))`),
  sin: float((x) => sql`sin(${x})`),
  cos: float((x) => sql`cos(${x})`),
  tan: float((x) => sql`tan(${x})`),
  cot: float((x) => sql`cot(${x})`),
  asin: float((x) => sql`cypher.asin(${x})`),
  acos: float((x) => sql`cypher.acos(${x})`),
  atan: float((x) => sql`atan(${x})`),
  atan2: native(['float', 'float'], 'float', (y, x) => sql`atan2(${y}, ${x})`),
  degrees: float((x) => sql`degrees(${x})`),
  radians: float((x) => sql`radians(${x})`),
  haversin: float((x) => sql`((1 - cos(${x})) / 2)`),
  isNaN: native(['float'], 'boolean', (x) => sql`(${x} = 'NaN')`),
  rand: () => typed('float', sql`random()`),
  pi: () => literal(Math.PI),
  e: () => literal(Math.E)
} satisfies Record<string, WriteCall>
