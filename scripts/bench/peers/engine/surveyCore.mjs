import {ExpressionRunner} from 'survey-core';
import {infix, combineEvaluators, render} from './render.mjs';

export const title = 'survey-core';

const syntax = {
  literal: (value) => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)),
  name: (name) => `{${name}}`,
  arithmetic: (operator, left, right) => `(${left} ${operator} ${right})`,
  compare: (operator, left, right) => `(${left} ${operator} ${right})`,
  sum: infix('+'),
  and: infix('and'),
  or: infix('or'),
  min: (parts) => `min(${parts.join(', ')})`,
  max: (parts) => `max(${parts.join(', ')})`,
  not: (operand) => `!(${operand})`,
  cases: (cases, otherwise) =>
    cases.reduceRight((rest, [condition, value]) => `iif(${condition}, ${value}, ${rest})`, otherwise),
};

/** Only the expression engine; a complete survey model around it would be slower. */
export function prepare(rules) {
  const evaluators = rules.values.map(({tree}) => {
    const runner = new ExpressionRunner(render(tree, syntax));
    return (data) => runner.runValues(data);
  });
  return combineEvaluators(rules, evaluators);
}
