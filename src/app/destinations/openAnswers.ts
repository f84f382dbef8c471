/** Questions that a profile does not answer, and the answers to them that would lead to a yes. */
import {isNumberField} from '../../engine/inputs/number.ts';
import {isChoiceField} from '../../engine/inputs/choice.ts';
import type {FormField} from '../../engine/inputs/index.ts';
import type {ProfileModule} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {isGood} from './judge.ts';
import {leastEnough, settings, type Choice} from './search.ts';
import type {Profile} from './profile.ts';

/** An open question, with the answers that would be enough. */
export interface OpenAnswer {
  readonly input: FormField;
  /** The options that are enough, with all other open answers fixed; for a number, the least that is enough. */
  readonly enough: {readonly options: readonly string[]} | {readonly least: number};
}

/** An amount larger than any rule requires. */
const RICH = 1_000_000_000;
/** The search stops at this many sets of answers; further ones differ little. */
const MOST_WAYS = 12;

/** The inputs that the rules use and the profile does not answer. */
export function openInputs(inputs: readonly FormField[], answers: Answers): readonly FormField[] {
  return inputs.filter((input) => !input.unused && !Object.hasOwn(answers, input.id));
}

/** The smallest sets of answers to open questions with which the verdict is a yes, the form's first options first. */
export function openAnswerSets(
  calculator: ProfileModule,
  inputs: readonly FormField[],
  answers: Answers,
  profile: Profile,
  today: CalendarDay,
): readonly Readonly<Record<string, string>>[] {
  const found: Readonly<Record<string, string>>[] = [];
  const choices = inputs.flatMap((input) => choiceOf(input, profile) ?? []);
  for (const setting of settings(choices)) {
    if (found.length === MOST_WAYS || sizeOf(setting) > sizeOf(found[0] ?? setting)) break;
    if (isGood(calculator, {...answers, ...setting}, today)) found.push(setting);
  }
  return found;
}

const sizeOf = (setting: object): number => Object.keys(setting).length;

/** For each open question, all answers that would be enough. */
export function describeOpenAnswers(
  calculator: ProfileModule,
  inputs: readonly FormField[],
  answers: Answers,
  open: Readonly<Record<string, string>>,
  today: CalendarDay,
): readonly OpenAnswer[] {
  const isEnough = (id: string, answer: string): boolean =>
    isGood(calculator, {...answers, ...open, [id]: answer}, today);
  return inputs
    .filter(({id}) => Object.hasOwn(open, id))
    .map((input) => {
      if (!isChoiceField(input))
        return {
          input,
          enough: {least: leastEnough(0, Number(open[input.id]), (number) => isEnough(input.id, String(number)))},
        };
      const options = input.options.filter(({value}) => isEnough(input.id, value)).map(({label}) => label);
      return {input, enough: {options}};
    });
}

/** The answers to try for an open question; undefined for dates, texts and counts. */
function choiceOf(field: FormField, profile: Profile): Choice | undefined {
  if (isChoiceField(field)) return {id: field.id, values: field.options.map(({value}) => value)};
  if (!isNumberField(field)) return undefined;
  const most = field.max ?? mostOf(field.unit, profile);
  return most > 0 ? {id: field.id, values: [String(most)]} : undefined;
}

/** The largest answer to try: special experience cannot exceed total experience; amounts are unlimited; 0 for other units. */
function mostOf(unit: string | undefined, {experience}: Profile): number {
  if (unit === 'years') return Number(experience);
  return /^[A-Z]{3}$/.test(unit ?? '') ? RICH : 0;
}
