/** Questions that a profile does not answer, and the answers to them that would lead to a yes. */
import {isChoiceField} from '../../engine/language/inputs/choice.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import {isNumberField} from '../../engine/language/inputs/number.ts';
import {isCurrency} from '../../engine/runtime/formats.ts';
import type {FormAnswers, Profile} from './profile.ts';
import {type Candidates, combinations} from './search.ts';
import {lowestEnough} from './thresholds.ts';

/** An open question, with the answers that would be enough. */
export interface OpenAnswer {
  readonly input: FormField;
  /** The options that are enough, with all other open answers fixed; for a number, the smallest that is enough. */
  readonly enough: {readonly options: readonly string[]} | {readonly minimum: number};
}

/** The first whole number of each region between the thresholds of a question, ascending, beginning with 0. */
export type StartsFor = (id: string, highest: number) => readonly number[];

/** An amount larger than any rule requires. */
const HUGE_AMOUNT = 1_000_000_000;
/** The search stops at this many sets of answers, since further ones would hardly differ. */
const MAX_SETS = 12;

/**
 * The smallest sets of answers to open questions with which the verdict is a yes, the form's first options first.
 * @param isEnough whether a set leads to a yes
 */
export function openAnswerSets(
  inputs: readonly FormField[],
  profile: Profile,
  startsFor: StartsFor,
  isEnough: (openAnswers: FormAnswers) => boolean,
): readonly FormAnswers[] {
  const sets: FormAnswers[] = [];
  const candidates = inputs.flatMap((input) => candidatesFor(input, profile, startsFor) ?? []);
  for (const set of combinations(candidates)) {
    if (sets.length === MAX_SETS || sizeOf(set) > sizeOf(sets[0] ?? set)) break;
    if (isEnough(set)) sets.push(set);
  }
  return sets;
}

const sizeOf = (set: object): number => Object.keys(set).length;

/** All sufficient answers to each open question in the set. */
export function describeOpenAnswers(
  inputs: readonly FormField[],
  openAnswers: FormAnswers,
  startsFor: StartsFor,
  isEnough: (openAnswers: FormAnswers) => boolean,
): readonly OpenAnswer[] {
  return inputs
    .filter(({id}) => Object.hasOwn(openAnswers, id))
    .map((input) => {
      const isEnoughFor = (answer: string): boolean => isEnough({...openAnswers, [input.id]: answer});
      if (!isChoiceField(input)) {
        const starts = startsFor(input.id, Number(openAnswers[input.id]));
        const minimum = lowestEnough(starts, (number) => isEnoughFor(String(number)))!;
        return {input, enough: {minimum}};
      }
      const options = input.options.map(({value}) => value).filter(isEnoughFor);
      return {input, enough: {options}};
    });
}

/** The lowest of the sufficient answers, by input id. */
export function lowestAnswers(needs: readonly OpenAnswer[]): FormAnswers {
  return Object.fromEntries(
    needs.map(({input, enough}) => [input.id, 'minimum' in enough ? String(enough.minimum) : enough.options[0]!]),
  );
}

/** The answers to try for an open question; undefined for dates, texts and counts. */
function candidatesFor(field: FormField, profile: Profile, startsFor: StartsFor): Candidates | undefined {
  if (isChoiceField(field)) return {id: field.id, values: field.options.map(({value}) => value)};
  if (!isNumberField(field)) return undefined;
  const maximum = field.max ?? maximumFor(field.unit, profile);
  const [, ...starts] = startsFor(field.id, Math.floor(maximum));
  // The highest first: a profile then has to change least, and lower numbers are looked for afterwards.
  return starts.length > 0 ? {id: field.id, values: starts.toReversed().map(String)} : undefined;
}

/** The largest answer to try: special experience cannot exceed total experience; amounts are unlimited; 0 for other units. */
function maximumFor(unit: string | undefined, {experience}: Profile): number {
  if (unit === 'years') return Number(experience);
  return isCurrency(unit) ? HUGE_AMOUNT : 0;
}
