/** `npm run mutate`: changes each rule of the definitions and says which changes no case notices. */
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import {mutate, type Pair} from '../analysis/mutate/definition.ts';
import {summaryOf, survivorsInWords, type MutationReport} from '../analysis/mutate/report.ts';
import {runInPool, type Outcome} from '../workers/pool.ts';
import {casesBeside, idOf, isCasesFile, readFiles} from '../../engine/project/files.ts';
import {defineCommand, showProgress, WrongUse, type Streams} from './command.ts';
import {dirOption, yamlFiles} from './definitions.ts';
import {changedFiles} from './git.ts';

export const command = defineCommand({
  name: 'mutate',
  summary: 'Changes every rule, one at a time, and lists the changes that no case notices',
  details: 'Exits with 1 when a change that makes a difference goes unnoticed.',
  arguments: {ids: {many: true, placeholder: '<id>', description: 'Calculators to mutate; all without one'}},
  options: {
    changed: {type: 'boolean', description: 'Only definitions that changed since the branch left main'},
    json: {type: 'boolean', description: 'Print JSON'},
    dir: dirOption,
  },
  examples: ['green-card-points-calculator', '--changed'],
  async run({ids, changed, json, dir}, streams) {
    const pairs = selectPairs(pairsOf(dir), ids, changed ? changedFiles(dir) : undefined);
    const outcomes = await runInPool(
      new URL('../analysis/mutate/definition.ts', import.meta.url),
      mutate,
      pairs,
      ({definition}) => definition.text.length,
      progress(pairs.length, streams),
    );
    return json ? writeJson(outcomes, streams) : writeText(outcomes, streams);
  },
});

/** The definitions of a folder that have cases. */
function pairsOf(folder: string): readonly Pair[] {
  const sources = readFiles(yamlFiles(folder), process.cwd(), () => undefined);
  const cases = new Map(sources.filter(({path}) => isCasesFile(path)).map((source) => [source.path, source]));
  return sources.flatMap((definition) => {
    const beside = cases.get(casesBeside(definition.path));
    return beside === undefined || isCasesFile(definition.path) ? [] : [{definition, cases: beside}];
  });
}

function selectPairs(
  pairs: readonly Pair[],
  ids: readonly string[],
  changed: readonly string[] | undefined,
): readonly Pair[] {
  const known = pairs.map(({definition}) => idOf(definition.path));
  for (const id of ids)
    if (!known.includes(id))
      throw new WrongUse(
        `There is no calculator '${id}' with cases. ${didYouMean(id, known, "'npm run check' lists the files.")}`,
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

function writeJson(outcomes: readonly Outcome<MutationReport>[], {stdout}: Streams): number {
  stdout.write(
    `${JSON.stringify(
      outcomes.map((outcome) => ('done' in outcome ? outcome.done : outcome)),
      null,
      2,
    )}\n`,
  );
  return isClean(outcomes) ? 0 : 1;
}

function writeText(outcomes: readonly Outcome<MutationReport>[], {stdout, stderr}: Streams): number {
  const reports = outcomes.flatMap((outcome) => ('done' in outcome ? [outcome.done] : []));
  for (const {survivors} of reports) if (survivors.length > 0) stdout.write(`${survivorsInWords(survivors)}\n`);
  for (const outcome of outcomes) if ('problem' in outcome) stderr.write(`${outcome.problem}\n`);
  stdout.write(`${summaryOf(reports)}\n`);
  return isClean(outcomes) ? 0 : 1;
}

function isClean(outcomes: readonly Outcome<MutationReport>[]): boolean {
  return outcomes.every((outcome) => 'done' in outcome && outcome.done.survivors.length === 0);
}
