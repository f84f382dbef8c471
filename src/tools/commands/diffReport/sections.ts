/** What changes beside the answers, each kind under its own heading. */
import {calendarDay, inUnit} from '../../../engine/runtime/formats.ts';
import {labelFromName} from '../../../engine/language/definition/constant.ts';
import {load} from '../../../engine/program/parts.ts';
import type {ChangedDefinition} from '../../analysis/diff/diff.ts';
import type {FormChange} from '../../analysis/diff/formChanges.ts';
import type {OrderChange} from '../../analysis/diff/orderChanges.ts';
import {pageTextSections, type PageTextChange} from '../../analysis/diff/pageTexts.ts';
import type {ResultKeyChange} from '../../analysis/diff/resultKeys.ts';
import type {RuleChange} from '../../analysis/diff/ruleChanges.ts';
import {daysOfPages} from '../../analysis/diff/versions.ts';
import {describeRename, describeRuleChange} from './headlines.ts';
import {formatRuleText} from './ruleText.ts';
import {alternatives, wordingOf} from './wording.ts';

export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The list shows verdicts, so it changes with the answers too. */
export const destinations = 'On the list of destinations';

/** Every section, in the order of a report, also those with nothing in them; rules and answers are elsewhere. */
export function sectionsOf(diff: ChangedDefinition): readonly Section[] {
  const {renames, rules, resultKeys, form, texts, order} = diff;
  const ofKind = (kind: RuleChange['kind']): readonly string[] =>
    rules.filter((rule) => rule.kind === kind).map(describeRuleChange);
  return [
    {heading: 'Names, which saved links use', lines: renames.map(describeRename)},
    {heading: 'Keys of the result, which programs read', lines: resultKeys.map(describeResultKey)},
    {heading: 'What the form asks and accepts', lines: form.map(describeFormChange)},
    {
      heading: destinations,
      lines: rules.filter(({kind}) => kind === 'profile').map((rule) => describeProfile(rule, diff)),
    },
    {heading: 'How the result is shown', lines: ofKind('shown')},
    {heading: 'Texts of the page', lines: [...texts.map(describePageText), ...otherTexts(rules)]},
    {heading: 'In another order', lines: order.map(describeOrder)},
    {heading: 'About the data', lines: ofKind('source')},
    {heading: 'What is excused from the checks of npm run analyse', lines: ofKind('exception')},
  ];
}

function describeResultKey(change: ResultKeyChange): string {
  switch (change.kind) {
    case 'lost':
      return `${change.key} is gone: programs that read it break`;
    case 'new':
      return `${change.key} is new`;
    case 'renamed':
      return `${change.was} is now called ${change.key}: programs that read ${change.was} break`;
    case 'type':
      return `${change.key} is now ${change.to}; it was ${change.from}`;
    case 'words': {
      const {key, lost, added} = change;
      const words = (some: readonly string[]): string => alternatives(some.map((word) => `'${word}'`));
      const parts = [
        ...(lost.length === 0 ? [] : [`can no longer be ${words(lost)}`]),
        ...(added.length === 0 ? [] : [`can now be ${words(added)}`]),
      ];
      return `${key} ${parts.join(', and ')}`;
    }
  }
}

/** 'Highest level of education: now filled in from education', 'Highest education, masters: 'masters' instead of 'bachelors'' */
function describeProfile(rule: RuleChange, {versions}: ChangedDefinition): string {
  const {path, from, to} = rule;
  const [, section, input = '', ...keys] = path;
  if (section !== 'answers' || input === '') return describeRuleChange(rule);
  const [day] = daysOfPages(versions);
  const {question} = wordingOf([versions.after, versions.before].map(({body}) => load(body).page(day!)));
  if (keys.length > 0)
    return describeTexts([question(input), ...keys.filter((key) => key !== 'rows')].join(', '), from, to);
  if (to === undefined) return `${question(input)}: no longer filled in`;
  const former = from === undefined ? '' : `, before from ${formatRuleText(from)}`;
  return `${question(input)}: filled in from ${formatRuleText(to)}${former}`;
}

function describeFormChange(change: FormChange): string {
  const since = change.from === undefined ? '' : `, from ${calendarDay(change.from)}`;
  return `${change.label}: ${whatChanges(change)}${since}`;
}

function whatChanges(change: FormChange): string {
  switch (change.kind) {
    case 'asked':
      return 'a new question';
    case 'no longer asked':
      return 'no longer asked; answers in links no longer count';
    case 'order':
      return 'the order of the questions changed, this question moved';
    case 'order of options':
      return 'the order of the options changed';
    case 'options':
      return describeOptions(change);
    case 'wording':
      return describeTexts(`the ${change.of}`, change.before, change.after);
    case 'min':
    case 'max':
    case 'step':
    case 'many':
      return describeLimit(change);
    case 'type':
    case 'unit':
      return `the ${change.kind} is ${change.after ?? 'none'}; it was ${change.before ?? 'none'}`;
    case 'shown when':
      return describeCondition(change.before, change.after);
  }
}

function describeOptions({lost, added, with: decider}: Extract<FormChange, {kind: 'options'}>): string {
  const under = decider === undefined ? '' : ` with ${decider}`;
  const consequence = decider === undefined ? '; answers with it in links no longer count' : '';
  const named = (labels: readonly string[]): string => alternatives(labels.map((label) => `'${label}'`));
  return [
    ...(lost.length === 0 ? [] : [`no longer offers ${named(lost)}${under}${consequence}`]),
    ...(added.length === 0 ? [] : [`now offers ${named(added)}${under}`]),
  ].join('; ');
}

const limitWords = {
  min: 'the least it accepts is',
  max: 'the most it accepts is',
  step: 'the step is',
  many: 'the most items are',
} as const;

function describeLimit({kind, before, after, unit}: Extract<FormChange, {kind: keyof typeof limitWords}>): string {
  const shown = (limit: number | string | undefined): string =>
    typeof limit === 'number' ? inUnit(limit, unit) : (limit ?? 'not limited');
  const isNarrower =
    kind !== 'step' &&
    (before === undefined || (after !== undefined && (kind === 'min' ? after > before : after < before)));
  const consequence = isNarrower ? ': fewer answers than before' : '';
  return `${limitWords[kind]} ${shown(after)}; it was ${shown(before)}${consequence}`;
}

function describeCondition(before: string | undefined, after: string | undefined): string {
  if (after === undefined) return `always shown; before, only when ${before}`;
  return `shown only when ${after}; before, ${before === undefined ? 'always' : `only when ${before}`}`;
}

/** So many moved things are named. */
const MAX_MOVED = 5;

/** 'Fees per applicant: the order changed, 'Visitor' moved' */
function describeOrder({of, moved}: OrderChange): string {
  const others = moved.length - MAX_MOVED;
  const named = [...moved.slice(0, MAX_MOVED).map(formatRuleText), ...(others > 0 ? [`${others} others`] : [])];
  return `${of}: the order changed (moved: ${named.join('; ')})`;
}

function describePageText({section, from, to, since}: PageTextChange): string {
  const day = since === undefined ? '' : `, from ${calendarDay(since)}`;
  return describeTexts(`${labelFromName(section)}${day}`, from, to);
}

/** 'the hint: 'b' instead of 'a'' */
function describeTexts(name: string, from: string | undefined, to: string | undefined): string {
  if (to === undefined) return `${name}: removed, was '${formatRuleText(from ?? '')}'`;
  return from === undefined ? `${name}: new, '${formatRuleText(to)}'` : `${name}: '${to}' instead of '${from}'`;
}

/** Texts that are not compared as the page shows them: labels and notes in its tables, related calculators, entries of the history. */
function otherTexts(rules: readonly RuleChange[]): readonly string[] {
  const compared = new Set<string>(pageTextSections);
  return rules.filter(({kind, path}) => kind === 'text' && !compared.has(path[0]!)).map(describeRuleChange);
}
