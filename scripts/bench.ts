/** `npm run bench`: speed, weight and growth, each against its limit and against peers in the same run. */
import {didYouMean} from '../src/engine/diagnostics/nearMiss.ts';
import {defineCommand, showProgress, WrongUse} from '../src/tools/commands/command.ts';
import {holds, inLines, type Benchmark} from './bench/benchmark.ts';

/** In the order in which they run, one at a time, so that none disturbs another. */
const benchmarks: Readonly<Record<string, () => Promise<{readonly benchmark: Benchmark}>>> = {
  engine: () => import('./bench/engine/engine.ts'),
  weight: () => import('./bench/weight/weight.ts'),
  growth: () => import('./bench/growth/growth.ts'),
  page: () => import('./bench/page/page.ts'),
  server: () => import('./bench/server/server.ts'),
};

export const command = defineCommand({
  name: 'bench',
  summary: 'Measures speed, weight, growth, pages and the server against their limits and against other libraries',
  details: 'Exits with 1 when a figure is over its limit. scripts/bench/README.md explains every table.',
  arguments: {
    names: {many: true, placeholder: '<name>', description: `${Object.keys(benchmarks).join(', ')}; all without one`},
  },
  options: {json: {type: 'boolean', description: 'Print JSON'}},
  examples: ['', 'engine weight'],
  async run({names, json}, streams) {
    const reports = [];
    for (const name of chosen(names)) {
      const {benchmark} = await benchmarks[name]!();
      const figures = await benchmark.run((words) => showProgress(`${name}: ${words}`, streams));
      showProgress('', streams);
      if (!json) streams.stdout.write(`${inLines(benchmark.question, figures)}\n`);
      reports.push({name, figures: figures.map((figure) => ({...figure, holds: holds(figure)}))});
    }
    if (json) streams.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
    return reports.every(({figures}) => figures.every((figure) => figure.holds)) ? 0 : 1;
  },
});

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
