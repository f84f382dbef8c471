/** The tasks of the studio's worker, over files in memory. */
import {toJson} from '../../engine/diagnostics/print.ts';
import {withSharedFiles} from '../../engine/project/layout.ts';
import {type DefinitionEntry, openProject, type ValidDefinition} from '../../engine/project/openProject.ts';
import {throttled} from '../progress.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Answers} from '../workbench/data.ts';
import {caseRuns, evaluatedLines, runsByLine, singleCases} from '../workbench/server/cases.ts';
import {type ReportProgress, summarizeAnalysis, summarizeMutation} from '../workbench/server/summaries.ts';
import {diffsOf, reportText} from './change/diffs.ts';
import type {ProjectFiles, Reply, Request, Tasks} from './protocol.ts';

const MILLISECONDS_BETWEEN_REPORTS = 200;

/** Answers requests one after the other. */
export function answerRequests(post: (reply: Reply) => void): (request: Request) => void {
  let [current, begun] = [0, 0];
  const report: ReportProgress = (progressNow) => {
    const progress = progressNow();
    const millisecondsLeft = ((performance.now() - begun) / progress.done) * (progress.all - progress.done);
    post({id: current, progress: {...progress, millisecondsLeft}});
  };
  const tasks = openTasks(throttled(report, MILLISECONDS_BETWEEN_REPORTS));
  return ({id, task, args}) => {
    [current, begun] = [id, performance.now()];
    try {
      post({id, result: (tasks[task] as (...given: readonly unknown[]) => unknown)(...args)});
    } catch (error) {
      post({id, problem: (error as Error).message});
    }
  };
}

/** @param report receives the progress of the tasks that take long */
export function openTasks(report: ReportProgress): Tasks {
  let files: ProjectFiles = [];
  const project = openProject(() => withSharedFiles(files));
  /** Those of the present files: to get one is to run its cases. */
  const entries = new Map<string, DefinitionEntry | undefined>();
  const entryOf = (id: string): DefinitionEntry | undefined => {
    if (!entries.has(id)) entries.set(id, project.get(id));
    return entries.get(id);
  };
  const validOf = (id: string): ValidDefinition | undefined => entryOf(id)?.valid;
  const tracers = new WeakMap<ValidDefinition, ReturnType<typeof evaluatedLines>>();
  const linesOf = (valid: ValidDefinition, answers: Answers, today: CalendarDay): readonly number[] => {
    const trace = tracers.get(valid) ?? evaluatedLines(valid);
    tracers.set(valid, trace);
    return [...trace([{answers, today}])].toSorted((one, other) => one - other);
  };
  const summaryOf = <Summary>(
    id: string,
    summarize: (entry: DefinitionEntry, report: ReportProgress) => Summary | null,
  ): Summary | null => {
    const entry = entryOf(id);
    return entry === undefined ? null : summarize(entry, report);
  };
  return {
    check: (given, ids) => {
      files = given;
      entries.clear();
      const {diagnostics, runs} = ids === undefined ? project.check() : project.checkSelected(ids);
      const sum = (key: 'cases' | 'steps' | 'compared') => [...runs.values()].reduce((all, run) => all + run[key], 0);
      return {
        diagnostics: diagnostics.map(toJson),
        cases: sum('cases'),
        steps: sum('steps'),
        compared: sum('compared'),
      };
    },
    calculate: (id, answers, day, rules) => {
      const valid = validOf(id);
      if (valid === undefined) return null;
      const {result, card, values} = valid.calculator.under(rules).evaluate(answers, day);
      return {result, card: card(), values: values(), lines: linesOf(valid, answers, day)};
    },
    cases: (id) => {
      const valid = validOf(id);
      if (valid?.cases === undefined) return null;
      return {runs: caseRuns(valid.cases, valid.calculator), runsByLine: runsByLine(valid, singleCases(valid.cases))};
    },
    analyse: (id) => summaryOf(id, summarizeAnalysis),
    diff: (before, after) => reportText(diffsOf(before, after), after),
    mutate: (id) => summaryOf(id, summarizeMutation),
  };
}
