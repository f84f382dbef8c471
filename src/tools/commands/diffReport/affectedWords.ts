/** With which answers something changes, in words. */
import type {Model} from '../../../engine/language/model.ts';
import {inputNamed} from '../../../engine/language/references.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';
import type {Affected} from '../../analysis/diff/affected.ts';
import type {Calculators} from './examples.ts';
import {alternatives, type Wording} from './wording.ts';

/** Whether everything that matters was compared, or only a sample of it. */
export type Certainty = 'proven' | 'sampled';

/** What the sentences about one calculator share. */
export interface AnswerContext {
  readonly calculators: Calculators;
  /** The wording of the first day on which something changes. */
  readonly wording: Wording;
  readonly certainty: Certainty;
  readonly model: Model;
}

/** Whether the change holds with this answer to a question, and otherwise the answers of the example. */
type Probe = (input: string, answer: string) => boolean;

/**
 * 'only with Visa type: 'F1, student' (not 'H1B, specialty worker')'; '' if every answer may be affected.
 * @param shown the answers of the examples that the report shows, which may lie outside the sample
 */
export function describeAffected(
  {inputs}: Affected,
  {wording, model, certainty}: Pick<AnswerContext, 'wording' | 'model' | 'certainty'>,
  probe: Probe,
  shown: readonly AnswerSet[],
): string {
  const parts = inputs.flatMap(({input, answers: seen, others: unseen}) => {
    const inExamples = certainty === 'proven' ? [] : shown.map((example) => example[input] ?? '');
    const answers = [...new Set([...seen, ...inExamples])];
    const others = unseen.filter((answer) => !answers.includes(answer));
    const {type} = inputNamed(input, model) ?? {};
    const words =
      type === 'choice' || type === 'yesno'
        ? describeOptions(input, answers, others, wording)
        : describeNumbers({input, answers, others}, {wording, model}, probe);
    return words === undefined ? [] : [`${wording.question(input)}: ${words}`];
  });
  const only = certainty === 'proven' ? 'only with' : 'seen only with';
  return parts.length === 0 ? '' : `${only} ${parts.join('; ')}`;
}

/**
 * The numbers with which something changes: 'from €58,350 to below €60,998'.
 * @returns undefined if they cannot be told from the others, or the answer is no number
 */
export function describeNumbers(
  {input, answers, others}: Affected['inputs'][number],
  {wording, model}: Pick<AnswerContext, 'wording' | 'model'>,
  probe: Probe,
): string | undefined {
  const inWords = (number: number): string => wording.answer(input, String(number));
  switch (inputNamed(input, model)?.type) {
    case 'integer':
      return describeRange(wholeRange(answers, others), inWords);
    case 'number':
      return describeRange(
        realRange(answers, others, (number) => probe(input, String(number))),
        inWords,
      );
    default:
      return undefined;
  }
}

/** So many labels of options are read; longer lists are told by what they leave out. */
const MAX_LABELS = 6;

/** ''F1, student' or 'J1, exchange visitor' (not 'L1, transfer')'; undefined if only the missing answer is left out. */
function describeOptions(
  input: string,
  answers: readonly string[],
  others: readonly string[],
  {answer}: Wording,
): string | undefined {
  const named = (some: readonly string[]): string => {
    const labels = some.map((value) => (value === '' ? 'no answer' : `'${answer(input, value)}'`));
    return labels.length <= MAX_LABELS
      ? alternatives(labels)
      : `${labels.slice(0, MAX_LABELS - 1).join(', ')} or ${labels.length - MAX_LABELS + 1} others`;
  };
  const exceptions = others.filter((value) => value !== '');
  if (exceptions.length === 0) return undefined;
  if (answers.length > MAX_LABELS && exceptions.length < answers.length) return `any but ${named(exceptions)}`;
  return `${named(answers)} (not ${named(exceptions)})`;
}

/** The numbers with which something changes; a side is missing if there is no limit. */
interface Range {
  readonly low?: {readonly at: number; readonly included: boolean};
  readonly high?: {readonly at: number; readonly included: boolean};
}

/** 'from €58,350 to below €60,998'; undefined without limits. */
function describeRange(range: Range | undefined, shown: (number: number) => string): string | undefined {
  if (range === undefined) return undefined;
  const {low, high} = range;
  const from = low === undefined ? '' : `${low.included ? 'from' : 'above'} ${shown(low.at)}`;
  if (high === undefined) return from === '' ? undefined : from.startsWith('from') ? `${from} on` : from;
  // No answer is below 0.
  const lowest = low ?? {at: 0, included: true};
  if (lowest.included && high.included && lowest.at === high.at) return shown(high.at);
  return `${from}${from === '' ? '' : ' '}${high.included ? (from === '' ? 'up to' : 'to') : from === '' ? 'below' : 'to below'} ${shown(high.at)}`;
}

/** The largest and smallest numbers on both sides of the affected ones; undefined if others lie between these. */
function limitsOf(answers: readonly string[], others: readonly string[]) {
  const numbers = (some: readonly string[]): readonly number[] =>
    some.filter((answer) => answer !== '' && Number.isFinite(Number(answer))).map(Number);
  const [affected, spared] = [numbers(answers), numbers(others)];
  const [first, last] = [Math.min(...affected), Math.max(...affected)];
  if (affected.length === 0 || spared.some((number) => number > first && number < last)) return undefined;
  const below = Math.max(...spared.filter((number) => number < first));
  const above = Math.min(...spared.filter((number) => number > last));
  return {first, last, below, above};
}

function wholeRange(answers: readonly string[], others: readonly string[]): Range | undefined {
  const limits = limitsOf(answers, others);
  if (limits === undefined) return undefined;
  const {first, last, below, above} = limits;
  return {
    ...(below !== -Infinity && {low: below === 0 ? {at: 0, included: false} : {at: first, included: true}}),
    ...(above !== Infinity && {high: {at: last, included: true}}),
  };
}

/** Far less than any figure of the rules, and enough to see on which side of a limit a number lies. */
const SMALL_STEP = 0.001;

/** The limits lie between an affected number and one that is not: at either of them, or undefined if they cannot be told. */
function realRange(
  answers: readonly string[],
  others: readonly string[],
  changesAt: (number: number) => boolean,
): Range | undefined {
  const limits = limitsOf(answers, others);
  if (limits === undefined) return undefined;
  const {first, last, below, above} = limits;
  if (below === 0 && above === Infinity) return {low: {at: 0, included: false}};
  const low = below === -Infinity ? undefined : limitAt(first, below, changesAt);
  const high = above === Infinity ? undefined : limitAt(last, above, changesAt);
  if ((below !== -Infinity && low === undefined) || (above !== Infinity && high === undefined)) return undefined;
  return {...(low !== undefined && {low}), ...(high !== undefined && {high})};
}

/** @param inside a number with which something changes; `outside` is the next that was tried, and nothing changes with it */
function limitAt(inside: number, outside: number, changesAt: (number: number) => boolean): Range['low'] {
  const step = outside < inside ? SMALL_STEP : -SMALL_STEP;
  if (!changesAt(inside) || changesAt(outside)) return undefined;
  if (!changesAt(inside - step)) return {at: inside, included: true};
  return changesAt(outside + step) ? {at: outside, included: false} : undefined;
}
