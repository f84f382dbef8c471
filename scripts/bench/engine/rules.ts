/** Rules as every engine has them: named values, one after the other, each a tree of the few things that all can express. */
export interface Rules {
  readonly inputs: readonly {readonly name: string; readonly kind: 'number' | 'text'}[];
  /** Each reads inputs and the values before it. */
  readonly values: readonly {readonly name: string; readonly tree: Tree}[];
  /** The names of those that are the result, by the keys of the calculator's result. */
  readonly results: Readonly<Record<string, string>>;
}

export type Tree =
  | {readonly kind: 'literal'; readonly value: number | string | boolean}
  | {readonly kind: 'name'; readonly name: string}
  | {readonly kind: 'arithmetic'; readonly operator: '-' | '*'; readonly left: Tree; readonly right: Tree}
  | {readonly kind: 'compare'; readonly operator: Compared; readonly left: Tree; readonly right: Tree}
  | {readonly kind: 'sum' | 'and' | 'or' | 'min' | 'max'; readonly parts: readonly Tree[]}
  | {readonly kind: 'not'; readonly operand: Tree}
  | {readonly kind: 'cases'; readonly cases: readonly Case[]; readonly otherwise: Tree};

export type Compared = '==' | '!=' | '<' | '<=' | '>' | '>=';

export interface Case {
  readonly condition: Tree;
  readonly value: Tree;
}
