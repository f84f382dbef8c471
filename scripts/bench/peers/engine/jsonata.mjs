import jsonata from 'jsonata';
import {infix, render} from './render.mjs';

export const title = 'jsonata';

const syntaxFor = (values) => ({
  literal: (value) => JSON.stringify(value),
  name: (name) => (values.some((value) => value.name === name) ? `$${name}` : name),
  arithmetic: (operator, left, right) => `(${left} ${operator} ${right})`,
  compare: (operator, left, right) => `(${left} ${operator === '==' ? '=' : operator} ${right})`,
  sum: infix('+'),
  and: infix('and'),
  or: infix('or'),
  min: (parts) => `$min([${parts.join(', ')}])`,
  max: (parts) => `$max([${parts.join(', ')}])`,
  not: (operand) => `$not(${operand})`,
  cases: (cases, otherwise) =>
    cases.reduceRight((rest, [condition, value]) => `(${condition} ? ${value} : ${rest})`, otherwise),
});

/** All rules are one expression with a variable for each value. JSONata evaluates asynchronously. */
export function prepare({values, results}) {
  const syntax = syntaxFor(values);
  const assignments = values.map(({name, tree}) => `$${name} := ${render(tree, syntax)}; `);
  const fields = Object.entries(results).map(([key, name]) => `${JSON.stringify(key)}: ${syntax.name(name)}`);
  const expression = jsonata(`(${assignments.join('')}{${fields.join(', ')}})`);
  return (data) => expression.evaluate(data);
}
