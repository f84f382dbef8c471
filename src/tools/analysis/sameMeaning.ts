import type {TypedExpression} from '../../engine/expression/typed.ts';
import type {Model} from '../../engine/model.ts';

/** Whether two conditions say the same: names that only pass another value on are followed. */
export function sameMeaning(one: TypedExpression, other: TypedExpression, model: Model): boolean {
  return meaning(one, model) === meaning(other, model);
}

function meaning(typed: TypedExpression, model: Model): string {
  return JSON.stringify(followed(typed, model), (key, value: unknown) => (key === 'type' ? undefined : value));
}

/** With every name of an expression replaced by that expression. */
function followed(typed: TypedExpression, model: Model): TypedExpression {
  const follow = (each: TypedExpression): TypedExpression => followed(each, model);
  switch (typed.kind) {
    case 'reference': {
      const step = model.steps.find(({name}) => name === typed.name);
      return step?.value.kind === 'expression' ? follow(step.value.typed) : typed;
    }
    case 'arithmetic':
    case 'compare':
    case 'compareLevels':
    case 'and':
    case 'or':
      return {...typed, left: follow(typed.left), right: follow(typed.right)};
    case 'in':
      return {...typed, left: follow(typed.left)};
    case 'inList':
      return {...typed, left: follow(typed.left), list: follow(typed.list)};
    case 'empty':
    case 'not':
      return {...typed, operand: follow(typed.operand)};
    case 'call':
      return {...typed, values: typed.values.map(follow)};
    default:
      return typed;
  }
}
