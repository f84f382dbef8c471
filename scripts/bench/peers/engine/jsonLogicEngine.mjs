import {LogicEngine} from 'json-logic-engine';
import {asJsonLogic} from './jsonLogic.mjs';
import {inOrder} from './render.mjs';

export const title = 'json-logic-engine, compiled';

export function prepare(rules) {
  const engine = new LogicEngine();
  const evaluators = rules.values.map(({tree}) => engine.build(asJsonLogic(tree)));
  return inOrder(rules, evaluators);
}
