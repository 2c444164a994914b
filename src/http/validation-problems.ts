/** Makes the validator's findings readable: the part as the client spells it, and the reason. */
import { pointerParts } from '../contract/document.ts'

/** One entry of the error envelope. */
export type Problem = { context: string; message: string }

/** A finding of AJV, as Fastify hands it on; parentSchema is there because the validators are verbose. */
type Finding = {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  message?: string
  parentSchema?: { pattern?: string; enum?: unknown[] }
}

/** Keywords that count, and what they count. */
const BOUNDS: Record<string, { bound: string; unit: string }> = {
  minLength: { bound: 'at least', unit: 'character' },
  maxLength: { bound: 'at most', unit: 'character' },
  minItems: { bound: 'at least', unit: 'item' },
  maxItems: { bound: 'at most', unit: 'item' },
  minProperties: { bound: 'at least', unit: 'member' },
  maxProperties: { bound: 'at most', unit: 'member' }
}

const PLACES = { body: 'body', params: 'path', querystring: 'query', headers: 'headers' }

export type Place = keyof typeof PLACES

/** `seeds, 0, type` is `seeds[0].type`; an element of a repeated parameter is the parameter. */
export function nameOf([head, ...rest]: readonly string[], place: Place): string {
  if (head === undefined) return PLACES[place]
  if (place !== 'body') return head
  return rest.reduce(
    (name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : `${name}.${part}`),
    head
  )
}

function problemOf(finding: Finding, place: Place): Problem {
  const { keyword, params, message = 'is invalid', parentSchema } = finding
  const context = nameOf(pointerParts(finding.instancePath), place)
  if (keyword === 'required' || keyword === 'dependentRequired') {
    const missing = String(params.missingProperty)
    const top = finding.instancePath === ''
    const reason = keyword === 'required' ? '' : ` where ${params.property} is given`
    return { context: top ? missing : `${context}.${missing}`, message: `is required${reason}` }
  }
  if (keyword === 'enum') {
    return { context, message: `must be one of ${(parentSchema?.enum ?? []).join(', ')}` }
  }
  const counted = BOUNDS[keyword]
  if (counted) {
    const { bound, unit } = counted
    return {
      context,
      message: `must have ${bound} ${params.limit} ${unit}${params.limit === 1 ? '' : 's'}`
    }
  }
  if (keyword === 'pattern' && parentSchema?.pattern === '\\S') {
    return { context, message: 'must not be blank' }
  }
  const filter = /^\^\(\((.+?)\):\)\?/.exec(parentSchema?.pattern ?? '')
  if (keyword === 'pattern' && filter?.[1]) {
    const predicates = filter[1].split('|').join(', ')
    return {
      context,
      message: `must be a value of the column's type, or one of ${predicates} and such a value, as in eq:value`
    }
  }
  return { context, message }
}

export function problemsOfValidation(
  findings: readonly unknown[],
  place: Place = 'body'
): Problem[] {
  const all = findings as Finding[]
  // Of alternatives that all failed, only the fact that none fits is worth saying.
  const alternatives = all.find(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  if (alternatives) {
    return [
      {
        context: nameOf(pointerParts(alternatives.instancePath), place),
        message: 'has none of the shapes allowed here'
      }
    ]
  }
  return all.map((finding) => problemOf(finding, place))
}
