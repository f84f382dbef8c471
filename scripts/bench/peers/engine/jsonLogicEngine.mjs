import {LogicEngine} from 'json-logic-engine';
import {toJsonLogic} from './jsonLogic.mjs';
import {combineEvaluators} from './render.mjs';

export const title = 'json-logic-engine, compiled';

export function prepare(rules) {
  const engine = new LogicEngine();
  const evaluators = rules.values.map(({tree}) => engine.build(toJsonLogic(tree)));
  return combineEvaluators(rules, evaluators);
}
