/** Translates typed expressions to trees for other engines. */
import {orderedOptions} from '../../../src/engine/language/references.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import {matchingLevels} from '../../../src/engine/language/expression/operators.ts';
import type {TypedExpression} from '../../../src/engine/language/typed.ts';
import type {Tree} from './rules.ts';

/** Thrown for an expression that not all engines can express. */
export class NotTranslatable extends Error {}

export interface ExpressionTranslator {
  (expression: TypedExpression): Tree;
  /** The condition that the expression is one of the options. */
  isOneOf: (expression: TypedExpression, options: readonly string[]) => Tree;
}

/**
 * @param reference translates a reference to an input, constant or value
 * @param numericChoice translates number(input), for an input whose options are numbers
 */
export function expressionTranslator(
  model: Model,
  reference: (name: string) => Tree,
  numericChoice: (input: string) => Tree,
): ExpressionTranslator {
  const isOneOf = (expression: TypedExpression, options: readonly string[]): Tree => {
    const tests = options.map((value): Tree => ({
      kind: 'compare',
      operator: '==',
      left: translate(expression),
      right: {kind: 'literal', value},
    }));
    return tests.length === 1 ? tests[0]! : {kind: 'or', parts: tests};
  };
  const translate = (node: TypedExpression): Tree => {
    switch (node.kind) {
      case 'figure':
      case 'option':
        return {kind: 'literal', value: node.value};
      case 'reference':
        return reference(node.name);
      case 'arithmetic':
        if (node.operator === '+') return {kind: 'sum', parts: [translate(node.left), translate(node.right)]};
        if (node.operator !== '-' && node.operator !== '*') throw new NotTranslatable();
        return {kind: 'arithmetic', operator: node.operator, left: translate(node.left), right: translate(node.right)};
      case 'compare':
        return {kind: 'compare', operator: node.operator, left: translate(node.left), right: translate(node.right)};
      case 'compareLevels': {
        if (node.right.kind !== 'option') throw new NotTranslatable();
        const {options, areExcluded} = matchingLevels(
          node.operator,
          node.right.value,
          orderedOptions(node.order, model),
        );
        const isMatch = isOneOf(node.left, options);
        return areExcluded ? {kind: 'not', operand: isMatch} : isMatch;
      }
      case 'in':
        return isOneOf(node.left, node.options);
      case 'and':
      case 'or':
        return {kind: node.kind, parts: flatten(node, node.kind).map(translate)};
      case 'not':
        return {kind: 'not', operand: translate(node.operand)};
      case 'call': {
        const [first] = node.values;
        if (node.name === 'min' || node.name === 'max') return {kind: node.name, parts: node.values.map(translate)};
        if (node.name === 'number' && first?.kind === 'reference') return numericChoice(first.name);
        throw new NotTranslatable();
      }
      default:
        throw new NotTranslatable();
    }
  };
  return Object.assign(translate, {isOneOf});
}

/** The operands of a chain of `and` or `or`. */
function flatten(node: TypedExpression, kind: 'and' | 'or'): readonly TypedExpression[] {
  return node.kind === kind ? [...flatten(node.left, kind), ...flatten(node.right, kind)] : [node];
}
