import {month} from '../../../../engine/runtime/formats.ts';
import {linkTo} from '../../../../app/calculator/base.ts';
import {fill} from '../../../../app/words/placeholders.tsx';
import type {AnalysisSummary, MutationSummary, Summary} from '../../data.ts';
import {States, type State} from '../States.tsx';
import * as words from '../words.ts';

interface RowProps {
  readonly summary: Summary;
  /** Null where it could not run; undefined where it was not asked to. */
  readonly analysis: AnalysisSummary | null | undefined;
  readonly mutation: MutationSummary | null | undefined;
}

/** A calculator in the list of all. */
export function Row({summary, analysis, mutation}: RowProps) {
  const {id, title, due} = summary;
  return (
    <tr>
      <th scope="row">
        <a href={linkTo(`/workbench/${id}`)}>{title}</a>
      </th>
      <td>
        <States states={diagnosticStates(summary)} />
      </td>
      <td>
        <States states={caseStates(summary)} />
      </td>
      <td>
        <States states={found(analysis, analysisStates)} />
      </td>
      <td>
        <States states={found(mutation, mutationStates)} />
      </td>
      <td>{due && <States states={[{tone: due.state === 'overdue' ? 'caution' : 'quiet', text: dueText(due)}]} />}</td>
    </tr>
  );
}

export function diagnosticStates({errors, warnings}: Summary): readonly State[] {
  if (errors + warnings === 0) return [{tone: 'good', text: words.state.sound}];
  return [...counted('bad', words.state.errors, errors), ...counted('caution', words.state.warnings, warnings)];
}

export function caseStates({cases: {passed, failed, notReviewed}}: Summary): readonly State[] {
  return [
    ...counted('good', words.state.passed, passed),
    ...counted('bad', words.state.failed, failed),
    ...counted('caution', words.state.notReviewed, notReviewed),
  ];
}

export function analysisStates({answerSets, findings}: AnalysisSummary): readonly State[] {
  const sets = {tone: 'quiet', text: fill(words.state.answerSets, {count: answerSets.toLocaleString('en')})} as const;
  if (findings.length === 0) return [{tone: 'good', text: words.state.noFindings}, sets];
  return [...counted('bad', words.state.findings, findings.length), sets];
}

export function mutationStates({mutants, killed, survivors}: MutationSummary): readonly State[] {
  const score = fill(words.state.killed, {killed: String(killed), all: String(mutants)});
  return [
    {tone: survivors.length === 0 ? 'good' : 'quiet', text: score},
    ...counted('bad', words.state.survivors, survivors.length),
  ];
}

function found<Found>(result: Found | null | undefined, states: (found: Found) => readonly State[]): readonly State[] {
  if (result === undefined) return [{tone: 'quiet', text: words.overview.notRun}];
  return result === null ? [{tone: 'bad', text: words.overview.cannot}] : states(result);
}

function counted(tone: State['tone'], text: string, count: number): readonly State[] {
  return count === 0 ? [] : [{tone, text: fill(text, {count: String(count)})}];
}

function dueText({state, reviewBy = ''}: NonNullable<Summary['due']>): string {
  return fill(words.due[state], {month: reviewBy === '' ? '' : month(reviewBy)});
}
