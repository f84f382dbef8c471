/** How a result changes with one number: which numbers there are, and the curve of each. */
import {isNumberField, readNumberField, type NumberField} from '../../../engine/inputs/number.ts';
import type {CalculatorModule, Page} from '../../../engine/compiled/module.ts';
import {isBlank, type Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {isShown} from '../../../engine/answers/visibility.ts';
import {domainOf, type Domain} from './domain.ts';
import {outcomesOf, sameVerdict} from './outcome.ts';
import {roundNumbers} from './roundNumbers.ts';
import {samplesOf, type Sample} from './samples.ts';

export interface Curve {
  readonly input: NumberField;
  readonly domain: Domain;
  readonly samples: readonly Sample[];
  /** Round numbers along the domain; each has a sample. */
  readonly ticks: readonly number[];
  /** The visitor's number; null where nothing was filled in. */
  readonly own: number | null;
}

/** What was calculated. */
export interface Calculated {
  readonly page: Page;
  readonly answers: Answers;
  readonly today: CalendarDay;
}

/** The number fields that the form shows for these answers and that the rules read. */
export function numbersOf({page, answers}: Calculated): readonly NumberField[] {
  return page.fields.filter(
    (input): input is NumberField => isNumberField(input) && !input.unused && isShown(input, answers),
  );
}

/** The curves of all numbers, first the one with most effect. Those without any are left out, where another has one. */
export function curvesOf(calculator: Pick<CalculatorModule, 'evaluate'>, calculated: Calculated): readonly Curve[] {
  const curves = numbersOf(calculated).map((input) => curveOf(calculator, calculated, input));
  const withEffect = curves.map((curve) => ({curve, effect: effectOf(curve)})).filter(({effect}) => effect > 0);
  if (withEffect.length === 0) return curves.slice(0, 1);
  return withEffect.toSorted((one, other) => other.effect - one.effect).map(({curve}) => curve);
}

function curveOf(
  calculator: Pick<CalculatorModule, 'evaluate'>,
  {answers, today}: Calculated,
  input: NumberField,
): Curve {
  const answer = answers[input.id];
  const read = readNumberField(input, answer);
  const own = isBlank(answer) ? null : read || (input.whenZero ?? 0);
  const at = outcomesOf(calculator, answers, today, input.id);
  const domain = domainOf(input, own, at);
  const ticks = roundNumbers(domain.from, domain.to, 5).filter((tick) => Number.isInteger(tick) || domain.step < 1);
  return {input, domain, samples: samplesOf(at, domain, own === null ? ticks : [...ticks, own]), ticks, own};
}

/** Counts more than any change of the figure. */
const CHANGE_OF_VERDICT = 1e15;

function effectOf({samples}: Curve): number {
  const values = samples.map(({outcome}) => outcome.figure?.value ?? 0);
  const height = Math.max(...values) - Math.min(...values);
  return samples.every(({outcome}) => sameVerdict(outcome, samples[0]!.outcome)) ? height : height + CHANGE_OF_VERDICT;
}
