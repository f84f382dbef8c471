/** The names that may replace one: a constant of the same kind, an input of the same type, an option of the same input. */
import type {Datum} from '../../../engine/definition/constant.ts';
import type {Model} from '../../../engine/model.ts';

/** The next constant or input of the same kind; undefined where there is no other. */
export function nextNameOfSameKind(name: string, {definition}: Model): string | undefined {
  const constant = definition.constants.find((each) => each.name === name);
  if (constant !== undefined) {
    const kindOf = ({dated}: typeof constant): Datum['kind'] => dated.periods[0]!.value.kind;
    const sameKind = definition.constants.filter((each) => kindOf(each) === kindOf(constant)).map((each) => each.name);
    return nextItem(name, sameKind);
  }
  const input = definition.inputs.find((each) => each.name === name);
  if (input === undefined || input.type === 'choice') return undefined;
  return nextItem(
    name,
    definition.inputs.filter(({type, unused}) => type === input.type && !unused).map((each) => each.name),
  );
}

/** The options of the input that has this one. @param choice preferred where several inputs have it */
export function optionsOfSameInput(option: string, choice: string | undefined, {definition}: Model): readonly string[] {
  const has = (name: string): boolean =>
    definition.inputs.some((each) => each.name === name && hasOption(each, option));
  const input =
    choice !== undefined && has(choice) ? choice : definition.inputs.find((each) => hasOption(each, option))?.name;
  return definition.inputs.find(({name}) => name === input)?.options.map(({value}) => value) ?? [];
}

function hasOption({options}: Model['definition']['inputs'][number], option: string): boolean {
  return options.some(({value}) => value === option);
}

/** The item after this one, the first after the last; undefined where there is no other. */
export function nextItem(item: string, items: readonly string[]): string | undefined {
  const next = items[(items.indexOf(item) + 1) % items.length];
  return next === item ? undefined : next;
}
