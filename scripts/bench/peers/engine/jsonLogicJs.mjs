import jsonLogic from 'json-logic-js';
import {asJsonLogic} from './jsonLogic.mjs';
import {inOrder} from './render.mjs';

export const title = 'json-logic-js';

export function prepare(rules) {
  const evaluators = rules.values.map(({tree}) => {
    const logic = asJsonLogic(tree);
    return (data) => jsonLogic.apply(logic, data);
  });
  return inOrder(rules, evaluators);
}
