import {compileExpression} from 'filtrex';
import {infix, combineEvaluators, render} from './render.mjs';

export const title = 'filtrex';

const syntax = {
  literal: (value) => (typeof value === 'boolean' ? `(1 == ${value ? 1 : 0})` : JSON.stringify(value)),
  name: (name) => name,
  arithmetic: (operator, left, right) => `(${left} ${operator} ${right})`,
  compare: (operator, left, right) => `(${left} ${operator} ${right})`,
  sum: infix('+'),
  and: infix('and'),
  or: infix('or'),
  min: (parts) => `min(${parts.join(', ')})`,
  max: (parts) => `max(${parts.join(', ')})`,
  not: (operand) => `(not ${operand})`,
  cases: (cases, otherwise) =>
    `(${cases.map(([condition, value]) => `if ${condition} then ${value} else `).join('')}${otherwise})`,
};

export function prepare(rules) {
  const evaluators = rules.values.map(({tree}) => compileExpression(render(tree, syntax)));
  return combineEvaluators(rules, evaluators);
}
