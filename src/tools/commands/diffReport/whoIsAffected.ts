/**
 * For whom verdicts and headline figures differ between two editions, in sentences for visitors. Each holds for exactly the answers that it
 * names, or says that it holds only in some cases.
 */
import {calculationKey} from '../../../engine/program/parts.ts';
import {isName, isQuestion, withoutFullStop} from '../../../engine/runtime/english.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {inputNamed} from '../../../engine/language/references.ts';
import type {Model} from '../../../engine/language/model.ts';
import {isChoiceField} from '../../../engine/language/inputs/choice.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import {asTheFormGives} from '../../analysis/diff/formAnswers.ts';
import type {Affected} from '../../analysis/diff/affected.ts';
import {type AnswerList, type AnswerSet, product} from '../../analysis/answerSets.ts';
import type {Box} from '../../analysis/diff/boxes.ts';
import {type HeadlineChange, type HeadlineDiff, headlineChanges} from '../../analysis/diff/headlineChanges.ts';
import {isProven} from '../../analysis/diff/outcome.ts';
import {editionsOf, type Versions} from '../../analysis/diff/versions.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {endOfRules} from '../../../engine/language/inForce.ts';
import {usualRules} from '../../../engine/results/editions.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {describeNumbers} from './affectedWords.ts';
import {type Calculators, calculatorsOf, differencesFor} from './examples.ts';
import {alternatives, type Wording, wordingOf} from './wording.ts';

const words = {
  verdict: {
    all: 'Your result is “{to}” instead of “{from}”, whatever you answer.',
    exactly: 'Your result is “{to}” instead of “{from}” with these answers: {answers}.',
    only: 'In some cases, your result is “{to}” instead of “{from}”, but only with these answers: {answers}.',
    some: 'In some cases, your result is “{to}” instead of “{from}”, for example with these answers: {answers}.',
  },
  figures: {
    all: 'Some figures change, whatever you answer. For example, {figures}.',
    exactly: 'Some figures change with these answers: {answers}. For example, {figures}.',
    only: 'In some cases, figures change, but only with these answers: {answers}. For example, {figures}.',
    some: 'In some cases, figures change. For example, {example}{figures}.',
  },
  details: {
    all: 'Only details below the result change, whatever you answer. For example, {figures}.',
    exactly: 'Only details below the result change, with these answers: {answers}. For example, {figures}.',
    only: 'In some cases, details below the result change, but only with these answers: {answers}. For example, {figures}.',
    some: 'In some cases, details below the result change. For example, {example}{figures}.',
  },
  others: 'As far as we can calculate, everybody else has the same result, though details below it may differ.',
  /** Where not all combinations of answers were tried. */
  othersUnproven: 'For other answers, details below the result may differ.',
  none: 'As far as we can calculate, results stay the same, whatever you answer.',
  noneSeen:
    'We tried {count, plural, one {1 combination} other {{count} combinations}} of answers and found no other result.',
  withExample: 'with {answers}: ',
  instead: '{label}: {now} instead of {then}',
  nothing: 'nothing',
  anyExcept: 'any except {options}',
  quoted: '“{words}”',
} as const;

/**
 * For whom results are different today, in sentences for the calculator's page.
 * @returns none if the rules have one edition, do not differ, or ended: then they have no results
 */
export function affectedToday(source: SourceFile, today: CalendarDay): readonly string[] {
  const versions = editionsOf(source, ['', today]);
  if (!('after' in versions)) return [];
  const {model} = versions.after;
  const end = endOfRules(model);
  if (usualRules(model.definition.dataAsOf) === 'today' || (end !== undefined && end <= today)) return [];
  return sentencesAbout(versions);
}

function sentencesAbout(versions: Versions): readonly string[] {
  // No rule differs.
  if (calculationKey(versions.before.model) === calculationKey(versions.after.model)) return [];
  const diff = headlineChanges(versions);
  const calculators = calculatorsOf(versions);
  const page = calculators.after.page(diff.space.days[0]!);
  const about: About = {
    diff,
    calculators,
    fields: page.fields,
    wording: wordingOf([page]),
    model: versions.after.model,
  };
  const {changes, space, visited} = diff;
  const hasProof = isProven({space, visited});
  if (changes.length === 0) return [hasProof ? words.none : fill(words.noneSeen, {count: visited})];
  const told = changes.map((change, index) => sentencesOf(change, index, about));
  const others = told.some(({isForAll}) => isForAll) ? [] : [hasProof ? words.others : words.othersUnproven];
  return [...told.flatMap(({sentences}) => sentences), ...others];
}

interface About {
  readonly diff: HeadlineDiff;
  readonly calculators: Calculators;
  readonly fields: readonly FormField[];
  readonly wording: Wording;
  readonly model: Model;
}

interface Told {
  readonly sentences: readonly string[];
  /** Whether it happens whatever the answers are. */
  readonly isForAll: boolean;
}

function sentencesOf(change: HeadlineChange, index: number, about: About): Told {
  const {kind, boxes, example} = change;
  const sentence = (scope: keyof (typeof words)['verdict'], answers: string, shown: AnswerSet): string => {
    const inExample = about.fields
      .flatMap(({id}) =>
        (shown[id] ?? '') === '' ? [] : [withAnswer(id, about.wording.answer(id, shown[id]!), about)],
      )
      .join('; ');
    const withExample = inExample === '' ? '' : fill(words.withExample, {answers: inExample});
    const {from, to} = about.diff.changeWith(shown)!;
    return kind === 'verdict'
      ? fill<string>(words.verdict[scope], {
          from: from.verdict ?? '',
          to: to.verdict ?? '',
          answers: scope === 'some' ? inExample : answers,
        })
      : fill<string>(words[kind][scope], {answers, example: withExample, figures: figuresIn(shown, about)});
  };
  const described = boxes?.filter(isAnswered).map((box) => {
    const inside = exampleIn(box, index, about);
    return {inside, answers: answersOf(box, index, about)};
  });
  if (described?.every(({answers}) => answers !== undefined))
    return {
      sentences: described.map(({answers = '', inside}) =>
        sentence(answers === '' ? 'all' : 'exactly', answers, inside),
      ),
      isForAll: described.some(({answers}) => answers === ''),
    };
  const only = isProven(about.diff) ? onlyWith(change, index, about) : '';
  return {sentences: [sentence(only === '' ? 'some' : 'only', only, example.answers)], isForAll: false};
}

/** Whether somebody who answers every question can be in a box. */
const isAnswered = (box: Box): boolean => [...box.values()].every((answers) => answers.some((answer) => answer !== ''));

/** The answers of a box to each question. */
const listsIn = (box: Box, {diff: {space}}: About): readonly AnswerList[] =>
  space.axes.map(({input, answers}) => ({input, answers: box.get(input) ?? [...new Set(answers.flat())]}));

/** Answers of a box as somebody might give them. */
function exampleIn(box: Box, index: number, about: About): AnswerSet {
  const {diff, fields} = about;
  const lists = listsIn(box, about);
  const usual = ([first, ...others]: readonly string[]): string => (first === '' ? (others[0] ?? '') : first!);
  const answers = Object.fromEntries(lists.map(({input, answers: list}) => [input, usual(list)]));
  const isChoice = (input: string): boolean => fields.some((field) => field.id === input && isChoiceField(field));
  const isInside = (set: AnswerSet): boolean =>
    lists.every(({input, answers: list}) => !isChoice(input) || list.includes(set[input]!)) &&
    diff.changeWith(set)?.index === index;
  return asTheFormGives(answers, fields, diff.space.days[0]!, isInside);
}

/** What the card said and says, where that differs: a figure in the largest type, or else the first line. */
function figuresIn(answers: AnswerSet, {diff, calculators}: About): string {
  const {figures, verdict} = diff.changeWith(answers)!.to;
  const lines = differencesFor(answers, diff.space.days[0]!, calculators);
  const headline = lines.find(
    ({after}) => after !== undefined && [...figures, verdict].some((text) => text?.endsWith(after)),
  );
  const {label, before, after} =
    headline ?? lines.find(({before: then, after: now}) => then !== undefined && now !== undefined) ?? lines[0]!;
  const [now, then] = [after, before].map((text) => quotedIfName(withoutFullStop(text ?? words.nothing)));
  return fill(words.instead, {label, now: now!, then: then!});
}

/** A sentence would not show where words with a capital end. */
const quotedIfName = (text: string): string =>
  isName(text) && !/\d$/.test(text) ? fill(words.quoted, {words: text}) : text;

/** 'Visa type: Work', 'Do you have a job offer? Yes' */
function withAnswer(input: string, answer: string, {fields}: Pick<About, 'fields'>): string {
  const label = fields.find(({id}) => id === input)?.label ?? input;
  return `${label}${isQuestion(label) ? '' : ':'} ${answer}`;
}

/** 'Education: University degree; Annual gross salary: from €43,800 to below €50,700'; undefined if a range cannot be told. */
function answersOf(box: Box, index: number, about: About): string | undefined {
  const lists = listsIn(box, about);
  const isChanged = (set: AnswerSet): boolean => about.diff.changeWith(set)?.index === index;
  // Boxes overlap, so that a number outside may be in another one: for the limit, answers with which it is in none.
  const atLimit = (input: string, outside: string): AnswerSet | undefined => {
    for (const set of product(lists.map((each) => (each.input === input ? {input, answers: [outside]} : each))))
      if (!isChanged(set)) return {...set};
    return undefined;
  };
  const parts = about.diff.space.axes.flatMap(({input, answers}): readonly (string | undefined)[] => {
    const some = box.get(input);
    if (some === undefined) return [];
    const others = [...new Set(answers.flat())].filter((answer) => !some.includes(answer));
    return [partOf({input, answers: some, others}, (_, outside) => atLimit(input, outside), index, about)];
  });
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join('; ');
}

function onlyWith({affected: {inputs}, sets}: HeadlineChange, index: number, about: About): string {
  const parts = inputs.flatMap(
    (each) => partOf(each, (inside) => sets.find((set) => set[each.input] === inside), index, about) || [],
  );
  return parts.join('; ');
}

/** Answers to the other questions with which the limit between two numbers shows: something changes at the first and not at the second. */
type AtLimit = (inside: string, outside: string) => AnswerSet | undefined;

function partOf(
  {input, answers, others}: Affected['inputs'][number],
  atLimit: AtLimit,
  index: number,
  {diff, wording, model, fields}: About,
): string | undefined {
  const type = inputNamed(input, model)?.type;
  const rangeOf = (stretch: Stretch): string | undefined => {
    const probe = ({inside, outside}: Limit) => {
      const set = outside === undefined ? undefined : atLimit(inside, outside);
      return (number: string): boolean =>
        set !== undefined && diff.changeWith({...set, [input]: number})?.index === index;
    };
    const [below, above] = [probe(stretch.low), probe(stretch.high)];
    const middle = (Number(stretch.low.inside) + Number(stretch.high.inside)) / 2;
    const isHigh = (number: number): boolean =>
      stretch.low.inside === stretch.high.inside ? number > middle : number >= middle;
    return describeNumbers({input, ...stretch}, {wording, model}, (_, number) =>
      isHigh(Number(number)) ? above(number) : below(number),
    );
  };
  const described =
    type === 'choice' || type === 'yesno'
      ? optionsInWords(input, answers, others, wording)
      : rangesInWords(stretchesOf(answers, others).map(rangeOf));
  // Without an answer there is no result, or another one: nobody has to be told.
  return described && withAnswer(input, described, {fields});
}

interface Limit {
  readonly inside: string;
  /** The next number without the change; undefined if there is none. */
  readonly outside: string | undefined;
}

/** Numbers with which something changes, with none between them without it. */
interface Stretch {
  readonly answers: readonly string[];
  /** All numbers outside. */
  readonly others: readonly string[];
  readonly low: Limit;
  readonly high: Limit;
}

function stretchesOf(answers: readonly string[], others: readonly string[]): readonly Stretch[] {
  const all = [...answers, ...others]
    .filter((answer) => answer !== '')
    .toSorted((one, other) => Number(one) - Number(other));
  const isIn = (answer: string | undefined): boolean => answer !== undefined && answers.includes(answer);
  return all.flatMap((first, start) => {
    if (!isIn(first) || isIn(all[start - 1])) return [];
    const next = all.findIndex((answer, index) => index > start && !isIn(answer));
    const end = next === -1 ? all.length : next;
    const stretch = all.slice(start, end);
    return [
      {
        answers: stretch,
        others: all.filter((answer) => !stretch.includes(answer)),
        low: {inside: first, outside: all[start - 1]},
        high: {inside: stretch.at(-1)!, outside: all[end]},
      },
    ];
  });
}

/** 'from €3,381 to below €4,357 or from €4,612 to below €5,942' */
const rangesInWords = (ranges: readonly (string | undefined)[]): string | undefined =>
  ranges.includes(undefined) ? undefined : alternatives(ranges as readonly string[]);

/** Longer lists are told by what they leave out. */
const MAX_LABELS = 6;

function optionsInWords(
  input: string,
  answers: readonly string[],
  others: readonly string[],
  wording: Wording,
): string {
  const isAnswer = (option: string): boolean => option !== '';
  const labels = (options: readonly string[]): string =>
    alternatives(options.map((option) => wording.answer(input, option)));
  const [given, exceptions] = [answers.filter(isAnswer), others.filter(isAnswer)];
  if (exceptions.length === 0) return '';
  return given.length > MAX_LABELS && exceptions.length < given.length
    ? fill(words.anyExcept, {options: labels(exceptions)})
    : labels(given);
}
