/** The tasks of the studio's worker, over files in memory. */
import {withBody} from '../../engine/compile.ts';
import {toJson} from '../../engine/diagnostics/print.ts';
import {idOf} from '../../engine/diagnostics/source.ts';
import {isDefinitionFile, withSharedFiles} from '../../engine/project/layout.ts';
import {codeOf} from '../../engine/program/parts.ts';
import {type DefinitionEntry, openProject, type ValidDefinition} from '../../engine/project/openProject.ts';
import {addCases} from '../commands/addCases.ts';
import {throttled} from '../progress.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {completionsAt} from '../language/completion.ts';
import {hoverAt} from '../language/hover.ts';
import {definitionOf, usesOf} from '../language/names.ts';
import {Project, type Range} from '../language/project.ts';
import {renamableAt, renamed} from '../language/rename.ts';
import type {Answers} from '../workbench/data.ts';
import {caseRuns, evaluatedLines, runsByLine, singleCases} from '../workbench/server/cases.ts';
import {datedSteps} from '../workbench/server/details.ts';
import {type ReportProgress, summarizeAnalysis, summarizeMutation} from '../workbench/server/summaries.ts';
import {diffsOf, reportText} from './change/diffs.ts';
import {problemsIn} from './problems.ts';
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
  /** The same files, for an editor. */
  let language = new Project();
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
      language = new Project(files);
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
    edit: (changed) => {
      const paths = new Set(changed.map(({path}) => path));
      files = [...files.filter(({path}) => !paths.has(path)), ...changed];
      entries.clear();
      for (const {path, text} of changed) language.set(path, text);
    },
    problems: (path) => problemsIn(language, path),
    completions: (path, offset) => completionsAt(language, path, offset),
    hover: (path, offset) => hoverAt(language, path, offset) ?? null,
    definition: (path, offset) => {
      const found = definitionOf(language, path, offset);
      return found === undefined ? null : onlyRange(found);
    },
    uses: (path, offset) => usesOf(language, path, offset).map(onlyRange),
    nameAt: (path, offset) => {
      const found = renamableAt(language, path, offset);
      return 'problem' in found ? {problem: found.problem} : {name: found.use.meaning.name};
    },
    renamed: (path, offset, name) => renamed(language, path, offset, name),
    shown: (id) => {
      const path = language.paths.find((each) => isDefinitionFile(each) && idOf(each) === id);
      const known = path === undefined ? undefined : language.compiled(path);
      if (known === undefined) return null;
      const {body, tree} = withBody(known.compiled, known.source);
      return body === undefined || tree === undefined ? null : {code: codeOf(body), datedSteps: datedSteps(tree)};
    },
    withCase: (id, added) => {
      const {valid, casesSource} = entryOf(id) ?? {};
      if (valid?.cases === undefined || casesSource === undefined)
        return {problem: 'Fix the errors of the definition and of its cases first.'};
      try {
        const {text, added: count} = addCases(casesSource, [added], valid);
        return count === 0 ? {problem: `There is a case '${added.name}' already.`} : {text};
      } catch (error) {
        return {problem: (error as Error).message};
      }
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

const onlyRange = ({path, start, end}: Range): Range => ({path, start, end});
