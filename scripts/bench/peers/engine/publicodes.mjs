import Engine from 'publicodes';
import {render} from './render.mjs';

export const title = 'publicodes';

const syntax = {
  literal: (value) =>
    typeof value === 'string' ? `'${value}'` : typeof value === 'boolean' ? (value ? 'oui' : 'non') : value,
  name: (name) => name,
  arithmetic: (operator, left, right) => ({[operator === '*' ? 'produit' : 'différence']: [left, right]}),
  compare: (operator, left, right) => `${left} ${operator === '==' ? '=' : operator} ${right}`,
  sum: (parts) => ({somme: parts}),
  and: (parts) => ({'toutes ces conditions': parts}),
  or: (parts) => ({'une de ces conditions': parts}),
  min: (parts) => ({'le minimum de': parts}),
  max: (parts) => ({'le maximum de': parts}),
  not: (operand) => ({variations: [{si: operand, alors: 'non'}, {sinon: 'oui'}]}),
  cases: (cases, otherwise) => ({
    variations: [...cases.map(([condition, value]) => ({si: condition, alors: value})), {sinon: otherwise}],
  }),
};

export function prepare({inputs, values, results}) {
  const engine = new Engine(
    {
      ...Object.fromEntries(inputs.map(({name, kind}) => [name, {type: kind === 'number' ? 'nombre' : 'texte'}])),
      ...Object.fromEntries(values.map(({name, tree}) => [name, ruleOf(render(tree, syntax))])),
    },
    // Faster: the whole situation is then parsed at once.
    {strict: {situation: true}},
  );
  const resultEntries = Object.entries(results);
  return (situation) => {
    engine.setSituation(situation);
    const result = {};
    for (const [key, name] of resultEntries) result[key] = engine.evaluate(name).nodeValue;
    return result;
  };
}

/** Converts the answers to parsed nodes, so that no time is spent on parsing the situation. */
export function asInput(answers, {inputs}) {
  return Object.fromEntries(
    inputs.map(({name, kind}) => [
      name,
      {
        nodeKind: 'constant',
        type: kind === 'number' ? 'number' : 'string',
        nodeValue: answers[name],
        fullPrecision: true,
      },
    ]),
  );
}

/** A mechanism is a rule by itself; a plain expression has to be wrapped in `valeur`. */
function ruleOf(rendered) {
  return typeof rendered === 'object' ? rendered : {valeur: rendered};
}
