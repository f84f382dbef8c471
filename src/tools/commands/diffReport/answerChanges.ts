/** Each change of the answers in a sentence: of verdicts, of figures, of other values. */
import {labelFromName} from '../../../engine/language/definition/constant.ts';
import {verdictOf} from '../../../engine/blocks/verdict.ts';
import type {ResultValue} from '../../../engine/results/program.ts';
import type {TypedExpression, CheckedText} from '../../../engine/language/typed.ts';
import {nameInSentence} from '../../../engine/plan/inWords/labels.ts';
import type {Model} from '../../../engine/language/model.ts';
import {fieldOf, formulaOf} from '../../../engine/language/readValue.ts';
import {stepNamed} from '../../../engine/language/references.ts';
import {calendarDay, grouped, inUnit, signed} from '../../../engine/runtime/formats.ts';
import {type BehaviourDiff, CARD} from '../../analysis/diff/changeCollector.ts';
import {describeAffected, type AnswerContext} from './affectedWords.ts';
import {presentExample, shows, valueAt, without, type Calculators, type PresentedExample} from './examples.ts';
import {answersInWords, insteadOf} from './wording.ts';

/**
 * The last sentence says that there are no others.
 * @param examples that the report shows
 */
export function describeVerdicts(
  verdicts: BehaviourDiff['verdicts'],
  examples: readonly PresentedExample[],
  context: AnswerContext,
): readonly string[] {
  const {model, certainty, calculators} = context;
  if (verdictOf(model) === undefined && verdicts.length === 0)
    return ['This calculator gives no verdict, so none changes.'];
  const changes = verdicts.map((verdictChange) => {
    const {from, to, anyFigures, tones, example, affected} = verdictChange;
    const aspect = {kind: 'verdict', ...verdictChange} as const;
    const showing = examples.filter(({answers, today}) => shows(aspect, answers, today, calculators));
    const where = describeAffected(
      affected,
      context,
      (input, answer) => shows(aspect, {...example.answers, [input]: answer}, example.today, calculators),
      showing.map(({answers}) => answers),
    );
    const change =
      tones === undefined
        ? `From ${verdict(from)} to ${verdict(to)}`
        : `${verdict(from)} stays, in another colour: ${tones.to} instead of ${tones.from}`;
    const further = anyFigures ? ', or the same with other figures' : '';
    return `${change}${further}: ${combinations(example.count)}${where === '' ? '' : `, ${where}`}.`;
  });
  const noOther = changes.length === 0 ? 'No verdict' : 'No other verdict';
  return [...changes, certainty === 'proven' ? `${noOther} changes.` : `${noOther} was seen to change.`];
}

const combinations = (count: number): string => `${grouped(count)} ${count === 1 ? 'combination' : 'combinations'}`;
const verdict = (words: string | undefined): string =>
  words === undefined ? 'no result' : words === '' ? 'no verdict' : `'${words}'`;

/** 'Total fee (9 combinations): for example +$20 ($205 instead of $185); with Number of applicants: 10, +$200 ($2,050 instead of $1,850).' */
export function describeFigure(
  {key, count, smallest, largest}: BehaviourDiff['figures'][number],
  {calculators, certainty, model}: AnswerContext,
): string {
  const aspect = {kind: 'result', key} as const;
  const [first, other] = [
    presentExample(smallest, aspect, calculators),
    presentExample(largest, aspect, calculators, 'nearest'),
  ];
  const {label, unit} = shownAs(key, model, labelsShown([first, other], calculators));
  const step = ({answers, today}: PresentedExample): string => {
    const [before, after] = [calculators.before, calculators.after].map(
      (calculator) => valueAt(key, calculator.calculate(answers, today)!) as number,
    ) as [number, number];
    return `${signed(after - before, unit)} (${inUnit(after, unit)} instead of ${inUnit(before, unit)})`;
  };
  const differing = Object.fromEntries(
    Object.entries(other.answers).filter(([input, answer]) => first.answers[input] !== answer),
  );
  const further =
    step(first) === step(other) ? '' : `; with ${answersInWords(differing, other.wording)}, ${step(other)}`;
  const isConstant = certainty === 'proven' && smallest.to - smallest.from === largest.to - largest.from;
  return `${label} (${combinations(count)}): ${isConstant ? 'always' : 'for example'} ${step(first)}${further}.`;
}

/** The labels that the card shows for all of these answers. */
function labelsShown(examples: readonly PresentedExample[], {after}: Calculators): readonly string[] {
  const [first = [], ...others] = examples.map(({answers, today}) =>
    after
      .evaluate(answers, today)
      .card()
      .flatMap(({items, total}) => [...items, ...(total === undefined ? [] : [total])])
      .flatMap(({label}) => label ?? []),
  );
  return first.filter((label) => others.every((labels) => labels.includes(label)));
}

/**
 * How the card shows a key of the result: under the label, and with the unit, of the item with the same value.
 * @param labels that the card shows in the examples: an item under a condition may be shown for other answers only
 */
function shownAs(
  key: string,
  model: Model,
  labels: readonly string[],
): {readonly label: string; readonly unit: string | undefined} {
  const items = model.card.flatMap(({items: all, total}) => (total === undefined ? all : [...all, total]));
  const isShown = (typed: TypedExpression | undefined, name: string): boolean =>
    typed?.kind === 'reference' && typed.name === name;
  const own = stepNamed(`result.${key.split('.')[0]}`, model)?.value;
  const formula = formulaOf(fieldOf(own, key.split('.')[1]) ?? own);
  const source = formula?.kind === 'reference' ? formula.name : '';
  const item = items.find(
    ({label, value}) =>
      (isShown(value, `result.${key}`) || isShown(value, source)) &&
      (label?.every((part) => typeof part === 'string') !== true || labels.includes(label.join(''))),
  );
  const unit = item?.unit === 'money' ? model.definition.currency : item?.unit;
  const label = item?.label === undefined ? labelFromName(key.split('.').at(-1)!) : readable(item.label, model);
  return {label, unit};
}

/** A text for all answers: what differs from answer to answer is in brackets, 'Days left on [Day]'. */
function readable(text: CheckedText, model: Model): string {
  const inBrackets = (typed: TypedExpression): string =>
    `[${typed.kind === 'reference' ? nameInSentence(typed.name, model) : '…'}]`;
  return text.map((part) => (typeof part === 'string' ? part : inBrackets(part.typed))).join('');
}

/** 'Reasons (12 combinations): 'A degree is required.' instead of 'A diploma is required.'.' */
export function describeWords({key, from, to, example}: BehaviourDiff['words'][number]): string {
  if (key === CARD) return `With the same result, only what the card shows changes: ${combinations(example.count)}.`;
  return `${labelFromName(key.split('.').at(-1)!)} (${combinations(example.count)}): ${describeWordChange(from, to)}.`;
}

function describeWordChange(from: ResultValue, to: ResultValue): string {
  if (Array.isArray(from) && Array.isArray(to)) {
    const [before, after] = [from, to].map((list) => (list as readonly ResultValue[]).map(shown)) as [
      string[],
      string[],
    ];
    return describeListChange(before, after);
  }
  if (typeof from === 'number' && typeof to === 'number') return insteadOf(to, from, undefined);
  return `${shown(to)} instead of ${shown(from)}`;
}

/** Items that only come or only go are not put in place of others; an item may be in a list twice. */
function describeListChange(before: readonly string[], after: readonly string[]): string {
  const [lost, added] = [without(before, after), without(after, before)];
  const some = (items: readonly string[]): string => items.join(' and ') || 'nothing';
  if (lost.length + added.length === 0) return 'in another order';
  if (added.length === 0 && after.length > 0) return `no longer ${some(lost)}`;
  if (lost.length === 0 && before.length > 0) return `now also ${some(added)}`;
  return `${some(added)} instead of ${some(lost)}`;
}

/** A value of the result in words: a day, a text in quotes, a stage of an application. */
function shown(value: ResultValue): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return grouped(value);
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? calendarDay(value) : `'${value}'`;
  if ('name' in value && 'completed' in value)
    return `'${String(value['name'])}', ${value['completed'] === true ? 'completed' : 'not completed'}`;
  return JSON.stringify(value);
}
