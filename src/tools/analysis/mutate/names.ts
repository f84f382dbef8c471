/** Which other name may stand for a name: a constant for a constant of its kind, an input for one of its type, an option for an option. */
import type {Datum} from '../../../engine/definition/constant.ts';
import type {Model} from '../../../engine/model.ts';

/** The next constant or input of the same kind; undefined where there is no other. */
export function otherName(name: string, {definition}: Model): string | undefined {
  const constant = definition.constants.find((each) => each.name === name);
  if (constant !== undefined) {
    const kindOf = ({dated}: typeof constant): Datum['kind'] => dated.periods[0]!.value.kind;
    const alike = definition.constants.filter((each) => kindOf(each) === kindOf(constant)).map((each) => each.name);
    return nextOf(name, alike);
  }
  const input = definition.inputs.find((each) => each.name === name);
  if (input === undefined || input.type === 'choice') return undefined;
  return nextOf(
    name,
    definition.inputs.filter(({type, unused}) => type === input.type && !unused).map((each) => each.name),
  );
}

/** The options of the choice that is compared with this one. */
export function optionsBeside(option: string, choice: string | undefined, {definition}: Model): readonly string[] {
  const has = (name: string): boolean => definition.inputs.some((each) => each.name === name && holds(each, option));
  const input =
    choice !== undefined && has(choice) ? choice : definition.inputs.find((each) => holds(each, option))?.name;
  return definition.inputs.find(({name}) => name === input)?.options.map(({value}) => value) ?? [];
}

function holds({options}: Model['definition']['inputs'][number], option: string): boolean {
  return options.some(({value}) => value === option);
}

/** The item behind this one, and the first behind the last; undefined where there is no other. */
export function nextOf(item: string, items: readonly string[]): string | undefined {
  const next = items[(items.indexOf(item) + 1) % items.length];
  return next === item ? undefined : next;
}
