/** What changes in the rules, and from which day on, in sentences: 'From 1 January 2027: $205 instead of $185 (Base fee).' */
import {inputNamed, stepNamed} from '../../../engine/language/references.ts';
import {get, textOf} from '../../../engine/language/yaml/node.ts';
import {load} from '../../../engine/program/parts.ts';
import {addDays} from '../../../engine/runtime/calendar.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import type {ChangedDefinition} from '../../analysis/diff/diff.ts';
import type {Rename} from '../../analysis/diff/renames.ts';
import {periodsOf, stretchesOf, type Stretch} from '../../analysis/diff/periods.ts';
import {type RuleChange, type RuleChangeKind} from '../../analysis/diff/ruleChanges.ts';
import {formatRuleText} from './ruleText.ts';
import {givenAt, nameOfCell, withConstants} from './tableWords.ts';
import {insteadOf, sentenceInQuotes} from './wording.ts';
import {capitalized} from '../../../engine/runtime/english.ts';

const kindsOfRules: ReadonlySet<RuleChangeKind> = new Set(['constant', 'table', 'rule']);

/** The changes of what decides on the answers; keys of the result that come or go are reported as such. */
export function answerRules(rules: readonly RuleChange[]): readonly RuleChange[] {
  const isKey = ({path: [section, ...keys], from, to}: RuleChange): boolean =>
    section === 'result' && keys.length === 1 && (from === undefined || to === undefined);
  return rules.filter((rule) => kindsOfRules.has(rule.kind) && !isKey(rule));
}

/** What a reviewer should know about the days: that one is missing, or what it means and whether visitors are told in advance. */
export function notesOnDays({rules, versions}: Pick<ChangedDefinition, 'rules' | 'versions'>): readonly string[] {
  const values = answerRules(rules).filter(
    (change) =>
      change.kind !== 'rule' && change.from !== undefined && change.to !== undefined && isTimed(change.from, change.to),
  );
  const dated = values.filter((change) => firstDay(change) !== undefined);
  const first = dated.map((change) => firstDay(change)!).toSorted()[0];
  const days = new Set(dated.map((change) => dayThatCounts(change, versions.after)));
  return [
    ...(values.some(appliesAtOnce)
      ? ['No day is given: this applies as soon as it is published, whatever the day.']
      : []),
    ...[...days].map((day) =>
      day === undefined
        ? 'What counts is the day on which somebody uses the calculator, not that of an application or a payment.'
        : `What counts is not the day on which somebody uses the calculator, but this one: ${day}.`,
    ),
    ...(first !== undefined && isAnnounced(first, versions) ? ['Until then the page announces the new figure.'] : []),
  ];
}

/** The label of the day whose figures a table gives; undefined where that is the day of the calculation. */
function dayThatCounts(
  {path: [section, name]}: RuleChange,
  {tree, model}: ChangedDefinition['versions']['after'],
): string | undefined {
  const on = get(get(get(tree, section!), name!), 'on');
  if (on === undefined) return undefined;
  const day = textOf(on) ?? '';
  return stepNamed(day, model)?.named.label ?? inputNamed(day, model)?.label.node.text ?? day;
}

/** Whether the rules on the page announce the day in advance. */
function isAnnounced(day: string, {before, after}: ChangedDefinition['versions']): boolean {
  const [then, now] = [before, after].map(({body}) =>
    load(body)
      .documentation(addDays(day, -1)!)
      .rules.flatMap(({rows}) => rows.flatMap(({texts}) => texts))
      .filter((text) => text.includes(calendarDay(day))),
  );
  return now!.some((text) => !then!.includes(text));
}

/** A sentence for each changed rule; the last says before which day nothing changes, if there is such a day. */
export function headlines({rules, versions}: Pick<ChangedDefinition, 'rules' | 'versions'>): readonly string[] {
  const changes = answerRules(rules);
  if (changes.length === 0) return [];
  const firstDays = changes.map(firstDay);
  const sentences = changes.map((change) => headline(change, versions));
  const dated = firstDays.filter((day) => day !== undefined);
  const [first] = dated.toSorted();
  if (first === undefined || dated.length < changes.length) return sentences;
  const before = new Set(dated).size === 1 ? 'Before that day' : `Before ${calendarDay(first)}`;
  const whatElse = rules.length === changes.length ? 'nothing changes' : 'no answer changes';
  return [...sentences, `${before} ${whatElse}.`];
}

/** The same for visitors: figures as they were and are, and of other rules, which are formulas, only that they have changed. */
export function headlinesForVisitors(diff: Pick<ChangedDefinition, 'rules' | 'versions'>): readonly string[] {
  const changes = answerRules(diff.rules);
  const figures = changes.filter(
    ({kind, from, to}) => kind !== 'rule' && from !== undefined && to !== undefined && isTimed(from, to),
  );
  if (figures.length === changes.length) return headlines(diff);
  return [
    ...figures.map((change) => headline(change, diff.versions)),
    figures.length === 0 ? 'The rules have changed.' : 'Other rules have changed, too.',
  ];
}

/** Whether a rule is a value, with or without dates, in both versions. */
const isTimed = (from: string, to: string): boolean => [from, to].every((text) => !text.startsWith('{'));

/** The first day on which the rule differs; undefined if it does from the beginning. */
function firstDay({from, to}: RuleChange): string | undefined {
  return from === undefined || to === undefined || !isTimed(from, to) ? undefined : stretchesOf(from, to)[0]?.from;
}

/** Whether the rule differs on every day, whichever it is published on. */
function appliesAtOnce({from, to}: RuleChange): boolean {
  const stretches = stretchesOf(from!, to!);
  return (
    stretches.length > 0 &&
    stretches.every(({from: day}, index) => day === stretches[index - 1]?.until) &&
    stretches.at(-1)!.until === undefined
  );
}

function headline(written: RuleChange, {before, after}: ChangedDefinition['versions']): string {
  const change = withConstants(written, before.tree, after.tree);
  const {from, to, unit, kind, path, isMoved} = change;
  const name = kind === 'table' ? nameOfCell(change, (to === undefined ? before : after).tree) : change.name;
  if (!isMoved && (from === undefined || to === undefined)) {
    const given = givenAt(path, (to === undefined ? before : after).tree);
    if (given !== undefined) return `${name}: ${to === undefined ? 'removed, was' : 'new,'} ${given}.`;
  }
  if (from === undefined || to === undefined || kind === 'rule' || !isTimed(from, to))
    return `${describeRuleChange({...change, name})}.`;
  const stretches = stretchesOf(from, to);
  if (stretches.length === 0) return `${name}: written in another way, with the same value on every day.`;
  return stretches.map((stretch) => describeStretch(stretch, name, unit)).join(' ');
}

function describeStretch({from, until, before, after}: Stretch, name: string, unit: string | undefined): string {
  const values = insteadOf(after, before, unit);
  if (from === undefined && until === undefined) return `${name}: ${values}.`;
  const days = [
    ...(from === undefined ? [] : [`from ${calendarDay(from)}`]),
    ...(until === undefined ? [] : [`before ${calendarDay(until)}`]),
  ].join(' and ');
  return `${capitalized(days)}: ${values} (${name}).`;
}

/** 'Base fee, H1B: 205 → 460 USD' */
export function describeRuleChange({name, from, to, unit, isMoved}: RuleChange): string {
  const isDated = [from, to].some((text) => text !== undefined && periodsOf(text).length > 1);
  const suffix = unit === undefined || isDated ? '' : ` ${unit}`;
  const words = (text: string): string => sentenceInQuotes(formatRuleText(text));
  if (isMoved) return `${name}: moved, ${words(to!)}`;
  if (from === undefined) return `${name}: new, ${words(to!)}${suffix}`;
  return to === undefined
    ? `${name}: removed, was ${words(from)}${suffix}`
    : `${name}: ${words(from)} → ${words(to)}${suffix}`;
}

/** 'option cook of job is now called chef' */
export function describeRename({kind, was, is, owner}: Rename): string {
  return `${kind} ${was}${owner === undefined || owner === 'result' ? '' : ` of ${owner}`} is now called ${is}`;
}
