/** `npm run mutate`: changes each rule of the definitions and says which changes no case notices. */
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {casesBeside, idOf, isCasesFile, readFiles} from '../../engine/project/files.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import {mutate, type MutationReport, type DefinitionWithCases, type Survivor} from '../analysis/mutate/mutate.ts';
import {type JobOutcome, runInPool} from '../workers/pool.ts';
import {defineCommand, jsonText, showProgress, UsageError, type Streams} from './command.ts';
import {dirOption, yamlFiles} from './definitions.ts';
import {changedFiles} from './git.ts';

export const command = defineCommand({
  name: 'mutate',
  summary: 'Changes every rule, one at a time, and lists the changes that no case notices',
  details: 'Exits with 1 when a change that makes a difference goes unnoticed.',
  arguments: {ids: {many: true, placeholder: '<id>', description: 'Calculators to mutate (default: all)'}},
  options: {
    changed: {type: 'boolean', description: 'Only definitions that changed since the branch left main'},
    json: {type: 'boolean', description: 'Print JSON'},
    dir: dirOption,
  },
  examples: ['green-card-points-calculator', '--changed'],
  async run({ids, changed, json, dir}, streams) {
    const pairs = selectPairs(pairsOf(dir), ids, changed ? changedFiles(dir) : undefined);
    const outcomes = await runInPool(
      new URL('../analysis/mutate/mutate.ts', import.meta.url),
      mutate,
      pairs,
      ({definition}) => definition.text.length,
      progress(pairs.length, streams),
    );
    if (json) streams.stdout.write(jsonText(outcomes.map((outcome) => ('done' in outcome ? outcome.done : outcome))));
    else writeText(outcomes, streams);
    return outcomes.every((outcome) => 'done' in outcome && outcome.done.survivors.length === 0) ? 0 : 1;
  },
});

/** The definitions of a folder that have cases. */
function pairsOf(folder: string): readonly DefinitionWithCases[] {
  const sources = readFiles(yamlFiles(folder), process.cwd(), () => undefined);
  const cases = new Map(sources.filter(({path}) => isCasesFile(path)).map((source) => [source.path, source]));
  return sources.flatMap((definition) => {
    const casesFile = cases.get(casesBeside(definition.path));
    return casesFile === undefined || isCasesFile(definition.path) ? [] : [{definition, cases: casesFile}];
  });
}

function selectPairs(
  pairs: readonly DefinitionWithCases[],
  ids: readonly string[],
  changed: readonly string[] | undefined,
): readonly DefinitionWithCases[] {
  const allIds = pairs.map(({definition}) => idOf(definition.path));
  for (const id of ids)
    if (!allIds.includes(id))
      throw new UsageError(
        `There is no calculator '${id}' with cases. ${didYouMean(id, allIds, "'npm run check' lists the files.")}`,
      );
  return pairs
    .filter((pair) => ids.length === 0 || ids.includes(idOf(pair.definition.path)))
    .filter(
      ({definition, cases}) => changed === undefined || [definition, cases].some(({path}) => changed.includes(path)),
    );
}

/** Shows how many definitions are done. */
function progress(total: number, streams: Streams): () => void {
  let done = 0;
  return () => {
    done++;
    showProgress(done === total ? '' : `${done} of ${total} definitions`, streams);
  };
}

function writeText(outcomes: readonly JobOutcome<MutationReport>[], {stdout, stderr}: Streams): void {
  const reports = outcomes.flatMap((outcome) => ('done' in outcome ? [outcome.done] : []));
  for (const {survivors} of reports) if (survivors.length > 0) stdout.write(`${survivorsText(survivors)}\n`);
  for (const outcome of outcomes) if ('problem' in outcome) stderr.write(`${outcome.problem}\n`);
  stdout.write(`${summaryLine(reports)}\n`);
}

const advice = "  This case would notice it. Check what it expects against the rule's source before you keep it:";

/** A line for each survivor, followed by the case that would notice it; consecutive survivors with the same case share it. */
function survivorsText(survivors: readonly Survivor[]): string {
  return survivors
    .map(({file, line, column, message, case: caseText}, index) => {
      const headline = `${file}:${line}:${column} ${message}.`;
      if (caseText === undefined)
        return `${headline} No answers were found whose results differ, but not all were tried.\n`;
      return survivors[index + 1]?.case === caseText ? headline : `${headline}\n${advice}\n${caseText}`;
    })
    .join('\n');
}

/** '3,788 of 3,788 changes are noticed by a case (100%). …' */
function summaryLine(reports: readonly MutationReport[]): string {
  const sum = (key: 'mutants' | 'noticed' | 'equivalent' | 'refused'): number =>
    reports.reduce((total, report) => total + report[key], 0);
  const [mutants, noticed] = [sum('mutants'), sum('noticed')];
  const percent = mutants === 0 ? 100 : Math.floor((noticed / mutants) * 1000) / 10;
  return [
    `${grouped(noticed)} of ${grouped(mutants)} changes are noticed by a case (${percent}%).`,
    `${grouped(sum('equivalent'))} more change no result, proven for all answers;`,
    `${grouped(sum('refused'))} more do not compile.`,
    `Definitions: ${reports.length}.`,
  ].join(' ');
}
