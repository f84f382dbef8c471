/** What a reviewer reads about a changed definition, whatever the format. */
import {inUnit, month} from '../../../engine/runtime/formats.ts';
import {sourcesIn, type UsedSource} from '../../../engine/language/sources.ts';
import {get, textOf} from '../../../engine/language/yaml/node.ts';
import type {ChangedDefinition} from '../../analysis/diff/diff.ts';
import {type Figure, formerFigures, sameFigures} from '../../analysis/diff/sameFigures.ts';
import {ownerOf} from '../../analysis/diff/ruleChanges.ts';
import type {CaseRun} from '../../analysis/diff/caseRun.ts';
import {reportAnswers, type AnswerReport} from './answers.ts';
import {answerRules, headlines, notesOnDays} from './headlines.ts';
import {destinations, sectionsOf, type Section} from './sections.ts';

/** What a report needs to know besides the two versions of a definition. */
export interface ReviewContext {
  /** The figures of all definitions of the later version. */
  readonly figures: readonly Figure[];
  /** The cases of the changed definitions, run with the later version; by id. */
  readonly cases: ReadonlyMap<string, CaseRun>;
  /** The folder of the later version, unless it is the usual one or a revision. */
  readonly dir?: string | undefined;
}

export interface Report {
  readonly title: string;
  /** The changed rules in sentences. */
  readonly headlines: readonly string[];
  /** What a reviewer should know about their days, and what the definition notes on them. */
  readonly notes: readonly string[];
  readonly answers: AnswerReport;
  /** Those with something in them. */
  readonly sections: readonly Section[];
  /** The headings of those with nothing in them. */
  readonly unchanged: readonly string[];
  /** Where else an old figure appears; undefined if no figure has changed. */
  readonly elsewhere: readonly string[] | undefined;
  readonly source: string;
  /** What the change was read from, with the figures that it gives. */
  readonly newSources: readonly string[];
  /** How many comparisons the cases make, and each one that fails. */
  readonly cases: {readonly summary: string; readonly failures: readonly string[]};
}

export function reportOn(diff: ChangedDefinition, {figures, cases}: ReviewContext): Report {
  const {versions, id, rules} = diff;
  const {title, country} = versions.after.model.definition;
  const run = cases.get(id);
  const sections = sectionsOf(diff);
  const changedRules = headlines(diff);
  const answers = reportAnswers(diff);
  const changedFigures = answerRules(rules).filter((change) => formerFigures(change).size > 0);
  const elsewhere = changedFigures.flatMap((change) => sameFigures(change, {id, country}, figures));
  return {
    title: title.node.text,
    headlines: changedRules,
    notes: [...(changedRules.length === 0 ? [] : ['No other rule differs.']), ...notesOnDays(diff), ...notesOn(diff)],
    answers,
    sections: sections.filter(({lines}) => lines.length > 0),
    unchanged: sections
      .filter(({heading, lines}) => lines.length === 0 && !(heading === destinations && answers.changed > 0))
      .map(({heading}) => heading),
    elsewhere: changedFigures.length === 0 ? undefined : elsewhere.map((figure) => describeFigure(figure, id)),
    source: describeSource(diff),
    newSources: newSources(diff).map(describeUsedSource),
    cases: {summary: describeCases(run, answers.changed > 0), failures: shortened(run?.failures ?? [])},
  };
}

/** The notes beside the changed rules, such as where their figures come from, each once. */
function notesOn({rules, versions}: ChangedDefinition): readonly string[] {
  const notes = answerRules(rules).flatMap(({path}) => textOf(get(ownerOf(path, versions.after.tree), 'note')) ?? []);
  return [...new Set(notes)].map((note) => `The definition notes: ${note}`);
}

function describeFigure({id, title, name, value, unit}: Figure, changed: string): string {
  return `${id === changed ? 'this calculator' : `${title} (${id})`}: ${name}, ${inUnit(value, unit)}`;
}

/** The definition's source, and from when its data is. */
function describeSource(diff: ChangedDefinition): string {
  const {before, after} = diff.versions;
  const [then, now] = [before.model.definition, after.model.definition];
  const wasRead = newSources(diff).length > 0;
  const former = then.dataAsOf === now.dataAsOf ? '' : `, before ${month(then.dataAsOf)}`;
  const unread = former === '' && !wasRead ? '; the change does not say that it was read again' : '';
  const checked = now.checked === undefined ? '' : `, checked in ${month(now.checked)}`;
  return `${now.source.name}, ${now.source.url} (data as of ${month(now.dataAsOf)}${former}${unread}${checked})`;
}

/** The sources that only the later version names beside its own. */
function newSources({versions: {before, after}}: ChangedDefinition): readonly UsedSource[] {
  const known = new Set(sourcesIn(before.model.definition).map(({source}) => JSON.stringify(source)));
  const [, ...others] = sourcesIn(after.model.definition);
  return others.filter(({source}) => !known.has(JSON.stringify(source)));
}

function describeUsedSource({
  source: {name, url, brief, document = brief, section, read, quote},
  figures,
}: UsedSource): string {
  const where = [document ?? name, ...(section === undefined ? [] : [section])].join(', ');
  const words = quote === undefined ? 'without its words' : `'${quote}'`;
  return `${figures.join(', ')}: ${where}, read in ${month(read)}, to be verified at ${url}: ${words}`;
}

/** The report lists at most this many failures, each cut to this length; `npm run check` lists all of them in full. */
const [MAX_FAILURES, MAX_LETTERS] = [10, 240];

function shortened(failures: readonly string[]): readonly string[] {
  const others = failures.length - MAX_FAILURES;
  return [
    ...failures
      .slice(0, MAX_FAILURES)
      .map((failure) => (failure.length <= MAX_LETTERS ? failure : `${failure.slice(0, MAX_LETTERS)}…`)),
    ...(others <= 0 ? [] : [`and ${others} more: npm run check lists them`]),
  ];
}

function describeCases(run: CaseRun | undefined, answersChange: boolean): string {
  if (run === undefined || run.compared === 0) return 'There are no worked cases for this calculator.';
  const {compared, failures, testsChange} = run;
  if (failures.length > 0) return `${failures.length} of ${compared} values that they expect are different:`;
  return answersChange && !testsChange
    ? `None covers this change: all ${compared} values that they expect hold with the rules before and after it.`
    : `All ${compared} values that they expect hold.`;
}
