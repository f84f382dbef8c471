/** How a result changes with one number: a curve for each number field, and its ranges with the same outcome. */
import {readNumberField, type NumberField} from '../../../engine/language/inputs/number.ts';
import type {CardBlock} from '../../../engine/results/card.ts';
import type {CalculatorModule, ChangePace, ChangesModule} from '../../../engine/program/module.ts';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import {isBlank, type Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {solveFor} from '../../../engine/answers/cuts.ts';
import {numberFieldsOf} from './numberFields.ts';
import {
  domainOf,
  firstPast,
  isComplete,
  outcomesOf,
  roundNumbers,
  sameOutcome,
  sameVerdict,
  samplesOf,
  stepOf,
  type Domain,
  type SampledOutcome,
  type Sample,
} from './samples.ts';

/** The effect of a change of verdict: larger than any change of the figure. */
const VERDICT_CHANGE_EFFECT = 1e15;

export interface Curve {
  readonly input: NumberField;
  readonly domain: Domain;
  readonly samples: readonly Sample[];
  /** Whether it is known for all numbers; if not, it is known for the samples alone. */
  readonly isWhole: boolean;
  /** Round numbers along the domain; each has a sample. */
  readonly ticks: readonly number[];
  /** The visitor's number; null if the field is blank. */
  readonly current: number | null;
}

interface CalculationInput {
  readonly page: Page;
  readonly answers: Answers;
  readonly today: CalendarDay;
}

/** What a curve needs of a calculator. */
export type Drawn = Pick<CalculatorModule, 'evaluate'> & Pick<ChangesModule, 'numbers' | 'variables'>;

/** How easily somebody can change a number: not at all where suggestions leave it alone. */
const EASE: readonly (ChangePace | 'fixed' | undefined)[] = ['freely', 'planned', 'slowly', 'ages', 'fixed', undefined];

/**
 * The curves of the numbers that affect the outcome: those that one can change most easily first, of these the largest effect; if none
 * does, only the first field's curve.
 */
export function curvesOf(calculator: Drawn, calculation: CalculationInput): readonly Curve[] {
  const curves = numberFieldsOf(calculation).map((input) => curveOf(calculator, calculation, input));
  const withEffect = curves.map((curve) => ({curve, effect: effectOf(curve)})).filter(({effect}) => effect > 0);
  if (withEffect.length === 0) return curves.slice(0, 1);
  const easeOf = ({input}: Curve): number =>
    EASE.indexOf(calculator.variables.find(({id}) => id === input.id)?.changes);
  return withEffect
    .toSorted((a, b) => easeOf(a.curve) - easeOf(b.curve) || b.effect - a.effect)
    .map(({curve}) => curve);
}

function curveOf(calculator: Drawn, {page, answers, today}: CalculationInput, input: NumberField): Curve {
  const answer = answers[input.id];
  const number = readNumberField(input, answer);
  const current = isBlank(answer) ? null : number || (input.whenZero ?? 0);
  const outcomeAt = outcomesOf(calculator, answers, today, input.id);
  const known = calculator.numbers.find(({id}) => id === input.id);
  const solved = known?.joint.map((cut) => solveFor(cut, input.id, page.fields, answers)) ?? [];
  const firsts = [...(known?.cuts ?? []), ...solved]
    .map((cut) => firstPast(cut, stepOf(input)))
    .toSorted((a, b) => a - b);
  const domain = domainOf(input, current, firsts, outcomeAt);
  const ticks = roundNumbers(domain.from, domain.to, 5).filter((tick) => Number.isInteger(tick) || domain.step < 1);
  return {
    input,
    domain,
    samples: samplesOf(outcomeAt, domain, firsts, current === null ? ticks : [...ticks, current]),
    isWhole: isComplete(domain) || known?.hasOthers !== true,
    ticks,
    current,
  };
}

function effectOf({samples}: Curve): number {
  const values = samples.map(({outcome}) => outcome.figure?.value ?? 0);
  const height = Math.max(...values) - Math.min(...values);
  return samples.every(({outcome}) => sameVerdict(outcome, samples[0]!.outcome))
    ? height
    : height + VERDICT_CHANGE_EFFECT;
}

/** Whether the card says the same for every sampled number as it says for the visitor's answers. */
export function leavesCard(
  calculator: Pick<CalculatorModule, 'evaluate'>,
  {answers, today, card}: CalculationInput & {readonly card: readonly CardBlock[]},
  {input, samples}: Curve,
): boolean {
  // Without the values, which visitors read as rounded texts.
  const says = (blocks: readonly CardBlock[]): string =>
    JSON.stringify(blocks, (key, value: unknown) => (key === 'value' ? undefined : value));
  const now = says(card);
  return samples.every(
    ({number}) => says(calculator.evaluate({...answers, [input.id]: String(number)}, today).card()) === now,
  );
}

/** A range of numbers with the same outcome. */
export interface NumberRange {
  readonly first: number;
  readonly last: number;
  readonly outcome: SampledOutcome;
}

/** Ranges with the same figure and verdict, ascending. */
export function outcomeRangesOf(samples: readonly Sample[]): readonly NumberRange[] {
  return mergeAdjacent(samples, sameOutcome);
}

/** Ranges with the same verdict, whatever the figure. */
export function verdictRangesOf(samples: readonly Sample[]): readonly NumberRange[] {
  return mergeAdjacent(samples, sameVerdict);
}

/** Whether each range begins one step after the previous one ends, so that all boundaries are exact. */
export function isExact(ranges: readonly NumberRange[], {step}: Domain): boolean {
  return ranges
    .slice(1)
    .every(({first}, index) => Math.round(first / step) - Math.round(ranges[index]!.last / step) === 1);
}

function mergeAdjacent(
  samples: readonly Sample[],
  isSame: (a: SampledOutcome, b: SampledOutcome) => boolean,
): readonly NumberRange[] {
  const ranges: {first: number; last: number; outcome: SampledOutcome}[] = [];
  for (const {number, outcome} of samples) {
    const range = ranges.at(-1);
    if (range !== undefined && isSame(range.outcome, outcome)) range.last = number;
    else ranges.push({first: number, last: number, outcome});
  }
  return ranges;
}
