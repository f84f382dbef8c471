import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {idlePages} from '../../../src/app/offline/worker/idlePages.ts';
import type {Version, VersionPage} from '../../../src/app/offline/worker/version.ts';
import type {WeightReport} from '../../build/weight/checkBudgets.ts';
import type {Benchmark, Figure, ReportProgress} from '../benchmark.ts';
import {makeProject} from './makeProject.ts';
import {measurePhase, type Phase} from './measurePhase.ts';

/** Numbers of definitions; GROWTH=53,530,5300 says others. */
const sizes = (process.env.GROWTH ?? '53,530').split(',').map(Number);

/** Growth up to this factor times that of the number of definitions counts as linear. */
const linearTolerance = 1.1;
/** Files with the same content may differ by some bytes, because the hashes in the names of their imports differ. */
const maxScriptGrowthBytes = 100;

const measures = {
  compile: {label: 'compiling, processor time', unit: 's'},
  check: {label: 'compiling and running all cases, processor time', unit: 's'},
  checkMemory: {label: 'compiling and running all cases, peak memory', unit: 'MB'},
  build: {label: 'building the site, processor time', unit: 's'},
  buildMemory: {label: 'building the site, peak memory', unit: 'MB', limit: {atMost: 4_000}},
  searchIndex: {label: 'search index', unit: 'kB'},
  worker: {label: 'service worker, which lists all files', unit: 'kB'},
  shared: {label: 'offline copy, files that pages share', unit: 'kB'},
  idle: {label: 'offline copy, pages fetched when idle', unit: 'kB'},
  site: {label: 'dist/', unit: 'MB'},
  scripts: {label: 'scripts of a calculator page, gzip', unit: 'kB'},
  document: {label: 'HTML of a calculator page', unit: 'kB'},
} as const satisfies Record<string, Pick<Figure, 'label' | 'unit' | 'limit'>>;

type Measure = keyof typeof measures;
type Measurements = Readonly<Record<Measure, number>>;

/** These may grow linearly with the number of definitions; the scripts of a page may not grow. */
const linear: readonly Measure[] = [
  'compile',
  'check',
  'checkMemory',
  'build',
  'buildMemory',
  'searchIndex',
  'worker',
  'shared',
];

export const benchmark: Benchmark = {
  question: 'What do more definitions cost?',
  async run(reportProgress) {
    const bySize = new Map<number, Measurements>();
    for (const size of sizes) bySize.set(size, await measureProject(size, reportProgress));
    const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
    const names = Object.keys(measures) as Measure[];
    return [
      ...names.flatMap((name) =>
        [...bySize].map(([size, measurements]): Figure => ({
          ...measures[name],
          label: `${size} definitions: ${measures[name].label}`,
          value: measurements[name],
        })),
      ),
      ...(smallest === largest ? [] : growthFigures(bySize, smallest, largest)),
    ];
  },
};

function growthFigures(
  bySize: ReadonlyMap<number, Measurements>,
  smallest: number,
  largest: number,
): readonly Figure[] {
  const [before, after] = [bySize.get(smallest)!, bySize.get(largest)!];
  const atMost = Math.round((linearTolerance * largest) / smallest);
  return [
    ...linear.map((name): Figure => ({
      label: `${largest} against ${smallest} definitions: ${measures[name].label}`,
      value: after[name] / before[name],
      unit: 'times',
      limit: {atMost},
    })),
    {
      label: `${largest} against ${smallest} definitions: ${measures.scripts.label}, growth`,
      value: Math.round(1000 * (after.scripts - before.scripts)),
      unit: 'bytes',
      limit: {atMost: maxScriptGrowthBytes},
    },
  ];
}

async function measureProject(size: number, reportProgress: ReportProgress): Promise<Measurements> {
  reportProgress(`${size} definitions: creating the project`);
  const {folder, remove} = makeProject(size);
  const measure = (phase: Phase) => {
    reportProgress(`${size} definitions: ${phase}`);
    return measurePhase(phase, folder);
  };
  try {
    const compile = await measure('compile');
    const check = await measure('check');
    const build = await measure('build');
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

/** The calculator whose page is measured. It is an original, so its content is the same in projects of every size. */
const sample = 'green-card-points-calculator';

type SiteMeasure = Exclude<Measure, 'compile' | 'check' | 'checkMemory' | 'build' | 'buildMemory'>;

function measureSite(folder: string): Pick<Measurements, SiteMeasure> {
  const dist = join(folder, 'dist');
  const kilobytes = (name: string): number => statSync(join(dist, name)).size / 1000;
  const total = (names: readonly string[]): number => names.reduce((sum, name) => sum + kilobytes(name), 0);
  const names = readdirSync(dist, {recursive: true, encoding: 'utf8'});
  const cache = join(folder, 'node_modules/.cache/visatally');
  const {pages}: WeightReport = JSON.parse(readFileSync(join(cache, 'weight.json'), 'utf8'));
  const version: Version = JSON.parse(readFileSync(join(cache, 'version.json'), 'utf8'));
  return {
    searchIndex: total(names.filter((name) => /^assets.search-[\w-]+\.json$/.test(name))),
    worker: kilobytes('service-worker.js'),
    shared: total(version.shared.map(({path}) => fileAt(path))),
    idle: idleBytes(version) / 1000,
    site: total(names) / 1000,
    scripts: pages.find(({path}) => path === `/${sample}`)!.scripts,
    document: kilobytes(`${sample}.html`),
  };
}

/** The file in dist/ of a path that has no extension if it is a page. */
function fileAt(path: string): string {
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** What a first visit fetches unasked, message by message, decompressed. */
function idleBytes({pages}: Version): number {
  const kept = new Set<VersionPage>();
  for (let {next} = idlePages(pages, kept); next.length > 0; {next} = idlePages(pages, kept))
    for (const page of next) kept.add(page);
  return [...kept].reduce((sum, {bytes}) => sum + bytes, 0);
}
