import {Environment} from '@marcbachmann/cel-js';
import {infix, combineEvaluators, render} from './render.mjs';

export const title = '@marcbachmann/cel-js';

const syntax = {
  // Without a decimal point, a whole number would be an int, which cel-js represents as a BigInt.
  literal: (value) => (Number.isInteger(value) ? `${value}.0` : JSON.stringify(value)),
  name: (name) => name,
  arithmetic: (operator, left, right) => `(${left} ${operator} ${right})`,
  compare: (operator, left, right) => `(${left} ${operator} ${right})`,
  sum: infix('+'),
  and: infix('&&'),
  or: infix('||'),
  min: (parts) => parts.reduce((a, b) => `least(${a}, ${b})`),
  max: (parts) => parts.reduce((a, b) => `greatest(${a}, ${b})`),
  not: (operand) => `!(${operand})`,
  cases: (cases, otherwise) =>
    `(${cases.map(([condition, value]) => `${condition} ? ${value} : `).join('')}${otherwise})`,
};

export function prepare(rules) {
  const environment = new Environment()
    .registerFunction('least(double, double): double', Math.min)
    .registerFunction('greatest(double, double): double', Math.max);
  for (const {name, kind} of rules.inputs) environment.registerVariable(name, kind === 'number' ? 'double' : 'string');
  const evaluators = rules.values.map(({name, tree}) => {
    const evaluate = environment.parse(render(tree, syntax));
    environment.registerVariable(name, evaluate.check().type);
    return evaluate;
  });
  return combineEvaluators(rules, evaluators);
}
