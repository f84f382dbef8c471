/** How the answers of a calculator change, in sentences: how many, which, with which answers of the form, and how sure that is. */
import type {ResultValue} from '../../../engine/compiled/module.ts';
import {calendarDay, grouped, inUnit, signed} from '../../../engine/runtime/formats.ts';
import {verdictOf} from '../../../engine/blocks/verdict.ts';
import {stepNamed} from '../../../engine/references.ts';
import type {Model} from '../../../engine/model.ts';
import type {TypedExpression} from '../../../engine/expression/types.ts';
import {labelFromName} from '../../../engine/definition/constant.ts';
import {type BehaviourDiff, CARD} from '../../analysis/diff/changeCollector.ts';
import type {ChangedDefinition} from '../../analysis/diff/diff.ts';
import {isProven} from '../../analysis/diff/outcome.ts';
import {describeIncomplete} from '../../analysis/space.ts';
import {describeAffected} from './affectedWords.ts';
import {
  calculatorsOf,
  presentExample,
  shows,
  valueAt,
  type Aspect,
  type Calculators,
  type PresentedExample,
} from './examples.ts';
import {answersInWords, insteadOf, valueInWords, wordingOf, type Wording} from './wording.ts';

/** What was compared: everything that matters, only a sample of it, or nothing because the code is the same. */
export type Certainty = 'proven' | 'sampled';

export interface AnswerReport {
  /** The first says whether, and how many, answers change. */
  readonly sentences: readonly string[];
  readonly examples: readonly PresentedExample[];
  readonly changed: number;
  readonly certainty: Certainty;
  /** 'Checked: every combination of answers that could matter (12,960).' */
  readonly checked: string;
}

/** Said in place of 'No answer changes.' where the keys under which programs read the answers change. */
const onlyKeysChange = 'No value changes, but keys of the result do, which programs read: see below.';

export function reportAnswers({behaviour, versions, resultKeys}: ChangedDefinition): AnswerReport {
  const unchanged = resultKeys.length > 0 ? onlyKeysChange : 'No answer changes.';
  if (behaviour === undefined)
    return {
      sentences: [unchanged],
      examples: [],
      changed: 0,
      certainty: 'proven',
      checked: 'Checked: the code of the calculation is the same in both versions.',
    };
  const certainty: Certainty = isProven(behaviour) ? 'proven' : 'sampled';
  const shared = {changed: behaviour.changed, certainty, checked: describeChecked(behaviour, certainty)};
  if (behaviour.changed === 0)
    return {
      ...shared,
      sentences: [certainty === 'proven' || resultKeys.length > 0 ? unchanged : 'No change was found.'],
      examples: [],
    };
  const calculators = calculatorsOf(versions);
  const [day] = behaviour.affected.days;
  const wording = wordingOf([calculators.after.page(day!), calculators.before.page(day!)]);
  const {after} = versions;
  return {
    ...shared,
    sentences: [
      describeExtent(behaviour, certainty, wording, after.model),
      ...describeVerdicts(behaviour, wording, after.model),
      ...behaviour.figures.map((figure) => describeFigure(figure, calculators, after.model)),
      ...behaviour.words.filter(({followsVerdict}) => !followsVerdict).map(describeWords),
    ],
    examples: examplesOf(behaviour, calculators),
  };
}

function describeChecked({space, visited}: BehaviourDiff, certainty: Certainty): string {
  if (certainty === 'proven') return `Checked: every combination of answers that could matter (${grouped(visited)}).`;
  if (visited < space.size)
    return `Checked: a sample, ${grouped(visited)} of ${grouped(space.size)} combinations of answers that could matter. What was not seen in it may still change.`;
  const reasons = space.incomplete.map(describeIncomplete).join('; ');
  return `Checked: a sample of ${grouped(visited)} combinations of answers, which proves nothing about the others, because ${reasons}.`;
}

/** 'Answers change in 18 of the 108 combinations checked. Only with Visa type: F1, student. Not before 1 January 2027.' */
function describeExtent(
  {changed, visited, affected}: BehaviourDiff,
  certainty: Certainty,
  wording: Wording,
  model: Model,
): string {
  const where = describeAffected(affected, wording, model);
  const extent = `Answers change in ${grouped(changed)} of the ${grouped(visited)} combinations ${certainty === 'proven' ? 'checked' : 'of the sample'}`;
  const [unchanged] = affected.otherDays;
  const [first] = affected.days;
  const days =
    unchanged !== undefined && first !== undefined && unchanged < first
      ? ` None changes before ${calendarDay(first)}.`
      : '';
  return `${extent}${where === '' ? '' : `, ${where}`}.${days}`;
}

function describeVerdicts({verdicts}: BehaviourDiff, wording: Wording, model: Model): readonly string[] {
  if (verdicts.length === 0)
    return [verdictOf(model) === undefined ? 'This calculator gives no verdict.' : 'No verdict changes.'];
  const changes = verdicts.map(({from, to, tones, example, affected}) => {
    const where = describeAffected(affected, wording, model);
    const change =
      tones === undefined
        ? `From ${verdict(from)} to ${verdict(to)}`
        : `${verdict(from)} stays, in another colour: ${tones.to} instead of ${tones.from}`;
    return `${change}: ${combinations(example.count)}${where === '' ? '' : `, ${where}`}.`;
  });
  return [...changes, 'No other verdict changes.'];
}

const combinations = (count: number): string => `${grouped(count)} ${count === 1 ? 'combination' : 'combinations'}`;
const verdict = (words: string | undefined): string =>
  words === undefined ? 'no result' : words === '' ? 'no verdict' : `'${words}'`;

/** 'Total fee (9 combinations): +$20 ($205 instead of $185); with Number of applicants: 10, +$200 ($2,050 instead of $1,850).' */
function describeFigure(
  {key, count, smallest, largest}: BehaviourDiff['figures'][number],
  calculators: Calculators,
  model: Model,
): string {
  const {label, unit} = shownAs(key, model);
  const aspect = {kind: 'result', key} as const;
  const [first, other] = [
    presentExample(smallest, aspect, calculators),
    presentExample(largest, aspect, calculators, 'nearest'),
  ];
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
  return `${label} (${combinations(count)}): for example ${step(first)}${further}.`;
}

/** How the card shows a key of the result: under the label, and with the unit, of the item with the same value. */
function shownAs(key: string, model: Model): {readonly label: string; readonly unit: string | undefined} {
  const items = model.card.flatMap(({items: all, total}) => (total === undefined ? all : [...all, total]));
  const isShown = (typed: TypedExpression | undefined, name: string): boolean =>
    typed?.kind === 'reference' && typed.name === name;
  const own = stepNamed(`result.${key.split('.')[0]}`, model)?.value;
  const field = own?.kind === 'fields' ? own.fields.find((one) => one.key === key.split('.')[1])?.value : own;
  const source = field?.kind === 'expression' && field.typed.kind === 'reference' ? field.typed.name : '';
  const item = items.find(({value}) => isShown(value, `result.${key}`) || isShown(value, source));
  const [label] = item?.label ?? [];
  const unit = item?.unit === 'money' ? model.definition.currency : item?.unit;
  return {label: typeof label === 'string' ? label : labelFromName(key.split('.').at(-1)!), unit};
}

/** 'reasons: 'A degree is required.' instead of 'A diploma is required.' (12 combinations).' */
function describeWords({key, from, to, example}: BehaviourDiff['words'][number]): string {
  if (key === CARD) return `With the same result, only what the card shows changes: ${combinations(example.count)}.`;
  return `${labelFromName(key.split('.').at(-1)!)} (${combinations(example.count)}): ${describeWordChange(from, to)}.`;
}

function describeWordChange(from: ResultValue, to: ResultValue): string {
  if (Array.isArray(from) && Array.isArray(to)) {
    const [before, after] = [from, to].map((list) =>
      list.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))),
    );
    const lost = before!.filter((item) => !after!.includes(item));
    const added = after!.filter((item) => !before!.includes(item));
    const some = (items: readonly string[]): string => items.map((item) => `'${item}'`).join(' and ') || 'nothing';
    return lost.length + added.length === 0 ? 'in another order' : `${some(added)} instead of ${some(lost)}`;
  }
  const words = (value: ResultValue): string | number =>
    typeof value === 'number' || typeof value === 'string'
      ? value
      : value === true
        ? 'yes'
        : value === false
          ? 'no'
          : JSON.stringify(value);
  const [before, after] = [words(from), words(to)];
  if (typeof from === 'boolean' && typeof to === 'boolean') return `${after} instead of ${before}`;
  return typeof before === 'string' && typeof after === 'string'
    ? `${valueInWords(after, undefined)} instead of ${valueInWords(before, undefined)}`
    : insteadOf(after, before, undefined);
}

/** An example of each change of a verdict, then of every other change that none of these shows. */
function examplesOf(behaviour: BehaviourDiff, calculators: Calculators): readonly PresentedExample[] {
  const changes: readonly (readonly [
    Aspect,
    {readonly answers: PresentedExample['answers']; readonly today: string},
  ])[] = [
    ...behaviour.verdicts.map(({from, to, example}) => [{kind: 'verdict', from, to}, example] as const),
    ...behaviour.figures.map(({key, smallest}) => [{kind: 'result', key}, smallest] as const),
    ...behaviour.words
      .filter(({followsVerdict}) => !followsVerdict)
      .map(
        ({key, example}) =>
          [key === CARD ? ({kind: 'card'} as const) : ({kind: 'result', key} as const), example] as const,
      ),
  ];
  const examples: PresentedExample[] = [];
  for (const [aspect, example] of changes) {
    if (examples.some(({answers, today}) => shows(aspect, answers, today, calculators))) continue;
    examples.push(presentExample(example, aspect, calculators));
  }
  return examples;
}
