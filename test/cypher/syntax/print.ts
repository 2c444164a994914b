/** Writes a syntax tree as text with every bracket that it can have. */
import type {
  Clause,
  Expression,
  LabelExpression,
  Name,
  NodePattern,
  PathPattern,
  Projection,
  Query,
  RelationshipPattern
} from '../../../src/graph/cypher/ast.ts'

const OPERATORS: Record<string, string> = {
  ...{ startsWith: 'STARTS WITH', endsWith: 'ENDS WITH', contains: 'CONTAINS', in: 'IN' },
  ...{ and: 'AND', or: 'OR', xor: 'XOR' }
}

const quoted = (name: string): string =>
  /^[a-z]$/.test(name) ? name : `\`${name.replaceAll('`', '``')}\``
const name = (one: Name | undefined): string => (one ? quoted(one.text) : '')
const optional = (word: string, expression: Expression | undefined): string =>
  expression ? ` ${word} ${print(expression)}` : ''
const list = (expressions: readonly Expression[]): string => expressions.map(print).join(', ')

export function printQuery({ first, unions }: Query): string {
  const printed = unions.map(
    ({ all, query }) => ` UNION${all ? ' ALL' : ''} ${query.clauses.map(printClause).join(' ')}`
  )
  return first.clauses.map(printClause).join(' ') + printed.join('')
}

function printClause(clause: Clause): string {
  switch (clause.type) {
    case 'match': {
      const patterns = clause.patterns.map(printPath).join(', ')
      return `${clause.optional ? 'OPTIONAL ' : ''}MATCH ${patterns}${optional('WHERE', clause.where)}`
    }
    case 'unwind':
      return `UNWIND ${print(clause.list)} AS ${name(clause.variable)}`
    case 'with':
      return `WITH ${printProjection(clause)}${optional('WHERE', clause.where)}`
    case 'return':
      return `RETURN ${printProjection(clause)}`
  }
}

function printProjection({ distinct, star, items, orderBy, skip, limit }: Projection): string {
  const columns = items.map(
    ({ expression, alias }) => print(expression) + (alias ? ` AS ${name(alias)}` : '')
  )
  const sorted = orderBy.map(
    ({ expression, descending }) => `${print(expression)}${descending ? ' DESC' : ''}`
  )
  const order = sorted.length > 0 ? ` ORDER BY ${sorted.join(', ')}` : ''
  const all = [...(star ? ['*'] : []), ...columns].join(', ')
  const numbers = optional('SKIP', skip) + optional('LIMIT', limit)
  return `${distinct ? 'DISTINCT ' : ''}${all}${order}${numbers}`
}

function printPath({ variable, search, nodes, relationships }: PathPattern): string {
  const chain = nodes
    .map((node, index) => {
      const relationship = relationships[index]
      return printNode(node) + (relationship ? printRelationship(relationship) : '')
    })
    .join('')
  return `${variable ? `${name(variable)} = ` : ''}${search ? `${search}(${chain})` : chain}`
}

const printConditions = ({ properties, where }: NodePattern | RelationshipPattern): string =>
  (properties ? ` ${print(properties)}` : '') + optional('WHERE', where)

const printNode = (node: NodePattern): string =>
  `(${name(node.variable)}${node.labels ? `:${printLabels(node.labels)}` : ''}${printConditions(node)})`

function printRelationship(relationship: RelationshipPattern): string {
  const { variable, types, length, direction } = relationship
  const hops = length ? `*${length.min}..${length.max ?? ''}` : ''
  const detail = `${name(variable)}${types ? `:${printLabels(types)}` : ''}${hops}`
  const left = direction === 'left' ? '<' : ''
  const right = direction === 'right' ? '>' : ''
  return `${left}-[${detail}${printConditions(relationship)}]-${right}`
}

function printLabels(labels: LabelExpression): string {
  switch (labels.type) {
    case 'label':
      return quoted(labels.name)
    case 'any':
      return '%'
    case 'not':
      return `!${printLabels(labels.operand)}`
    default:
      return `(${labels.operands.map(printLabels).join(labels.type === 'and' ? '&' : '|')})`
  }
}

export function print(expression: Expression): string {
  switch (expression.type) {
    case 'literal':
      return printLiteral(expression.value)
    case 'parameter':
      return `$${quoted(expression.name)}`
    case 'variable':
      return quoted(expression.name)
    case 'property':
      return `(${print(expression.of)}.${name(expression.key)})`
    case 'labelTest':
      return `(${print(expression.of)}:${printLabels(expression.labels)})`
    case 'list':
      return `[${list(expression.items)}]`
    case 'map':
      return `{${expression.entries.map(({ key, value }) => `${name(key)}: ${print(value)}`).join(', ')}}`
    case 'mapProjection':
      return `(${print(expression.of)} {${expression.items
        .map((item) => {
          if (item.type === 'all') return '.*'
          return item.type === 'property'
            ? `.${name(item.key)}`
            : `${name(item.key)}: ${print(item.value)}`
        })
        .join(', ')}})`
    case 'index':
      return `(${print(expression.of)}[${print(expression.index)}])`
    case 'slice': {
      const { of, from, to } = expression
      return `(${print(of)}[${from ? print(from) : ''}..${to ? print(to) : ''}])`
    }
    case 'unary':
      return `(${expression.operator === 'not' ? 'NOT ' : expression.operator}(${print(expression.operand)}))`
    case 'binary': {
      const { left, operator, right } = expression
      return `(${print(left)} ${OPERATORS[operator] ?? operator} ${print(right)})`
    }
    case 'comparison':
      return `(${print(expression.first)}${expression.rest
        .map(({ operator, operand }) => ` ${operator} ${print(operand)}`)
        .join('')})`
    case 'nullTest':
      return `(${print(expression.operand)} IS ${expression.negated ? 'NOT ' : ''}NULL)`
    default:
      return printForm(expression)
  }
}

type Form = Extract<
  Expression,
  {
    type:
      | 'function'
      | 'case'
      | 'listComprehension'
      | 'patternComprehension'
      | 'quantifier'
      | 'reduce'
      | 'subquery'
      | 'pattern'
  }
>

function printForm(form: Form): string {
  switch (form.type) {
    case 'function': {
      const given = form.star ? '*' : list(form.arguments)
      return `${form.name.text}(${form.distinct ? 'DISTINCT ' : ''}${given})`
    }
    case 'case': {
      const branches = form.branches.map(
        ({ when, value }) => ` WHEN ${print(when)} THEN ${print(value)}`
      )
      const subject = form.subject ? ` ${print(form.subject)}` : ''
      return `CASE${subject}${branches.join('')}${optional('ELSE', form.otherwise)} END`
    }
    case 'listComprehension': {
      const source = `${name(form.variable)} IN ${print(form.list)}`
      return `[${source}${optional('WHERE', form.where)}${optional('|', form.map)}]`
    }
    case 'patternComprehension':
      return `[${printPath(form.pattern)}${optional('WHERE', form.where)} | ${print(form.map)}]`
    case 'quantifier': {
      const source = `${name(form.variable)} IN ${print(form.list)}`
      return `${form.quantifier}(${source}${optional('WHERE', form.where)})`
    }
    case 'reduce': {
      const start = `${name(form.accumulator)} = ${print(form.initial)}`
      return `reduce(${start}, ${name(form.variable)} IN ${print(form.list)} | ${print(form.body)})`
    }
    case 'subquery':
      return `${form.result.toUpperCase()} {${printQuery(form.query)}}`
    case 'pattern':
      return `(${printPath(form.pattern)})`
  }
}

function printLiteral(value: null | boolean | bigint | number | string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`
  const isWholeFloat = typeof value === 'number' && Number.isInteger(value)
  const text = isWholeFloat ? value.toExponential() : String(value)
  return text.startsWith('-') ? `(${text})` : text
}
