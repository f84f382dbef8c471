import type {Input} from '../../src/engine/language/definition/input.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {readInteger, readNumber, type Answers} from '../../src/engine/runtime/answers.ts';

/** A changed answer. */
export interface Tried {
  readonly id: string;
  readonly value: string;
  /** From lowest to highest, if they are ordered. */
  readonly options?: readonly string[];
}

/** Every answer that advice could give, by input: all options, and all figures of the rules with the numbers next to them. */
export function everySingle(
  asked: readonly Input[],
  inputs: readonly FormField[],
  answers: Answers,
  figures: readonly number[],
): readonly (readonly Tried[])[] {
  return asked
    .filter(({changes, unused}) => !unused && changes !== undefined && changes !== 'fixed')
    .map((input) =>
      input.options.length > 0
        ? otherOptions(input, String(answers[input.name]))
        : otherNumbers(
            input,
            inputs.find(({id}) => id === input.name)!,
            answers,
            figures,
          ),
    );
}

/** Every pair from different inputs that both pass. */
export function everyPair(
  single: readonly (readonly Tried[])[],
  passes: (change: Tried) => boolean,
): readonly (readonly [Tried, Tried])[] {
  const left = single.map((changes) => changes.filter(passes));
  return left.flatMap((ones, place) =>
    left.slice(place + 1).flatMap((others) => ones.flatMap((one) => others.map((other) => [one, other] as const))),
  );
}

function otherOptions({name, options, order}: Input, given: string): readonly Tried[] {
  if (order === undefined) return options.filter(({value}) => value !== given).map(({value}) => ({id: name, value}));
  const words = order.options.map(({word}) => word);
  return words.slice(words.indexOf(given) + 1).map((value) => ({id: name, value, options: words}));
}

function otherNumbers(
  {name, changes, type}: Input,
  input: FormField,
  answers: Answers,
  figures: readonly number[],
): readonly Tried[] {
  if (input.kind !== 'number' && input.kind !== 'integer') return [];
  const {min = 0, max = Infinity} = input;
  const read = type === 'integer' ? readInteger : readNumber;
  const given = read(answers[name]) || (input.whenZero ?? 0);
  if (changes === 'ages' && given === 0) return [];
  const step = type === 'integer' ? 1 : 0.01;
  return (
    [...new Set(figures.flatMap((figure) => [figure - step, figure, figure + step]))]
      .filter((number) => number >= Math.max(0, min) && number <= max && number !== given)
      .filter((number) => type !== 'integer' || Number.isInteger(number))
      .filter((number) => changes === 'freely' || number > given)
      // Nobody is advised to wait longer for a birthday.
      .filter((number) => changes !== 'ages' || number - given <= 5)
      .map((number) => ({id: name, value: String(number)}))
  );
}
