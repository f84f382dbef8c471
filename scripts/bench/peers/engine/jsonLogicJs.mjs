import jsonLogic from 'json-logic-js';
import {toJsonLogic} from './jsonLogic.mjs';
import {combineEvaluators} from './render.mjs';

export const title = 'json-logic-js';

export function prepare(rules) {
  const evaluators = rules.values.map(({tree}) => {
    const logic = toJsonLogic(tree);
    return (data) => jsonLogic.apply(logic, data);
  });
  return combineEvaluators(rules, evaluators);
}
