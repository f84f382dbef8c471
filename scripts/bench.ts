/** `npm run bench`: measures speed, weight and growth against limits, and against peers in the same run. */
import {didYouMean} from '../src/engine/diagnostics/nearMiss.ts';
import {defineCommand, UsageError} from '../src/tools/commands/command.ts';
import {progressOn} from '../src/tools/progress.ts';
import {formatFigures, isWithinLimit, type Benchmark} from './bench/benchmark.ts';

/** In the order in which they run. They run one at a time, so that they don't compete for the processor. */
const benchmarks: Readonly<Record<string, () => Promise<{readonly benchmark: Benchmark}>>> = {
  engine: () => import('./bench/engine/engine.ts'),
  weight: () => import('./bench/weight/weight.ts'),
  editions: () => import('./bench/weight/editions.ts'),
  growth: () => import('./bench/growth/growth.ts'),
  page: () => import('./bench/page/page.ts'),
  server: () => import('./bench/server/server.ts'),
};

export const command = defineCommand({
  name: 'bench',
  summary: 'Measures speed, weight, growth, pages and the server against their limits and against other libraries',
  details: 'Exits with 1 if a figure is outside its limit. scripts/bench/README.md explains the figures.',
  arguments: {
    names: {many: true, placeholder: '<name>', description: `${Object.keys(benchmarks).join(', ')}; all by default`},
  },
  options: {json: {type: 'boolean', description: 'Print JSON'}},
  examples: ['', 'engine weight'],
  async run({names, json}, streams) {
    const reports = [];
    for (const name of selectBenchmarks(names)) {
      const {benchmark} = await benchmarks[name]!();
      const progress = progressOn(streams.stderr);
      const figures = await benchmark.run((message) => progress.show(`${name}: ${message}`));
      progress.clear();
      if (!json) streams.stdout.write(`${formatFigures(benchmark.question, figures)}\n`);
      reports.push({name, figures: figures.map((figure) => ({...figure, isWithinLimit: isWithinLimit(figure)}))});
    }
    if (json) streams.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
    return reports.every(({figures}) => figures.every((figure) => figure.isWithinLimit)) ? 0 : 1;
  },
});

function selectBenchmarks(names: readonly string[]): readonly string[] {
  const all = Object.keys(benchmarks);
  for (const name of names) {
    if (!Object.hasOwn(benchmarks, name))
      throw new UsageError(
        `There is no benchmark '${name}'. ${didYouMean(name, all, `It is one of: ${all.join(', ')}.`)}`,
      );
  }
  return names.length === 0 ? all : names;
}
