// Does a build report which page exceeds its budget, by how much and what grew, and list the contents of each script?
import {describe, expect, it} from 'vitest';
import {resultModules} from '../../scripts/build/chunkGroups.ts';
import {indexChunks, type BuiltChunk} from '../../scripts/build/pageFiles.ts';
import {fetchedBy} from '../../scripts/build/weight/budgets.ts';
import {formatContents, contentsOf} from '../../scripts/build/weight/contents.ts';
import {overBudget} from '../../scripts/build/weight/overBudget.ts';
import {pageWeights} from '../../scripts/build/weight/pageWeights.ts';

const chunk = (file: string, modules: readonly string[], sizes: readonly number[] = []): BuiltChunk => ({
  file,
  imports: [],
  dynamicImports: [],
  styles: [],
  modules,
  sizes,
});
const chunks = indexChunks([
  chunk('assets/entry-11112222.js', ['src/entry.tsx']),
  chunk('assets/fees-11112222.js', ['calculators/europe/fees.yaml']),
  {...chunk('assets/menus-11112222.js', fetchedBy('/about')), imports: ['assets/hover-11112222.js']},
  chunk('assets/hover-11112222.js', ['src/hover.ts']),
  chunk('assets/result-11112222.js', resultModules),
  chunk('assets/feesResult-11112222.js', ['calculators/europe/fees.yaml?result']),
]);
const files = {
  blocking: ['assets/theme-11112222.js'],
  entry: 'assets/entry-11112222.js',
  styles: ['assets/all-11112222.css'],
  lazy: [],
};
const pages = [
  {path: '/about', files: {...files, preloads: []}},
  {path: '/fees', definition: 'calculators/europe/fees.yaml', files: {...files, preloads: ['assets/fees-11112222.js']}},
];
const weights = {
  'assets/theme-11112222.js': 1_000,
  'assets/entry-11112222.js': 100_000,
  'assets/fees-11112222.js': 20_000,
  'assets/menus-11112222.js': 3_000,
  'assets/hover-11112222.js': 1_000,
  'assets/all-11112222.css': 6_000,
  'assets/result-11112222.js': 40_000,
  'assets/feesResult-11112222.js': 3_000,
};

describe('a page', () => {
  it('counts the files that its document lists and those that it fetches itself, each once', () => {
    expect(pageWeights(pages, chunks, weights).map(({path, scripts, styles}) => [path, scripts, styles])).toEqual([
      ['/about', 105, 6],
      ['/fees', 125, 6],
    ]);
  });
});

describe('a calculator', () => {
  it('counts until its first result what that loads too', () => {
    const [, fees] = pageWeights(pages, chunks, weights);
    expect(fees!.firstResult).toEqual({
      files: ['assets/result-11112222.js', 'assets/feesResult-11112222.js'],
      weight: 174,
    });
  });
});

describe('a build', () => {
  const verdict = (now: typeof weights, held?: typeof weights): readonly string[] =>
    overBudget(pageWeights(pages, chunks, now), now, held).split('\n');

  it('passes at exactly the budget', () => {
    expect(verdict(weights)).toEqual(['']);
  });

  it('names the page and what grew most since the last build within budget', () => {
    const now = {
      ...weights,
      'assets/fees-11112222.js': 20_700,
      'assets/hover-11112222.js': 1_200,
      'assets/entry-11112222.js': 99_800,
    };
    const held = {...weights, 'assets/fees-33334444.js': 20_000};
    expect(verdict(now, held)).toEqual([
      '/fees loads 125.7 kB of scripts, gzipped, before any interaction: 0.7 kB more than its budget of 125 kB.',
      '  assets/fees-11112222.js grew by 0.7 kB to 20.7 kB',
      '  assets/hover-11112222.js grew by 0.2 kB to 1.2 kB',
    ]);
  });

  it('names the largest files if no earlier build was within budget', () => {
    const now = {...weights, 'assets/all-11112222.css': 12_100};
    expect(verdict(now)).toContain('  assets/all-11112222.css weighs 12.1 kB');
  });

  it('names the calculator whose first result is too heavy, or in too many files', () => {
    expect(verdict({...weights, 'assets/result-11112222.js': 46_100})).toContain(
      "/fees loads 180.1 kB, gzipped, until its first result is shown, in 2 files beyond the page's: the budget is 180 kB and 6 files.",
    );
    const [fees] = pageWeights(pages, chunks, weights).slice(1);
    const inSevenFiles = {
      ...fees!,
      firstResult: {files: Array<string>(7).fill('assets/part-11112222.js'), weight: 170},
    };
    expect(overBudget([inSevenFiles], weights)).toContain('in 7 files');
  });

  it('lists the first five and how many more there are', () => {
    const many = Array.from({length: 9}, (_, index) => ({...pages[0]!, path: `/${index}`}));
    const now = {...weights, 'assets/entry-11112222.js': 110_000};
    const lines = overBudget(pageWeights(many, chunks, now), now).split('\n');
    expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(5);
    expect(lines.at(-1)).toBe('4 more are over their budgets.');
  });
});

describe('the report', () => {
  it('adds up by package and by folder, largest first', () => {
    const modules = [
      'src/engine/answers/parseDate.ts',
      'node_modules/@tanstack/query-core/build/a.js',
      'src/engine/answers/formValues.ts',
      'node_modules/react/index.js',
    ];
    const contents = contentsOf(chunk('assets/all-11112222.js', modules, [1000, 400, 1500, 9000]), 5200);
    expect(formatContents([contents]).split('\n')).toEqual([
      'assets/all-11112222.js  5.2 kB gzipped',
      '      9.0 kB  react',
      '      2.5 kB  src/engine/answers (2 modules)',
      '      0.4 kB  @tanstack/query-core',
    ]);
  });
});
