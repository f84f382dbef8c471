/** `npm run bench`: speed, weight and growth, each against its limit and against peers in the same run. */
import {didYouMean} from '../src/engine/diagnostics/nearMiss.ts';
import {parseOptions, WrongUse} from '../src/tools/commands/options.ts';
import {tellProgress} from '../src/tools/commands/progress.ts';
import type {Command} from '../src/tools/commands/streams.ts';
import {holds, type Benchmark} from './bench/benchmark.ts';
import {inLines} from './bench/table.ts';

/** In the order in which they run, one at a time, so that none disturbs another. */
const benchmarks: Readonly<Record<string, () => Promise<{readonly benchmark: Benchmark}>>> = {
  engine: () => import('./bench/engine/engine.ts'),
  weight: () => import('./bench/weight/weight.ts'),
  growth: () => import('./bench/growth/growth.ts'),
  page: () => import('./bench/page/page.ts'),
  server: () => import('./bench/server/server.ts'),
};

/** `bench [engine …] [--json]`. Exit 1 when a figure is over its limit. */
export const run: Command = async (args, streams) => {
  try {
    const {flags, rest} = parseOptions(args, {'--json': false});
    const asJson = flags.has('--json');
    const reports = [];
    for (const name of chosen(rest)) {
      const {benchmark} = await benchmarks[name]!();
      const figures = await benchmark.run((words) => tellProgress(`${name}: ${words}`, streams));
      tellProgress('', streams);
      if (!asJson) streams.stdout.write(`${inLines(benchmark.question, figures)}\n`);
      reports.push({name, figures: figures.map((figure) => ({...figure, holds: holds(figure)}))});
    }
    if (asJson) streams.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
    return reports.every(({figures}) => figures.every((figure) => figure.holds)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    streams.stderr.write(`${error.message}\n`);
    return 2;
  }
};

function chosen(names: readonly string[]): readonly string[] {
  const all = Object.keys(benchmarks);
  for (const name of names) {
    if (!Object.hasOwn(benchmarks, name))
      throw new WrongUse(
        `There is no benchmark '${name}'. ${didYouMean(name, all, `It is one of: ${all.join(', ')}.`)}`,
      );
  }
  return names.length === 0 ? all : names;
}
