/** `npm run mutate`: changes each rule of the definitions and says which changes no case notices. */
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {isCasesFile, idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import {readFiles} from '../../engine/project/files.ts';
import {casesBeside, isDefinitionFile, sharedFilesOf} from '../../engine/project/layout.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import {
  mutate,
  type DefinitionWithCases,
  type MutationReport,
  type Status,
  type Survivor,
} from '../analysis/mutate/mutate.ts';
import {type OperatorName, operators} from '../analysis/mutate/operators.ts';
import {type JobOutcome, runInPool} from '../workers/pool.ts';
import {progressOn, type ProgressDisplay} from '../progress.ts';
import {defineCommand, jsonText, UsageError, type Streams} from './command.ts';
import {yamlFiles} from './definitions.ts';
import {dirOption} from './options.ts';
import {changedFiles} from './git.ts';

export const command = defineCommand({
  name: 'mutate',
  summary: 'Changes every rule, one at a time, and lists the changes that no case notices',
  details:
    'A change is one of a rule or of the card. Beside each that no case notices is a case that would. Those that are proven to have no effect\n' +
    'for any answers, that do not compile, or that the cases declare under "free" with the reason, are counted apart.\n\n' +
    'Exits with 1 when a change that makes a difference goes unnoticed, or a definition could not be tried, such as one without cases.',
  arguments: {ids: {many: true, placeholder: '<id>', description: 'Calculators to mutate (default: all)'}},
  options: {
    changed: {
      type: 'boolean',
      description: 'Only definitions that changed, or whose shared data did, since the branch left main',
    },
    json: {type: 'boolean', description: 'Print JSON'},
    dir: dirOption,
  },
  examples: ['green-card-points-calculator', '--changed'],
  async run({ids, changed, json, dir}, streams) {
    const chosen = select(definitionsOf(dir), ids, changed ? changedFiles(dir) : undefined);
    const pairs = chosen.flatMap(({definition, cases}) => (cases === undefined ? [] : [{definition, cases}]));
    const untestable = chosen.filter(({cases}) => cases === undefined).map(({definition}) => untested(definition));
    const display = progressOn(streams.stderr);
    const outcomes = await runInPool(
      new URL('../analysis/mutate/mutate.ts', import.meta.url),
      mutate,
      pairs,
      ({definition}) => definition.text.length,
      countDone(pairs.length, display),
    );
    display.clear();
    if (json) {
      const reports = outcomes.map((outcome) => ('done' in outcome ? outcome.done : outcome));
      streams.stdout.write(jsonText([...reports, ...untestable]));
    } else writeText(outcomes, pairs, untestable, streams);
    const areAllNoticed = outcomes.every((outcome) => 'done' in outcome && outcome.done.survivors.length === 0);
    return areAllNoticed && untestable.length === 0 ? 0 : 1;
  },
});

/** A definition, with its cases if it has any. */
type Chosen = Pick<DefinitionWithCases, 'definition'> & Partial<DefinitionWithCases>;

/** A definition that cannot be tried, since nothing could notice a change of it. */
interface Untested {
  readonly id: string;
  readonly problem: string;
}

function untested({path}: SourceFile): Untested {
  const id = idOf(path);
  return {id, problem: `${id} has no cases, so none of its changes could be noticed.`};
}

/** @throws {UsageError} where the folder has no definitions */
function definitionsOf(folder: string): readonly Chosen[] {
  const sources = readFiles(yamlFiles(folder), process.cwd(), () => undefined);
  const cases = new Map(sources.filter(({path}) => isCasesFile(path)).map((source) => [source.path, source]));
  const definitions = sources.filter(({path}) => isDefinitionFile(path));
  if (definitions.length === 0) throw new UsageError(`There are no definitions in '${folder}'.`);
  return definitions.map((definition) => {
    const casesFile = cases.get(casesBeside(definition.path));
    return {definition, ...(casesFile !== undefined && {cases: casesFile})};
  });
}

function select(
  definitions: readonly Chosen[],
  ids: readonly string[],
  changed: readonly string[] | undefined,
): readonly Chosen[] {
  const allIds = definitions.map(({definition}) => idOf(definition.path));
  for (const id of ids)
    if (!allIds.includes(id))
      throw new UsageError(
        `There is no calculator '${id}'. ${didYouMean(id, allIds, "'npm run check' lists the files.")}`,
      );
  return definitions
    .filter(({definition}) => ids.length === 0 || ids.includes(idOf(definition.path)))
    .filter(
      ({definition, cases}) =>
        changed === undefined ||
        [definition, ...(cases === undefined ? [] : [cases]), ...sharedFilesOf(definition)].some(({path}) =>
          changed.includes(path),
        ),
    );
}

/** Shows how many definitions are done. */
function countDone(total: number, {show}: ProgressDisplay): () => void {
  let done = 0;
  return () => show(`${++done} of ${total} definitions`);
}

function writeText(
  outcomes: readonly JobOutcome<MutationReport>[],
  pairs: readonly DefinitionWithCases[],
  untestable: readonly Untested[],
  {stdout, stderr}: Streams,
): void {
  const reports = outcomes.flatMap((outcome) => ('done' in outcome ? [outcome.done] : []));
  for (const {survivors} of reports) if (survivors.length > 0) stdout.write(`${survivorsText(survivors)}\n`);
  for (const [index, outcome] of outcomes.entries())
    if ('problem' in outcome) stderr.write(`${pairs[index]!.definition.path}: not tried: ${outcome.problem}.\n`);
  for (const {problem} of untestable) stderr.write(`${problem}\n`);
  const left = outcomes.length - reports.length + untestable.length;
  // Where nothing was tried, stderr says why, and a table of zeros would hide it.
  if (reports.length > 0) stdout.write(`${summary(reports)}${left === 0 ? '' : ` Not tried: ${left}.`}\n`);
  else if (left === 0) stdout.write('No definition has changed, so there is nothing to try.\n');
}

const advice = "  This case would notice it. Check what it expects against the rule's source before you keep it:";

/** A line for each survivor, followed by the case that would notice it; consecutive survivors with the same case share it. */
function survivorsText(survivors: readonly Survivor[]): string {
  return survivors
    .map(({operator, file, line, column, message, case: caseText}, index) => {
      const headline = `${file}:${line}:${column} ${message}.`;
      if (operator === 'free') return `${headline}\n`;
      if (caseText === undefined)
        return `${headline} No answers were found whose results differ, but not all were tried.\n`;
      return survivors[index + 1]?.case === caseText ? headline : `${headline}\n${advice}\n${caseText}`;
    })
    .join('\n');
}

/** 'x of y changes are noticed by a case …', with a line for each operator and for each reason for which parts are free. */
function summary(reports: readonly MutationReport[]): string {
  const sum = (of: (report: MutationReport) => number): number =>
    reports.reduce((total, report) => total + of(report), 0);
  const [mutants, noticed] = [sum((report) => report.mutants), sum((report) => report.noticed)];
  const share = mutants === 0 ? '' : ` (${Math.floor((noticed / mutants) * 1000) / 10}%)`;
  const names = Object.keys(operators) as OperatorName[];
  const rows = names.map((name) =>
    columns.map(({statuses}) => sum(({counts}) => statuses.reduce((total, status) => total + counts[name][status], 0))),
  );
  const totals = columns.map((_, column) => rows.reduce((total, row) => total + row[column]!, 0));
  const line = (name: string, figures: readonly string[], about: string): string =>
    `${name.padEnd(11)}${figures.map((figure, index) => figure.padStart(columns[index]!.heading.length + 2)).join('')}  ${about}`.trimEnd();
  return [
    line(
      '',
      columns.map(({heading}) => heading),
      '',
    ),
    ...names.map((name, index) => line(name, rows[index]!.map(grouped), operators[name].about)),
    line('all', totals.map(grouped), ''),
    '',
    ...freeLines(reports),
    '',
    `${grouped(noticed)} of ${grouped(mutants)} changes are noticed by a case${share}. Definitions: ${reports.length}.`,
  ].join('\n');
}

/** In the order of the table; not finding a difference does not prove that there is none. */
const columns: readonly {readonly heading: string; readonly statuses: readonly Status[]}[] = [
  {heading: 'noticed', statuses: ['noticed']},
  {heading: 'survive', statuses: ['survived']},
  {heading: 'unproven', statuses: ['unproven']},
  {heading: 'no effect, proven', statuses: ['equivalent']},
  {heading: 'declared free', statuses: ['declared']},
  {heading: 'do not compile', statuses: ['refused']},
];

function freeLines(reports: readonly MutationReport[]): readonly string[] {
  const reasons = [...new Set(reports.flatMap(({free}) => Object.keys(free)))];
  return [
    'Texts and settings that are free, so that no mutant changes them:',
    ...reasons.map((reason) => {
      const count = reports.reduce((total, {free}) => total + (free[reason] ?? 0), 0);
      return `${grouped(count).padStart(7)}  ${reason}`;
    }),
  ];
}
