/** `npm run mutate`: changes each rule of the definitions and says which changes no case notices. */
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {Pair} from '../analysis/mutate/definition.ts';
import {mutateAll} from '../analysis/mutate/pool.ts';
import {summaryOf, survivorsInWords, type MutationReport} from '../analysis/mutate/report.ts';
import type {Outcome} from '../analysis/threads.ts';
import {casesBeside, idOf, isCasesFile, readFiles} from '../../engine/project/files.ts';
import {changedFiles} from './changedFiles.ts';
import {filesOf, parseOptions, WrongUse} from './options.ts';
import {tellProgress} from './progress.ts';
import type {Command, Streams} from './streams.ts';

/**
 * `mutate [ids…] [--changed] [--dir DIR] [--json]`. Exit 0 when a case notices every change that makes a difference, 1 when
 * there is a survivor, 2 for wrong use. `--changed` takes only the definitions that changed since the branch left main.
 */
export const run: Command = async (args, streams) => {
  try {
    const {flags, values, rest} = parseOptions(args, {'--changed': false, '--json': false, '--dir': true});
    const folder = values.get('--dir') ?? 'calculators';
    const pairs = chosen(pairsOf(folder), rest, flags.has('--changed') ? changedFiles(folder) : undefined);
    const answers = await mutateAll(pairs, progress(pairs.length, streams));
    return flags.has('--json') ? writeJson(answers, streams) : writeText(answers, streams);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    streams.stderr.write(`${error.message}\n`);
    return 2;
  }
};

/** The definitions of a folder that have cases. */
function pairsOf(folder: string): readonly Pair[] {
  const sources = readFiles(filesOf(folder), process.cwd(), () => undefined);
  const cases = new Map(sources.filter(({path}) => isCasesFile(path)).map((source) => [source.path, source]));
  return sources.flatMap((definition) => {
    const beside = cases.get(casesBeside(definition.path));
    return beside === undefined || isCasesFile(definition.path) ? [] : [{definition, cases: beside}];
  });
}

function chosen(
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

/** How many are done. */
function progress(all: number, streams: Streams): () => void {
  let done = 0;
  return () => {
    done++;
    tellProgress(done === all ? '' : `${done} of ${all} definitions`, streams);
  };
}

function writeJson(answers: readonly Outcome<MutationReport>[], {stdout}: Streams): number {
  stdout.write(
    `${JSON.stringify(
      answers.map((answer) => ('done' in answer ? answer.done : answer)),
      null,
      2,
    )}\n`,
  );
  return isClean(answers) ? 0 : 1;
}

function writeText(answers: readonly Outcome<MutationReport>[], {stdout, stderr}: Streams): number {
  const reports = answers.flatMap((answer) => ('done' in answer ? [answer.done] : []));
  for (const {survivors} of reports) if (survivors.length > 0) stdout.write(`${survivorsInWords(survivors)}\n`);
  for (const answer of answers) if ('problem' in answer) stderr.write(`${answer.problem}\n`);
  stdout.write(`${summaryOf(reports)}\n`);
  return isClean(answers) ? 0 : 1;
}

function isClean(answers: readonly Outcome<MutationReport>[]): boolean {
  return answers.every((answer) => 'done' in answer && answer.done.survivors.length === 0);
}
