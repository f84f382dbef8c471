import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {WeightReport} from '../../build/weight/checkBudgets.ts';
import type {Benchmark, Figure, Unit} from '../benchmark.ts';
import {makeProject} from './makeProject.ts';
import {spentOn, type Phase} from './spent.ts';

/** How many definitions; GROWTH=52,520 leaves the longest out. */
const sizes = (process.env.GROWTH ?? '52,520,5200').split(',').map(Number);

/** The growth that counts as linear: from 52 definitions to 5,200. */
const mostTimes = 1.1;
/** Names with hashes make files of the same content differ by some bytes. */
const mostBytesOnPage = 100;

/** What is measured of a project, by what it is. */
const measures = {
  compile: {what: 'compiling, processor time', unit: 's'},
  check: {what: 'compiling and all cases, processor time', unit: 's'},
  checkMemory: {what: 'compiling and all cases, memory', unit: 'MB'},
  build: {what: 'building, processor time', unit: 's'},
  buildMemory: {what: 'building, memory', unit: 'MB'},
  searchIndex: {what: 'search index', unit: 'kB'},
  worker: {what: 'service worker', unit: 'kB'},
  site: {what: 'dist/', unit: 'MB'},
  scripts: {what: "a calculator page's scripts, gzip", unit: 'kB'},
  document: {what: "a calculator page's HTML", unit: 'kB'},
} as const satisfies Record<string, {readonly what: string; readonly unit: Unit}>;

type Measure = keyof typeof measures;
type Measured = Readonly<Record<Measure, number>>;

/** Grow with the number of definitions; the rest may not grow. */
const linear: readonly Measure[] = ['compile', 'check', 'checkMemory', 'build', 'buildMemory', 'searchIndex', 'worker'];

export const benchmark: Benchmark = {
  question: 'What do more definitions cost?',
  async run(tell) {
    const measured = new Map<number, Measured>();
    for (const count of sizes) measured.set(count, await measureProject(count, tell));
    const [first, last] = [Math.min(...sizes), Math.max(...sizes)];
    const names = Object.keys(measures) as Measure[];
    return [
      ...names.flatMap((name) =>
        [...measured].map(([count, of]): Figure => ({
          what: `${count} definitions: ${measures[name].what}`,
          value: of[name],
          unit: measures[name].unit,
        })),
      ),
      ...(first === last ? [] : growth(measured.get(first)!, measured.get(last)!, first, last)),
    ];
  },
};

function growth(before: Measured, after: Measured, first: number, last: number): readonly Figure[] {
  const atMost = Math.round((mostTimes * last) / first);
  return [
    ...linear.map((name): Figure => ({
      what: `${last} against ${first}: ${measures[name].what}`,
      value: after[name] / before[name],
      unit: 'times',
      limit: {atMost},
    })),
    {
      what: `${last} against ${first}: ${measures.scripts.what}, more`,
      value: Math.round(1000 * (after.scripts - before.scripts)),
      unit: 'bytes',
      limit: {atMost: mostBytesOnPage},
    },
  ];
}

async function measureProject(count: number, tell: (words: string) => void): Promise<Measured> {
  tell(`${count} definitions: making them`);
  const {folder, remove} = makeProject(count);
  const spent = (phase: Phase) => {
    tell(`${count} definitions: ${phase}`);
    return spentOn(phase, folder);
  };
  try {
    const compile = await spent('compile');
    const check = await spent('check');
    const build = await spent('build');
    return {
      compile: compile.seconds,
      check: check.seconds,
      checkMemory: check.megabytes,
      build: build.seconds,
      buildMemory: build.megabytes,
      ...measureSite(folder),
    };
  } finally {
    remove();
  }
}

/** The calculator whose page is weighed; its name, questions and rules are the same in a site of any size. */
const sample = 'green-card-points-calculator';

function measureSite(project: string): Pick<Measured, 'searchIndex' | 'worker' | 'site' | 'scripts' | 'document'> {
  const dist = join(project, 'dist');
  const kilobytes = (name: string): number => statSync(join(dist, name)).size / 1000;
  const names = readdirSync(dist, {recursive: true, encoding: 'utf8'});
  const index = names.find((name) => /^assets.search-[\w-]+\.json$/.test(name))!;
  const report = join(project, 'node_modules/.cache/visatally/weight.json');
  const {pages}: WeightReport = JSON.parse(readFileSync(report, 'utf8'));
  return {
    searchIndex: kilobytes(index),
    worker: kilobytes('service-worker.js'),
    site: names.reduce((sum, name) => sum + kilobytes(name), 0) / 1000,
    scripts: pages.find(({path}) => path === `/${sample}`)!.scripts,
    document: kilobytes(`${sample}.html`),
  };
}
