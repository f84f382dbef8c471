/** The sentences of a diff, the same in the text for a terminal and for a review comment. */
import type {ResultValue} from '../../engine/compiled/module.ts';
import {type Behaviour, CARD} from '../analysis/diff/behaviour.ts';
import type {Difference} from '../analysis/diff/diff.ts';
import type {Rename} from '../analysis/diff/renames.ts';
import type {RuleChange} from '../analysis/diff/ruleChanges.ts';
import {load} from '../../engine/compile.ts';
import {calendarDay, grouped} from '../../engine/runtime/formats.ts';
import type {AnswerSet} from '../analysis/answerSets.ts';
import {pageLink} from './exampleLines.ts';

export type Changed = Extract<Difference, {kind: 'changed'}>;

/** 'Base fee, H1B: 205 → 460 USD' */
export function ruleInWords({name, from, to, unit}: RuleChange): string {
  const suffix = unit === undefined ? '' : ` ${unit}`;
  if (from === undefined) return `${name}: new, ${shortened(to!)}${suffix}`;
  return to === undefined
    ? `${name}: taken out, was ${shortened(from)}${suffix}`
    : `${name}: ${shortened(from)} → ${shortened(to)}${suffix}`;
}

export function renameInWords({kind, was, is, input}: Rename): string {
  return `${kind} ${was} is called ${is} now${input === undefined ? '' : `, of ${input}`}`;
}

/** Groups the digits of a figure, lists the periods of a dated value, and cuts a long text. */
function shortened(text: string): string {
  if (text.startsWith('[{"from":'))
    return (JSON.parse(text) as readonly {from: string; value: string | number}[])
      .map(({from, value}) => `${shortened(String(value))} from ${calendarDay(from)}`)
      .join(', ');
  if (/^\d{4,}(\.\d+)?$/.test(text)) return Number(text).toLocaleString('en', {maximumFractionDigits: 10});
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

/** The first sentence of what happens to the answers. */
export function behaviourInWords({behaviour, rules, renames}: Changed): string {
  const isText = renames.length === 0 && rules.every(({kind}) => kind === 'text' || kind === 'source');
  const texts = isText && rules.length > 0 ? 'Only texts differ. ' : '';
  if (behaviour === undefined) return `${texts}No answer changes: the calculation is the same to the letter.`;
  const {space, visited, changed, words} = behaviour;
  const unknown =
    space.incomplete.length === 0
      ? ''
      : ` Not every place is known at which the rules tell the values of ${space.incomplete.join(', ')} apart, so that this is no proof.`;
  const part =
    visited < space.size
      ? ` The space is too large: ${grouped(visited)} of ${grouped(space.size)} answer sets were covered, evenly spread.`
      : '';
  const proven = unknown === '' && part === '';
  if (changed === 0)
    return `${texts}No answer changes${proven ? '' : ' among those compared'}: all ${grouped(visited)} answer sets that either version can tell apart give the same.${part}${unknown}`;
  const onCard = words.find(({key}) => key === CARD)?.example.count ?? 0;
  const only =
    onCard === 0 ? '' : onCard === changed ? ', only on the card' : `, ${grouped(onCard)} of them only on the card`;
  return `${grouped(changed)} of ${grouped(visited)} answer sets that either version can tell apart change${only}.${part}${unknown}`;
}

/** '8,316 of 20,000 from 'Eligible' to 'Not eligible'' */
export function verdictInWords(
  {from, to, tones, example}: Behaviour['verdicts'][number],
  {visited}: Behaviour,
): string {
  const part = `${grouped(example.count)} of ${grouped(visited)}`;
  if (tones !== undefined) return `${part} stay ${verdict(from)}, in another tone: ${tones.from} → ${tones.to}`;
  return `${part} from ${verdict(from)} to ${verdict(to)}`;
}

const verdict = (words: string | undefined): string =>
  words === undefined ? 'no result' : words === '' ? 'no verdict' : `'${words}'`;

/** 'total, in 12 answer sets: from -5 (105 → 100) to +20 (80 → 100)' */
export function figureInWords({key, count, smallest, largest}: Behaviour['figures'][number]): string {
  const step = ({from, to}: {from: number; to: number}): string =>
    `${signed(to - from)} (${number(from)} → ${number(to)})`;
  const range =
    smallest === largest || smallest.to - smallest.from === largest.to - largest.from
      ? step(smallest)
      : `from ${step(smallest)} to ${step(largest)}`;
  return `${key}, in ${grouped(count)} answer sets: ${range}`;
}

const number = (value: number): string => value.toLocaleString('en', {maximumFractionDigits: 10});
const signed = (value: number): string => `${value > 0 ? '+' : ''}${number(value)}`;

export function wordsInWords({key, from, to, example}: Behaviour['words'][number]): string {
  return `${key}, in ${grouped(example.count)} answer sets: ${valueText(from)} → ${valueText(to)}`;
}

const valueText = (value: ResultValue): string =>
  shortened(typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

export interface Links {
  readonly before: string;
  readonly after: string;
}

/** Sites that run the rules before and after. */
export type Origins = Links;

/** Links that open the answers with the rules before and after. */
export function linksOf({versions, renames}: Changed, answers: AnswerSet, today: string, origins: Origins): Links {
  const {original, after} = versions;
  const originalName = (name: string, kind: Rename['kind'], input?: string): string =>
    renames.find((each) => each.kind === kind && each.is === name && each.input === input)?.was ?? name;
  const before = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      originalName(name, 'input'),
      originalName(answer, 'option', name),
    ]),
  );
  return {
    before: pageLink(load(original), before, today, origins.before),
    after: pageLink(load(after.body), answers, today, origins.after),
  };
}

/** 'age=30, education=phd', or that nothing is answered. */
export function answersInWords(answers: AnswerSet): string {
  const pairs = Object.entries(answers).map(([name, answer]) => `${name}=${answer}`);
  return pairs.length === 0 ? 'nothing filled in' : pairs.join(', ');
}

/** An example of each change, with the sentence that describes the change. */
export function examplesOf(
  behaviour: Behaviour,
): readonly {readonly says: string; readonly answers: AnswerSet; readonly today: string}[] {
  return [
    ...behaviour.verdicts.map((each) => ({says: verdictInWords(each, behaviour), ...each.example})),
    ...behaviour.figures.flatMap((each) => {
      const {smallest, largest} = each;
      const says = figureInWords(each);
      const same = smallest.to - smallest.from === largest.to - largest.from;
      return [{says, ...smallest}, ...(same ? [] : [{says: '', ...largest}])];
    }),
    ...behaviour.words.map((each) => ({says: wordsInWords(each), ...each.example})),
  ];
}
