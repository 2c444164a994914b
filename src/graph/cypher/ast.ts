/** The syntax tree of the reading language. Every part knows where it stands in the text. */

/** Offsets in UTF-16 units; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number }

export type Query = Span & {
  readonly first: SingleQuery
  readonly unions: readonly (Span & { readonly all: boolean; readonly query: SingleQuery })[]
}

export type SingleQuery = Span & { readonly clauses: readonly Clause[] }

export type Clause = MatchClause | UnwindClause | WithClause | ReturnClause

export type MatchClause = Span & {
  readonly type: 'match'
  readonly optional: boolean
  readonly patterns: readonly PathPattern[]
  readonly where: Expression | undefined
}

export type UnwindClause = Span & {
  readonly type: 'unwind'
  readonly list: Expression
  readonly variable: Name
}

/** WITH and RETURN; only WITH can have a `where`. */
export type WithClause = Projection & {
  readonly type: 'with'
  readonly where: Expression | undefined
}
export type ReturnClause = Projection & { readonly type: 'return' }

export type Projection = Span & {
  readonly distinct: boolean
  /** Whether it begins with `*`. */
  readonly star: boolean
  readonly items: readonly ProjectionItem[]
  readonly orderBy: readonly SortItem[]
  readonly skip: Expression | undefined
  readonly limit: Expression | undefined
}

/** Its column is called `alias`, else `text`: a variable's name, or the expression as written. */
export type ProjectionItem = Span & {
  readonly expression: Expression
  readonly alias: Name | undefined
  readonly text: string
}

export type SortItem = Span & { readonly expression: Expression; readonly descending: boolean }

/** A variable where it is introduced, a label, a type; `text` without backticks. */
export type Name = Span & { readonly text: string }

export type PathPattern = Span & {
  readonly variable: Name | undefined
  readonly search: 'shortestPath' | 'allShortestPaths' | undefined
  /** One more node than relationships; they alternate. */
  readonly nodes: readonly NodePattern[]
  readonly relationships: readonly RelationshipPattern[]
}

export type NodePattern = Span & {
  readonly variable: Name | undefined
  readonly labels: LabelExpression | undefined
  readonly properties: MapExpression | ParameterExpression | undefined
  readonly where: Expression | undefined
}

export type RelationshipPattern = Span & {
  readonly variable: Name | undefined
  readonly types: LabelExpression | undefined
  /** As it is written, from left to right. */
  readonly direction: 'right' | 'left' | 'both'
  /** Absent: exactly one hop. `max` undefined: open. */
  readonly length: { readonly min: number; readonly max: number | undefined } | undefined
  readonly properties: MapExpression | ParameterExpression | undefined
  readonly where: Expression | undefined
}

/** Labels of a node or types of a relationship; `:A:B` is `and`, `%` is `any`. */
export type LabelExpression = Span &
  (
    | { readonly type: 'label'; readonly name: string }
    | { readonly type: 'any' }
    | { readonly type: 'not'; readonly operand: LabelExpression }
    | { readonly type: 'and' | 'or'; readonly operands: readonly LabelExpression[] }
  )

export type Expression =
  | LiteralExpression
  | ParameterExpression
  | VariableExpression
  | PropertyExpression
  | LabelTestExpression
  | ListExpression
  | MapExpression
  | MapProjectionExpression
  | IndexExpression
  | SliceExpression
  | UnaryExpression
  | BinaryExpression
  | ComparisonExpression
  | NullTestExpression
  | FunctionExpression
  | CaseExpression
  | ListComprehension
  | PatternComprehension
  | QuantifierExpression
  | ReduceExpression
  | SubqueryExpression
  | PatternExpression

/** An integer is a bigint, a float a number. */
export type LiteralExpression = Span & {
  readonly type: 'literal'
  readonly value: null | boolean | bigint | number | string
}
export type ParameterExpression = Span & { readonly type: 'parameter'; readonly name: string }
export type VariableExpression = Span & { readonly type: 'variable'; readonly name: string }
export type PropertyExpression = Span & {
  readonly type: 'property'
  readonly of: Expression
  readonly key: Name
}
export type LabelTestExpression = Span & {
  readonly type: 'labelTest'
  readonly of: Expression
  readonly labels: LabelExpression
}
export type ListExpression = Span & { readonly type: 'list'; readonly items: readonly Expression[] }
export type MapExpression = Span & {
  readonly type: 'map'
  readonly entries: readonly { readonly key: Name; readonly value: Expression }[]
}
/** `person {.name, .*, friends, total: count(x)}` */
export type MapProjectionExpression = Span & {
  readonly type: 'mapProjection'
  readonly of: VariableExpression
  readonly items: readonly (
    | { readonly type: 'property'; readonly key: Name }
    | { readonly type: 'all' }
    | { readonly type: 'entry'; readonly key: Name; readonly value: Expression }
  )[]
}
export type IndexExpression = Span & {
  readonly type: 'index'
  readonly of: Expression
  readonly index: Expression
}
export type SliceExpression = Span & {
  readonly type: 'slice'
  readonly of: Expression
  readonly from: Expression | undefined
  readonly to: Expression | undefined
}
export type UnaryExpression = Span & {
  readonly type: 'unary'
  readonly operator: 'not' | '-' | '+'
  readonly operand: Expression
}
export type BinaryOperator =
  | 'or'
  | 'xor'
  | 'and'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '^'
  | 'in'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  | '=~'
export type BinaryExpression = Span & {
  readonly type: 'binary'
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
}
export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>='
/** A chain: `a < b <= c` means `a < b and b <= c`. */
export type ComparisonExpression = Span & {
  readonly type: 'comparison'
  readonly first: Expression
  readonly rest: readonly { readonly operator: ComparisonOperator; readonly operand: Expression }[]
}
export type NullTestExpression = Span & {
  readonly type: 'nullTest'
  readonly operand: Expression
  readonly negated: boolean
}
/** `name` as written, with dots where it is qualified (`duration.between`); `star` is `count(*)`. */
export type FunctionExpression = Span & {
  readonly type: 'function'
  readonly name: Name
  readonly distinct: boolean
  readonly star: boolean
  readonly arguments: readonly Expression[]
}
export type CaseExpression = Span & {
  readonly type: 'case'
  readonly subject: Expression | undefined
  readonly branches: readonly { readonly when: Expression; readonly value: Expression }[]
  readonly otherwise: Expression | undefined
}
export type ListComprehension = Span & {
  readonly type: 'listComprehension'
  readonly variable: Name
  readonly list: Expression
  readonly where: Expression | undefined
  readonly map: Expression | undefined
}
export type PatternComprehension = Span & {
  readonly type: 'patternComprehension'
  readonly pattern: PathPattern
  readonly where: Expression | undefined
  readonly map: Expression
}
export type QuantifierExpression = Span & {
  readonly type: 'quantifier'
  readonly quantifier: 'all' | 'any' | 'none' | 'single'
  readonly variable: Name
  readonly list: Expression
  readonly where: Expression | undefined
}
export type ReduceExpression = Span & {
  readonly type: 'reduce'
  readonly accumulator: Name
  readonly initial: Expression
  readonly variable: Name
  readonly list: Expression
  readonly body: Expression
}
/** `EXISTS { … }`, `COUNT { … }`, `COLLECT { … }`; a bare pattern inside is a query of one MATCH without RETURN. */
export type SubqueryExpression = Span & {
  readonly type: 'subquery'
  readonly result: 'exists' | 'count' | 'collect'
  readonly query: Query
}
/** A pattern as an expression: a predicate, `exists((a)-->(b))`, or `shortestPath(…)` as a value. */
export type PatternExpression = Span & { readonly type: 'pattern'; readonly pattern: PathPattern }
