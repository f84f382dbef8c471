/** How a result changes with one number: a curve for each number field, and its stretches of equal outcome. */
import {isNumberField, readNumberField, type NumberField} from '../../../engine/inputs/number.ts';
import type {CalculatorModule, Page} from '../../../engine/compiled/module.ts';
import {isBlank, type Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {isShown} from '../../../engine/answers/formValues.ts';
import {
  domainOf,
  outcomesOf,
  roundNumbers,
  sameOutcome,
  sameVerdict,
  samplesOf,
  type Domain,
  type Outcome,
  type Sample,
} from './samples.ts';

/** The effect of a change of verdict: larger than any change of the figure. */
const CHANGE_OF_VERDICT = 1e15;

export interface Curve {
  readonly input: NumberField;
  readonly domain: Domain;
  readonly samples: readonly Sample[];
  /** Round numbers along the domain; each has a sample. */
  readonly ticks: readonly number[];
  /** The visitor's number; null if the field is blank. */
  readonly current: number | null;
}

interface Calculated {
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

/** The curves of all numbers, largest effect first. Without any effect, only the first curve. */
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
  const current = isBlank(answer) ? null : read || (input.whenZero ?? 0);
  const at = outcomesOf(calculator, answers, today, input.id);
  const domain = domainOf(input, current, at);
  const ticks = roundNumbers(domain.from, domain.to, 5).filter((tick) => Number.isInteger(tick) || domain.step < 1);
  return {
    input,
    domain,
    samples: samplesOf(at, domain, current === null ? ticks : [...ticks, current]),
    ticks,
    current,
  };
}

function effectOf({samples}: Curve): number {
  const values = samples.map(({outcome}) => outcome.figure?.value ?? 0);
  const height = Math.max(...values) - Math.min(...values);
  return samples.every(({outcome}) => sameVerdict(outcome, samples[0]!.outcome)) ? height : height + CHANGE_OF_VERDICT;
}

/** A range of numbers with the same outcome. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly outcome: Outcome;
}

/** Stretches of the same figure and verdict, ascending. */
export function stretchesOf(samples: readonly Sample[]): readonly Stretch[] {
  return joined(samples, sameOutcome);
}

/** Stretches of the same verdict, whatever the figure. */
export function verdictStretchesOf(samples: readonly Sample[]): readonly Stretch[] {
  return joined(samples, sameVerdict);
}

/** Whether each stretch begins one step after the previous one, so that all limits are exact. */
export function isExact(stretches: readonly Stretch[], {step}: Domain): boolean {
  return stretches
    .slice(1)
    .every(({first}, index) => Math.round(first / step) - Math.round(stretches[index]!.last / step) === 1);
}

function joined(samples: readonly Sample[], isSame: (one: Outcome, other: Outcome) => boolean): readonly Stretch[] {
  const stretches: {first: number; last: number; outcome: Outcome}[] = [];
  for (const {number, outcome} of samples) {
    const stretch = stretches.at(-1);
    if (stretch !== undefined && isSame(stretch.outcome, outcome)) stretch.last = number;
    else stretches.push({first: number, last: number, outcome});
  }
  return stretches;
}
