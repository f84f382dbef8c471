/** A proposal of somebody else as data, to be shown side by side: what changes in the rules, for whom, and in the cases that prove them. */
import type {DiagnosticJson} from '../../../engine/diagnostics/print.ts';
import {toJson} from '../../../engine/diagnostics/print.ts';
import {positionAt} from '../../../engine/diagnostics/source.ts';
import {at} from '../../../engine/check/formerNames.ts';
import {get, itemsOf, plainOf, textOf} from '../../../engine/language/yaml/node.ts';
import {read} from '../../../engine/language/yaml/read.ts';
import {isCasesFile} from '../../../engine/diagnostics/source.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';
import type {ChangedDefinition, DefinitionDiff} from '../../analysis/diff/diff.ts';
import {isDatedText, stretchesOf} from '../../analysis/diff/periods.ts';
import type {RuleChange, RuleChangeKind} from '../../analysis/diff/ruleChanges.ts';
import {isEqual} from '../../analysis/equality.ts';
import {reportAnswers} from '../../commands/diffReport/answers.ts';
import type {CardDifference} from '../../commands/diffReport/examples.ts';
import {nameOfCell} from '../../commands/diffReport/tableWords.ts';
import type {ProjectFiles} from '../protocol.ts';
import {type ChangedFile, changedFiles} from './change.ts';
import {diffsOf} from './diffs.ts';

export interface Review {
  readonly definitions: readonly ReviewedDefinition[];
  readonly cases: readonly ReviewedCase[];
}

export interface ReviewedDefinition {
  readonly id: string;
  readonly title: string;
  readonly kind: DefinitionDiff['kind'];
  /** Figures, rules and texts that differ; empty unless its kind is 'changed'. */
  readonly changes: readonly ReviewedChange[];
  /** How many answers have another result, of those that were compared, and whether these were all. */
  readonly answers: {
    readonly changed: number;
    readonly sentences: readonly string[];
    readonly examples: readonly ReviewedExample[];
  };
  /** Why it could not be compared. */
  readonly problems: readonly DiagnosticJson[];
}

export interface ReviewedChange {
  readonly kind: RuleChangeKind;
  /** Of the later version, or of the earlier one if it is only there. */
  readonly file: string;
  readonly line: number;
  /** As editors know it: 'Minimum annual salary'. */
  readonly name: string;
  /** As it is written; missing on the side that does not have it. Of a dated value, what applied and applies from the day on. */
  readonly before?: string;
  readonly after?: string;
  /** The first day on which it differs; missing if it does from the beginning. */
  readonly from?: string;
  readonly unit?: string;
  /** The same in another place of a list. */
  readonly isMoved?: true;
}

/** Answers with which the card says something else. */
export interface ReviewedExample {
  readonly answers: AnswerSet;
  /** The day of the calculation. */
  readonly today: string;
  readonly differences: readonly CardDifference[];
}

/** A case that comes, goes or is another one under the same name: what it was and is, as plain data. */
export interface ReviewedCase {
  readonly file: string;
  readonly name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * @param before all files of the project as they are
 * @param after all files with the proposal
 */
export function review(before: ProjectFiles, after: ProjectFiles): Review {
  return {
    definitions: diffsOf(before, after).map(reviewed),
    cases: changedFiles({before, after})
      .filter(({path}) => isCasesFile(path))
      .flatMap(casesOf),
  };
}

function reviewed(diff: DefinitionDiff): ReviewedDefinition {
  const {id, kind} = diff;
  const about = {id, title: id, kind, changes: [], answers: {changed: 0, sentences: [], examples: []}, problems: []};
  if (kind === 'broken') return {...about, problems: diff.errors.map(toJson)};
  if (kind !== 'changed') return about;
  const {sentences, examples, changed} = reportAnswers(diff);
  return {
    ...about,
    title: textOf(get(diff.versions.after.tree, 'title')) ?? id,
    changes: diff.rules.flatMap((rule) => reviewedChanges(rule, diff)),
    answers: {
      changed,
      sentences,
      examples: examples.map(({answers, today, differences}) => ({answers, today, differences})),
    },
  };
}

/** One for each stretch of days in which a dated value differs, one for anything else. */
function reviewedChanges(rule: RuleChange, {versions}: ChangedDefinition): readonly ReviewedChange[] {
  const {kind, path, from, to, unit, isMoved} = rule;
  const {tree} = to === undefined ? versions.before : versions.after;
  const {source, start} = (at(path, tree) ?? tree).place;
  const about = {
    kind,
    file: source.path,
    line: positionAt(source, start).line,
    name: kind === 'table' ? nameOfCell(rule, tree) : rule.name,
    ...(unit !== undefined && {unit}),
    ...(isMoved && {isMoved}),
  };
  if (from === undefined || to === undefined || ![from, to].some(isDatedText))
    return [{...about, ...(from !== undefined && {before: from}), ...(to !== undefined && {after: to})}];
  return stretchesOf(from, to).map((stretch) => ({
    ...about,
    before: String(stretch.before),
    after: String(stretch.after),
    ...(stretch.from !== undefined && {from: stretch.from}),
  }));
}

function casesOf({path, before, after}: ChangedFile): readonly ReviewedCase[] {
  const [earlier, later] = [before, after].map((text) => namedCases(path, text));
  return [...new Set([...earlier!.keys(), ...later!.keys()])].flatMap((name): readonly ReviewedCase[] => {
    const [was, is] = [earlier!.get(name), later!.get(name)];
    if (isEqual(was, is)) return [];
    return [{file: path, name, ...(was !== undefined && {before: was}), ...(is !== undefined && {after: is})}];
  });
}

/** The cases, people and ladders of a file by name, as plain data. */
function namedCases(path: string, text: string | undefined): ReadonlyMap<string, unknown> {
  const tree = text === undefined ? undefined : read({path, text}, () => undefined);
  const people = get(tree, 'people');
  return new Map([
    ...(people?.kind === 'map'
      ? people.entries.map(({key, value}) => [`people: ${key}`, plainOf(value)] as const)
      : []),
    ...itemsOf(get(tree, 'cases')).map((item) => [textOf(get(item, 'case')) ?? '', plainOf(item)] as const),
    ...itemsOf(get(tree, 'ladders')).map((item, index) => [`ladder ${index + 1}`, plainOf(item)] as const),
  ]);
}
