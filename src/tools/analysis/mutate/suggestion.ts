/** A case that would notice a survivor: the closest person, the answers that differ, and the results that differ. */
import {Document, YAMLMap, type Node} from 'yaml';
import type {Cases} from '../../../engine/language/definition/cases.ts';
import {answersOf} from '../../../engine/project/caseAnswers.ts';
import type {CardText} from '../../../engine/project/cardTexts.ts';
import {differ, type Calculation, type CaseVerdict, type Difference, type Shown, shownBy} from './difference.ts';
import type {AnswerSet} from '../answerSets.ts';
import {daysOfChange} from '../../../engine/language/inForce.ts';
import type {Model} from '../../../engine/language/model.ts';
import {usualRules} from '../../../engine/results/editions.ts';
import {isEqual} from '../equality.ts';

export interface Suggestion {
  readonly person?: string;
  readonly but: AnswerSet;
  readonly today: string;
  /** Where the answers have the result under other rules than those of the page. */
  readonly rules?: string;
  /** The verdict of the unchanged definition, where it differs. */
  readonly verdict?: CaseVerdict;
  /** What the card of the unchanged definition shows, where only the card differs. */
  readonly card?: Readonly<Record<string, CardText | null>>;
  /** The results of the unchanged definition that differ, by key; null if a guard stops it. */
  readonly expect: Readonly<Record<string, unknown>> | null;
}

/** The answers of each person of the cases. */
export function answersOfPeople({people}: Cases): readonly {readonly name: string; readonly answers: AnswerSet}[] {
  return people.map(({name, answers}) => ({name, answers: answersOf(answers)}));
}

export function suggest(
  cases: Cases,
  original: Calculation,
  changed: Calculation,
  {answers, today: day}: Difference,
): Suggestion {
  const today = differ(original, changed, answers, cases.today.day) ? cases.today.day : day;
  const differs = (candidate: AnswerSet): boolean => differ(original, changed, candidate, today);
  const candidates = [{name: undefined, answers: {}}, ...answersOfPeople(cases)].map(({name, answers: base}) => {
    const but = minimalAnswers(base, answers, differs);
    return {name, but, size: Object.keys(but).length + (name === undefined ? 0.5 : 0), base};
  });
  const {name, but, base} = candidates.toSorted((one, other) => one.size - other.size)[0]!;
  const suggested = {...base, ...but};
  const [before, after] = [shownBy(original, suggested, today), shownBy(changed, suggested, today)];
  const differing = <Value>(one: Readonly<Record<string, Value>>, other: Readonly<Record<string, unknown>> = {}) =>
    Object.fromEntries(Object.entries(one).filter(([key, value]) => !isEqual(value, other[key])));
  const expect = before && differing(before.result, after?.result);
  const verdict = before === null || isEqual(before.verdict, after?.verdict) ? null : before.verdict;
  const hasOther = verdict !== null || Object.keys(expect ?? {}).length > 0;
  return {
    ...(name === undefined ? {} : {person: name}),
    but,
    today,
    ...(isDated(original.model) && {rules: 'today'}),
    ...(verdict === null ? {} : {verdict}),
    // What the card shows follows from the result, unless only the card differs.
    ...(before === null || hasOther ? {} : {card: cardDifference(before.card, after?.card ?? {})}),
    expect,
  };
}

/** Whether figures in force, which all versions are compared with, are others than those of the page. */
const isDated = (model: Model): boolean =>
  usualRules(model.definition.dataAsOf) !== 'today' && daysOfChange(model).length > 0;

/** What the card shows that differs; null for what only the changed card shows. */
function cardDifference(before: Shown['card'], after: Shown['card']): NonNullable<Suggestion['card']> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...keys].filter((key) => !isEqual(before[key], after[key])).map((key) => [key, before[key] ?? null]),
  );
}

/** The answers that must differ from the base: an answer is dropped if the versions still differ without it. */
function minimalAnswers(base: AnswerSet, answers: AnswerSet, differs: (candidate: AnswerSet) => boolean): AnswerSet {
  const names = [...new Set([...Object.keys(base), ...Object.keys(answers)])];
  let but: AnswerSet = Object.fromEntries(
    names.map((name) => [name, answers[name] ?? '']).filter(([name, answer]) => answer !== (base[name!] ?? '')),
  );
  for (const name of Object.keys(but)) {
    const {[name]: _, ...fewer} = but;
    if (differs({...base, ...fewer})) but = fewer;
  }
  return but;
}

/** Combines the expectations of two suggestions with the same answers. */
export function merge(one: Suggestion, other: Suggestion): Suggestion {
  return {
    ...one,
    ...other,
    ...(one.card === undefined && other.card === undefined ? {} : {card: {...one.card, ...other.card}}),
    expect: one.expect === null || other.expect === null ? null : {...one.expect, ...other.expect},
  };
}

/** The suggestion as an entry of `cases:`, ready to be pasted. */
export function asYaml({person, but, today, rules, verdict, card, expect}: Suggestion, cases: Cases): string {
  const document = new Document([
    {
      case: 'Describe what this case shows',
      saved: true,
      ...(person === undefined ? {} : {given: person}),
      ...(today === cases.today.day ? {} : {today}),
      ...(rules === undefined || rules === cases.rules?.word ? {} : {rules}),
      ...(Object.keys(but).length === 0
        ? {}
        : {but: Object.fromEntries(Object.entries(but).map(([name, answer]) => [name, yamlAnswer(answer)]))}),
      ...(verdict === undefined ? {} : {verdict}),
      ...(card === undefined ? {} : {card}),
      ...(expect !== null && Object.keys(expect).length === 0 ? {} : {expect}),
    },
  ]);
  const [entry] = (document.contents as unknown as {items: YAMLMap<unknown, Node>[]}).items;
  for (const key of ['but', 'verdict', 'card', 'expect']) {
    const node = entry!.get(key, true) as unknown;
    if (node instanceof YAMLMap) node.flow = true;
  }
  return document.toString({lineWidth: 0, flowCollectionPadding: false}).replace(/^(?=.)/gm, '  ');
}

function yamlAnswer(answer: string): string | number {
  if (answer === '') return 'blank';
  return /^(0|[1-9]\d*)(\.\d*[1-9])?$/.test(answer) ? Number(answer) : answer;
}
