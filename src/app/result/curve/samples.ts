/** Samples of a curve: the range of numbers, and the outcomes along it, on both sides of every threshold. */
import type {NumberField} from '../../../engine/language/inputs/number.ts';
import {type CardBlock, headlinesIn, type Mark, type Tone, verdictIn} from '../../../engine/results/card.ts';
import type {CalculatorModule} from '../../../engine/program/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {Cut} from '../../../engine/language/expression/cut.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {isCurrency} from '../../../engine/runtime/formats.ts';
import {isPast} from '../../../engine/answers/cuts.ts';

export interface Sample {
  readonly number: number;
  readonly outcome: SampledOutcome;
}

/** Up to this many whole numbers are all sampled; a larger range gets INTERVALS + 1 evenly spaced samples. */
const MAX_WHOLE_NUMBERS = 120;
const INTERVALS = 100;
/** The step of fields that accept fractions and define no step. */
const FINEST_STEP = 0.01;
/** The end of the domain if the field is blank and no number changes the outcome. */
const DEFAULT_END = {amount: 50_000, count: 10};
/** Larger than any number that rules tell apart from others. */
const HUGE = 1e9;

/** Whether every number of the domain has a sample. */
export function isComplete({from, to, step}: Domain): boolean {
  return step === 1 && to - from <= MAX_WHOLE_NUMBERS;
}

/**
 * @param firsts the first number of each region but the lowest; between them no rule tells numbers apart
 * @param extra additional numbers to sample, within the domain
 * @returns ascending; numbers for which nothing is calculated are left out
 */
export function samplesOf(
  outcomeAt: OutcomeAt,
  domain: Domain,
  firsts: readonly number[],
  extra: readonly number[] = [],
): readonly Sample[] {
  const {from, to, step} = domain;
  const width = isComplete(domain) ? step : (to - from) / INTERVALS;
  const count = Math.round((to - from) / width);
  const numbers = [
    ...Array.from({length: count + 1}, (_, index) => from + index * width),
    ...firsts.filter((first) => first > from && first <= to).flatMap((first) => [first - step, first]),
    ...extra,
  ];
  const onGrid = new Set(numbers.map((number) => numberAt(Math.round(number / step), step)));
  return [...onGrid]
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const outcome = outcomeAt(number);
      return outcome === null ? [] : [{number, outcome}];
    });
}

/** Multiplied and rounded, so that the errors of fractions do not add up. */
const numberAt = (position: number, step: number): number => Number((position * step).toFixed(6));

/** The first number after a threshold that can be an answer. */
export function firstPast(cut: Cut, step: number): number {
  const position = Math.floor(cut.at / step);
  return [0, 1, 2].map((further) => numberAt(position + further, step)).find((number) => isPast(number, cut))!;
}

/** The range of numbers that a curve covers. */
export interface Domain {
  readonly from: number;
  readonly to: number;
  /** Every answer is a multiple of it. */
  readonly step: number;
  /** Whether the field itself has these limits. */
  readonly bounded: {readonly below: boolean; readonly above: boolean};
}

/** What every answer is a multiple of. */
export const stepOf = ({step, kind}: NumberField): number => step ?? (kind === 'integer' ? 1 : FINEST_STEP);

/**
 * @param current the visitor's number; null if the field is blank
 * @param firsts as for `samplesOf`
 */
export function domainOf(
  input: NumberField,
  current: number | null,
  firsts: readonly number[],
  outcomeAt: OutcomeAt,
): Domain {
  const step = stepOf(input);
  // The calculation would replace 0 with `whenZero`.
  const lowest = input.whenZero === undefined ? 0 : step;
  const from = Math.min(input.min ?? lowest, current ?? Infinity);
  const to = input.max ?? endOf(input, current ?? 0, [from, ...firsts.filter((first) => first > from)], outcomeAt);
  return {
    from,
    to: Math.max(to, current ?? 0, from + step),
    step,
    bounded: {below: input.min !== undefined, above: input.max !== undefined},
  };
}

/** A round number well above the last change of the outcome and above the visitor's number. */
function endOf(input: NumberField, current: number, firsts: readonly number[], outcomeAt: OutcomeAt): number {
  const last = lastChange(firsts, stepOf(input), outcomeAt);
  if (last !== undefined) return roundUp(1.25 * Math.max(last, current));
  return current > 0 ? roundUp(1.5 * current) : isAmount(input) ? DEFAULT_END.amount : DEFAULT_END.count;
}

/** Where the outcome changes for the last time; undefined if it never changes or never stops changing. */
function lastChange(firsts: readonly number[], step: number, outcomeAt: OutcomeAt): number | undefined {
  const differ = (one: number, other: number): boolean => {
    const [a, b] = [outcomeAt(one), outcomeAt(other)];
    return a !== null && b !== null && !sameOutcome(a, b);
  };
  if (differ(firsts.at(-1)!, HUGE)) return undefined;
  return firsts.findLast((first, index) => {
    const before = firsts[index - 1];
    return before !== undefined && (differ(first - step, first) || differ(before, first - step));
  });
}

/** Whether the field's unit is a currency. */
export function isAmount({unit}: NumberField): boolean {
  return isCurrency(unit);
}

/** 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten. */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((round) => round >= number * 0.999)!;
}

/**
 * Round numbers within a range, for the ticks of an axis: 20, 30, 40, 50 for 18 to 55.
 * @param maxCount usually at least half as many are returned
 */
export function roundNumbers(from: number, to: number, maxCount: number): readonly number[] {
  const minSpacing = (to - from) / maxCount;
  if (!(minSpacing > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(minSpacing));
  const width = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round >= minSpacing * 0.999)!;
  const first = Math.ceil(from / width - 1e-9);
  const last = Math.floor(to / width + 1e-9);
  return Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * width).toPrecision(12)));
}

/** The verdict and the headline figure of a result. */
export interface SampledOutcome {
  /** Missing if the card has no numeric figure. */
  readonly figure?: {
    readonly label: string;
    readonly value: number;
    readonly text: string;
    readonly marks: readonly Mark[];
  };
  /** Missing if the card has no verdict. */
  readonly verdict?: {readonly tone: Tone; readonly text: string};
}

/** The outcome for a number in one field, all other answers unchanged; null if a guard stops the calculation. */
export type OutcomeAt = (number: number) => SampledOutcome | null;

/** @param id of the input whose answer is replaced */
export function outcomesOf(
  calculator: Pick<CalculatorModule, 'evaluate'>,
  answers: Answers,
  today: CalendarDay,
  id: string,
): OutcomeAt {
  return (number) => {
    const {result, card} = calculator.evaluate({...answers, [id]: String(number)}, today);
    return result === null ? null : outcomeOf(card(), number);
  };
}

/** The figure is not the number itself: the card may begin with the visitor's amount. */
function outcomeOf(card: readonly CardBlock[], number: number): SampledOutcome {
  const verdict = verdictIn(card);
  const figure = headlinesIn(card).find(
    ({value, unit}) => value !== undefined && !(isCurrency(unit) && value === number),
  );
  return {
    ...(figure && {
      figure: {label: figure.label ?? '', value: figure.value!, text: figure.text, marks: figure.marks ?? []},
    }),
    ...(verdict && {verdict}),
  };
}

export function sameVerdict(a: SampledOutcome, b: SampledOutcome): boolean {
  return a.verdict?.text === b.verdict?.text && a.verdict?.tone === b.verdict?.tone;
}

export function sameOutcome(a: SampledOutcome, b: SampledOutcome): boolean {
  return a.figure?.text === b.figure?.text && sameVerdict(a, b);
}
