/** For whom verdicts and headline figures differ between two editions, in sentences for visitors: each holds for exactly these answers, or says that it is less. */
import {load} from '../../../engine/program/parts.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {inputNamed} from '../../../engine/language/references.ts';
import type {Model} from '../../../engine/language/model.ts';
import type {Affected} from '../../analysis/diff/affected.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';
import type {Box} from '../../analysis/diff/boxes.ts';
import {type HeadlineChange, type HeadlineDiff, headlineChanges} from '../../analysis/diff/headlineChanges.ts';
import {isProven} from '../../analysis/diff/outcome.ts';
import type {Versions} from '../../analysis/diff/versions.ts';
import {describeNumbers} from './affectedWords.ts';
import {alternatives, answersInWords, type Wording, wordingOf} from './wording.ts';

const words = {
  verdict: {
    all: '“{to}” instead of “{from}”, whatever you answer.',
    exactly: '“{to}” instead of “{from}” with these answers: {answers}.',
    only: '“{to}” instead of “{from}” in some cases, only with these answers: {answers}.',
    some: '“{to}” instead of “{from}” in some cases, for example with these answers: {answers}.',
  },
  figures: {
    all: 'Other figures, whatever you answer. For example, with {example}: {figures}.',
    exactly: 'Other figures with these answers: {answers}. For example, with {example}: {figures}.',
    only: 'Other figures in some cases, only with these answers: {answers}. For example, with {example}: {figures}.',
    some: 'Other figures in some cases. For example, with {example}: {figures}.',
  },
  none: 'Nobody: results stay the same, whatever you answer.',
  noneSeen:
    'We tried {count, plural, one {1 combination} other {{count} combinations}} of answers and found no other result.',
  instead: '{to} instead of {from}',
  noAnswer: 'no answer',
  anythingBut: 'anything but {options}',
} as const;

export interface WhoIsAffected {
  readonly diff: HeadlineDiff;
  readonly sentences: readonly string[];
}

/** @param versions the earlier and the later edition of a definition */
export function whoIsAffected(versions: Versions): WhoIsAffected {
  const diff = headlineChanges(versions);
  const wording = wordingOf([load(versions.after.body).page(diff.space.days[0]!)]);
  const about: About = {diff, wording, model: versions.after.model};
  const {changes, space, visited} = diff;
  const sentences =
    changes.length > 0
      ? changes.flatMap((change, index) => sentencesOf(change, index, about))
      : [isProven({space, visited}) ? words.none : fill(words.noneSeen, {count: visited})];
  return {diff, sentences};
}

interface About {
  readonly diff: HeadlineDiff;
  readonly wording: Wording;
  readonly model: Model;
}

function sentencesOf(change: HeadlineChange, index: number, about: About): readonly string[] {
  const {kind, boxes, affected, example} = change;
  const sentence = (scope: keyof (typeof words)['verdict'], answers: string, shown: AnswerSet): string => {
    const inExample = answersInWords(shown, about.wording);
    const {from, to} = about.diff.changeWith(shown)!;
    return kind === 'verdict'
      ? fill<string>(words.verdict[scope], {
          from: from.verdict ?? '',
          to: to.verdict ?? '',
          answers: scope === 'some' ? inExample : answers,
        })
      : fill<string>(words.figures[scope], {answers, example: inExample, figures: figuresIn({from, to})});
  };
  const described = boxes?.map((box) => {
    const inside = answersIn(box, about);
    return {inside, answers: answersOf(box, inside, index, about)};
  });
  if (described?.every(({answers}) => answers !== undefined))
    return described.map(({answers = '', inside}) => sentence(answers === '' ? 'all' : 'exactly', answers, inside));
  const only = isProven(about.diff) ? onlyWith(affected, example.answers, index, about) : '';
  return [sentence(only === '' ? 'some' : 'only', only, example.answers)];
}

/** One of the answer sets of a box, blank only where nothing else is in it. */
function answersIn(box: Box, {diff: {space}}: About): AnswerSet {
  const usual = ([blank, ...others]: readonly string[]): string => (blank === '' ? (others[0] ?? '') : blank!);
  return Object.fromEntries(space.axes.map(({input, answers}) => [input, usual(box.get(input) ?? answers.flat())]));
}

/** What the verdict and the headline figures were and are, where they differ. */
function figuresIn({from, to}: Pick<HeadlineChange, 'from' | 'to'>): string {
  const [before, after] = [from, to].map(({verdict, figures}) => [verdict ?? '', ...figures]);
  const changed = after!.flatMap((now, index) => {
    const then = before![index] ?? '';
    if (now === then || now === '') return [];
    const [label] = /^[^:]+: /.exec(now) ?? [''];
    return [fill(words.instead, {to: now, from: then.startsWith(label) ? then.slice(label.length) : then})];
  });
  return changed.join('; ');
}

/** 'Education: University degree; Annual gross salary: from €43,800 to below €50,700'; undefined if a range cannot be told. */
function answersOf(box: Box, inside: AnswerSet, index: number, about: About): string | undefined {
  const {axes} = about.diff.space;
  const parts = axes.flatMap(({input, answers}): readonly (string | undefined)[] => {
    const some = box.get(input);
    if (some === undefined) return [];
    const others = [...new Set(answers.flat())].filter((answer) => !some.includes(answer));
    return [partOf({input, answers: some, others}, inside, index, about)];
  });
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join('; ');
}

function onlyWith({inputs}: Affected, inside: AnswerSet, index: number, about: About): string {
  return inputs.flatMap((each) => partOf(each, inside, index, about) || []).join('; ');
}

/** @param inside answers with which the change happens */
function partOf(
  {input, answers, others}: Affected['inputs'][number],
  inside: AnswerSet,
  index: number,
  {diff, wording, model}: About,
): string | undefined {
  const type = inputNamed(input, model)?.type;
  const described =
    type === 'choice' || type === 'yesno'
      ? optionsInWords(input, answers, others, wording)
      : rangesInWords(
          stretchesOf(answers, others).map((stretch) =>
            describeNumbers(
              {input, ...stretch},
              {wording, model},
              (_, answer) => diff.changeWith({...inside, [input]: answer})?.index === index,
            ),
          ),
        );
  // Without an answer there is no result, or another one: nobody has to be told.
  return described && `${wording.question(input)}: ${described}`;
}

interface Stretch {
  readonly answers: readonly string[];
  readonly others: readonly string[];
}

/** Numbers with which something changes, cut where others lie between them; each with all numbers outside. */
function stretchesOf(answers: readonly string[], others: readonly string[]): readonly Stretch[] {
  const all = [...answers, ...others]
    .filter((answer) => answer !== '')
    .toSorted((one, other) => Number(one) - Number(other));
  const stretches: string[][] = [];
  for (const [index, answer] of all.entries()) {
    if (!answers.includes(answer)) continue;
    const last = stretches.at(-1);
    if (last?.at(-1) === all[index - 1] && last !== undefined) last.push(answer);
    else stretches.push([answer]);
  }
  return stretches.map((stretch) => ({answers: stretch, others: all.filter((answer) => !stretch.includes(answer))}));
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
  const labels = (options: readonly string[]): string =>
    alternatives(options.map((option) => (option === '' ? words.noAnswer : wording.answer(input, option))));
  const exceptions = others.filter((option) => option !== '');
  if (exceptions.length === 0) return '';
  return answers.length > MAX_LABELS && exceptions.length < answers.length
    ? fill(words.anythingBut, {options: labels(exceptions)})
    : labels([...answers.filter((answer) => answer !== ''), ...answers.filter((answer) => answer === '')]);
}
