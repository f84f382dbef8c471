/** What a reviewer reads about a changed definition, whatever the format. */
import {inUnit, month} from '../../../engine/runtime/formats.ts';
import type {ChangedDefinition} from '../../analysis/diff/diff.ts';
import {type Figure, sameFigures} from '../../analysis/diff/sameFigures.ts';
import type {CaseRun} from '../../analysis/diff/caseRun.ts';
import {reportAnswers, type AnswerReport} from './answers.ts';
import {answerRules, headlines, undatedNote} from './headlines.ts';
import {sectionsOf, type Section} from './sections.ts';

/** What a report needs to know besides the two versions of a definition. */
export interface ReviewContext {
  /** Of all definitions of the later version. */
  readonly figures: readonly Figure[];
  /** The cases of the changed definitions, run with the later version; by id. */
  readonly cases: ReadonlyMap<string, CaseRun>;
}

export interface Report {
  readonly title: string;
  /** The changed rules in sentences. */
  readonly headlines: readonly string[];
  readonly answers: AnswerReport;
  readonly sections: readonly Section[];
  /** Where else a changed figure stands. */
  readonly elsewhere: readonly string[];
  readonly source: string;
  /** How many comparisons the cases make, and each one that fails. */
  readonly cases: {readonly summary: string; readonly failures: readonly string[]};
}

export function reportOn(diff: ChangedDefinition, {figures, cases}: ReviewContext): Report {
  const {versions, id} = diff;
  const {after} = versions;
  const run = cases.get(id);
  const note = undatedNote(diff);
  return {
    title: after.model.definition.title.node.text,
    headlines: [...headlines(diff), ...(note === undefined ? [] : [note])],
    answers: reportAnswers(diff),
    sections: sectionsOf(diff),
    elsewhere: answerRules(diff.rules).flatMap((change) =>
      sameFigures(change, {id, country: after.model.definition.country}, figures).map((figure) =>
        describeFigure(figure, id),
      ),
    ),
    source: describeSource(diff),
    cases: {summary: describeCases(run), failures: shortened(run?.failures ?? [])},
  };
}

function describeFigure({id, title, name, value, unit}: Figure, changed: string): string {
  return `${id === changed ? 'this calculator' : `${title} (${id})`}: ${name}, ${inUnit(value, unit)}`;
}

/** The definition's source, and whether the change says from when its data is. */
function describeSource({versions: {before, after}}: ChangedDefinition): string {
  const [then, now] = [before.model.definition, after.model.definition];
  const isSame = then.dataAsOf === now.dataAsOf;
  const asOf = `data as of ${month(now.dataAsOf)}${isSame ? ', which the change leaves as it is' : `, before ${month(then.dataAsOf)}`}`;
  const checked = now.checked === undefined ? '' : `, checked in ${month(now.checked)}`;
  return `${now.source.name}, ${now.source.url} (${asOf}${checked})`;
}

/** A reviewer reads so many failures; an editor gets the others from the check. */
const MAX_FAILURES = 10;

function shortened(failures: readonly string[]): readonly string[] {
  const others = failures.length - MAX_FAILURES;
  return others <= 0 ? failures : [...failures.slice(0, MAX_FAILURES), `and ${others} more: npm run check lists them`];
}

function describeCases(run: CaseRun | undefined): string {
  if (run === undefined || run.compared === 0) return 'There are no worked cases for this calculator.';
  return run.failures.length === 0
    ? `All ${run.compared} comparisons of its worked cases hold.`
    : `${run.failures.length} of ${run.compared} comparisons of its worked cases fail:`;
}
