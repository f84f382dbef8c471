/** The words of a proposal: its title, the message of its commit, and the text for the review. */
import {uncapitalized} from '../../../engine/runtime/english.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {isCasesFile} from '../../../engine/diagnostics/source.ts';
import {get, textOf} from '../../../engine/language/yaml/node.ts';
import type {ChangedDefinition, DefinitionDiff} from '../../analysis/diff/diff.ts';
import {isDatedText, stretchesOf, type Stretch} from '../../analysis/diff/periods.ts';
import type {RuleChange} from '../../analysis/diff/ruleChanges.ts';
import {answerRules, headlines} from '../../commands/diffReport/headlines.ts';
import {nameOfCell} from '../../commands/diffReport/tableWords.ts';
import {valueInWords} from '../../commands/diffReport/wording.ts';
import {type Change, changedFiles, withChange} from './change.ts';
import {diffsOf, reportText} from './diffs.ts';
import type {ProjectFiles} from '../protocol.ts';

export interface Proposal {
  /** 'Germany EU Blue Card: minimum annual salary €48,300 → €50,700 from 1 January 2027' */
  readonly title: string;
  /** The title, a blank line, and a line for each changed rule; ends with a line end. */
  readonly message: string;
  /** Markdown: what `npm run diff --markdown` prints. */
  readonly text: string;
}

/** @param files all files of the project, as before the change */
export function proposalOf(files: ProjectFiles, change: Change): Proposal {
  const after = withChange(files, change);
  const diffs = diffsOf(files, after);
  const title = titleOf(diffs, change);
  const lines = diffs.flatMap(linesOf);
  return {
    title,
    message: `${[title, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n')}\n`,
    text: reportText(diffs, after),
  };
}

function titleOf(diffs: readonly DefinitionDiff[], change: Change): string {
  const [diff, ...others] = diffs;
  if (diff === undefined) {
    const files = changedFiles(change);
    return files.every(({path}) => isCasesFile(path))
      ? `Cases of ${namesOf(files.map(({path}) => idOfCases(path)))}`
      : 'No rule changes';
  }
  if (others.length > 0) return `${diffs.length} calculators: ${namesOf(diffs.map(({id}) => id))}`;
  switch (diff.kind) {
    case 'added':
      return `New calculator: ${diff.id}`;
    case 'removed':
      return `${diff.id} is removed`;
    case 'broken':
      return `${diff.id} (it has an error)`;
    case 'changed':
      return `${titleOfCalculator(diff)}: ${whatChanges(diff)}`;
  }
}

/** How many names a title has before it only counts the others. */
const FEW = 3;

function namesOf(names: readonly string[]): string {
  const more = names.length - FEW;
  return [...names.slice(0, FEW), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const idOfCases = (path: string): string => path.replace(/^.*\//, '').replace(/\.cases\.ya?ml$/, '');

/** The title of its page, without the word that all have. */
const titleOfCalculator = ({id, versions}: ChangedDefinition): string =>
  (textOf(get(versions.after.tree, 'title')) ?? id).replace(/ Calculator$/, '');

function whatChanges(diff: ChangedDefinition): string {
  const {rules, renames} = diff;
  const ofAnswers = answerRules(rules);
  const [rule] = ofAnswers;
  if (rule !== undefined && ofAnswers.length === 1)
    return figureInWords(rule, diff) ?? uncapitalized(nameIn(rule, diff));
  if (ofAnswers.length > 1) {
    const inWords = ofAnswers.map((each) => figureInWords(each, diff));
    const all = inWords.join('; ');
    if (inWords.every((words) => words !== undefined) && all.length <= MAX_TITLE_LENGTH) return all;
    return `${ofAnswers.length} ${inWords.every((words) => words !== undefined) ? 'figures' : 'rules'}`;
  }
  if (rules.some(({kind}) => kind === 'form')) return 'questions';
  if (rules.some(({kind}) => kind === 'text' || kind === 'shown')) return 'texts';
  if (renames.length > 0) return 'names';
  return rules.some(({kind}) => kind === 'source') ? 'sources' : 'nothing that visitors see';
}

/** Of the part of a title that is about several figures. */
const MAX_TITLE_LENGTH = 100;

/** 'minimum annual salary €48,300 → €50,700 from 1 January 2027'; undefined for a rule that is no figure, or changes more than once. */
function figureInWords(rule: RuleChange, diff: ChangedDefinition): string | undefined {
  const {from, to, unit} = rule;
  if (from === undefined || to === undefined || rule.isMoved) return undefined;
  if (![from, to].every((text) => isDatedText(text) || /^(?:-?\d+(?:\.\d+)?%?|nothing|\d{4}-\d\d-\d\d)$/.test(text)))
    return undefined;
  const [stretch, ...later] = stretchesOf(from, to);
  if (stretch === undefined || later.length > 0) return undefined;
  return `${uncapitalized(nameIn(rule, diff))} ${stretchInWords(stretch, unit)}`;
}

function stretchInWords({from, until, before, after}: Stretch, unit: string | undefined): string {
  const days = [
    ...(from === undefined ? [] : [`from ${calendarDay(from)}`]),
    ...(until === undefined ? [] : [`before ${calendarDay(until)}`]),
  ];
  return [`${valueInWords(before, unit)} → ${valueInWords(after, unit)}`, ...days].join(' ');
}

function nameIn(rule: RuleChange, {versions}: ChangedDefinition): string {
  return rule.kind === 'table'
    ? nameOfCell(rule, (rule.to === undefined ? versions.before : versions.after).tree)
    : rule.name;
}

function linesOf(diff: DefinitionDiff): readonly string[] {
  if (diff.kind !== 'changed')
    return [`- ${diff.id}: ${diff.kind === 'added' ? 'new' : diff.kind === 'removed' ? 'removed' : 'has an error'}`];
  const sentences = headlines(diff);
  return sentences.map((sentence) => `- ${diff.id}: ${sentence}`);
}
