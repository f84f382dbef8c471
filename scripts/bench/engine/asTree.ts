/** Checked expressions as trees for other engines. */
import {levelsOf} from '../../../src/engine/emit/context.ts';
import type {Model} from '../../../src/engine/model.ts';
import {matchingLevels} from '../../../src/engine/expression/operators.ts';
import type {TypedExpression} from '../../../src/engine/expression/types.ts';
import type {Tree} from './rules.ts';

/** What other engines would need more than a value for. */
export class NotExpressed extends Error {}

export interface ExpressionTrees {
  (typed: TypedExpression): Tree;
  isOneOf: (by: TypedExpression, options: readonly string[]) => Tree;
}

/**
 * @param named the tree of a name
 * @param numeral the number that a choice of numerals stands for
 */
export function expressionTrees(
  model: Model,
  named: (name: string) => Tree,
  numeral: (input: string) => Tree,
): ExpressionTrees {
  const isOneOf = (by: TypedExpression, options: readonly string[]): Tree => {
    const tests = options.map((value): Tree => ({
      kind: 'compare',
      operator: '==',
      left: tree(by),
      right: {kind: 'literal', value},
    }));
    return tests.length === 1 ? tests[0]! : {kind: 'or', parts: tests};
  };
  const tree = (typed: TypedExpression): Tree => {
    switch (typed.kind) {
      case 'figure':
      case 'option':
        return {kind: 'literal', value: typed.value};
      case 'reference':
        return named(typed.name);
      case 'arithmetic':
        if (typed.operator === '+') return {kind: 'sum', parts: [tree(typed.left), tree(typed.right)]};
        if (typed.operator !== '-' && typed.operator !== '*') throw new NotExpressed();
        return {kind: 'arithmetic', operator: typed.operator, left: tree(typed.left), right: tree(typed.right)};
      case 'compare':
        return {kind: 'compare', operator: typed.operator, left: tree(typed.left), right: tree(typed.right)};
      case 'compareLevels': {
        if (typed.right.kind !== 'option') throw new NotExpressed();
        const {options, areExcluded: excepted} = matchingLevels(
          typed.operator,
          typed.right.value,
          levelsOf(typed.order, model),
        );
        const held = isOneOf(typed.left, options);
        return excepted ? {kind: 'not', operand: held} : held;
      }
      case 'in':
        return isOneOf(typed.left, typed.options);
      case 'and':
      case 'or':
        return {kind: typed.kind, parts: partsOf(typed, typed.kind).map(tree)};
      case 'not':
        return {kind: 'not', operand: tree(typed.operand)};
      case 'call': {
        const [first] = typed.values;
        if (typed.name === 'min' || typed.name === 'max') return {kind: typed.name, parts: typed.values.map(tree)};
        if (typed.name === 'number' && first?.kind === 'reference') return numeral(first.name);
        throw new NotExpressed();
      }
      default:
        throw new NotExpressed();
    }
  };
  return Object.assign(tree, {isOneOf});
}

/** All that a chain of `and` or `or` puts together. */
function partsOf(typed: TypedExpression, kind: 'and' | 'or'): readonly TypedExpression[] {
  return typed.kind === kind ? [...partsOf(typed.left, kind), ...partsOf(typed.right, kind)] : [typed];
}
