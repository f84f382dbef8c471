/** Rules in the subset that all compared engines can express: a list of named values, each an expression tree. */
export interface Rules {
  readonly inputs: readonly {readonly name: string; readonly kind: 'number' | 'text'}[];
  /** In evaluation order: each may refer to inputs and to values before it. */
  readonly values: readonly {readonly name: string; readonly tree: Tree}[];
  /** Which values make up the result: from the keys of the calculator's result to names of values. */
  readonly results: Readonly<Record<string, string>>;
}

export type Tree =
  | {readonly kind: 'literal'; readonly value: number | string | boolean}
  | {readonly kind: 'name'; readonly name: string}
  | {readonly kind: 'arithmetic'; readonly operator: '-' | '*'; readonly left: Tree; readonly right: Tree}
  | {readonly kind: 'compare'; readonly operator: ComparisonOperator; readonly left: Tree; readonly right: Tree}
  | {readonly kind: 'sum' | 'and' | 'or' | 'min' | 'max'; readonly parts: readonly Tree[]}
  | {readonly kind: 'not'; readonly operand: Tree}
  | {readonly kind: 'cases'; readonly cases: readonly Case[]; readonly otherwise: Tree};

type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';

export interface Case {
  readonly condition: Tree;
  readonly value: Tree;
}
