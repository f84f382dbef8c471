/** What the package weighs, and how fast it calculates. */
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {load} from '../../engine/program/parts.ts';
import {readFiles} from '../../engine/project/files.ts';
import {casesBeside} from '../../engine/project/layout.ts';
import {grouped} from '../../engine/runtime/formats.ts';
import type {DatedAnswers} from '../analysis/answerSets.ts';
import {datedAnswersInFile} from '../analysis/caseAnswers.ts';
import type {CompiledDefinition} from '../commands/definitions.ts';
import type {PackageFile} from './bundle.ts';

/** Lines with the gzipped size of the calculators' modules, of what they share, and of all scripts together. */
export function sizesOf(files: readonly PackageFile[]): string {
  const scripts = weighed(files.filter(({path}) => path.endsWith('.js')));
  const modules = scripts
    .filter(({path}) => path.startsWith('calculators/'))
    .toSorted((one, other) => one.kilobytes - other.kilobytes);
  const shared = scripts.find(({path}) => path === 'shared.js')!;
  const total = (some: typeof scripts): string =>
    `${some.reduce((sum, {kilobytes}) => sum + kilobytes, 0).toFixed(1)} kB`;
  const named = (script: (typeof scripts)[number]): string =>
    `${script.kilobytes.toFixed(1)} kB (${script.path.replace(/^calculators\/|\.js$/g, '')})`;
  return [
    'Gzipped:',
    `  one calculator   ${named(modules[0]!)} to ${named(modules.at(-1)!)}, median ${named(modules[modules.length >> 1]!)}`,
    `  what they share  ${total([shared])}`,
    `  all together     ${total(scripts)}`,
    '',
  ].join('\n');
}

/** Lines with the gzipped size of each module and style sheet that a program imports, without what it loads later. */
export function scriptSizes(files: readonly PackageFile[]): string {
  const lines = weighed(files.filter(({path}) => /^[^/]+\.(?:js|css)$/.test(path))).map(
    ({path, kilobytes}) => `  ${path.padEnd(12)} ${kilobytes.toFixed(1)} kB\n`,
  );
  return `Gzipped, neither minified nor bundled:\n${lines.join('')}`;
}

const weighed = (files: readonly PackageFile[]): readonly {readonly path: string; readonly kilobytes: number}[] =>
  files.map(({path, text}) => ({path, kilobytes: gzipSync(text).length / 1_000}));

/** The functions of a calculator's module that are measured. */
interface Measured {
  calculate(answers: unknown, on: {today: string}): unknown;
}

const MILLISECONDS_EACH = 25;

/**
 * Lines with the calculations a second for the answers of the worked cases: of the emitted code alone, as the site loads it, and
 * of the package, which also reads and checks the answers. Each is the median of all calculators.
 * @param folder the built package
 */
export async function measureSpeed(definitions: readonly CompiledDefinition[], folder: string): Promise<string> {
  const speeds: (readonly [emitted: number, calculate: number])[] = [];
  for (const {id, source, body} of definitions) {
    const [cases] = readFiles([casesBeside(source.path)], process.cwd(), () => undefined);
    const asked = cases === undefined ? [] : datedAnswersInFile(cases);
    if (asked.length === 0) continue;
    const emitted = load(body);
    const published = (await import(pathToFileURL(resolve(folder, `calculators/${id}.js`)).href)) as Measured;
    speeds.push([
      perSecond(asked, ({answers, today}) => emitted.calculate(answers, today)),
      perSecond(asked, ({answers, today}) => published.calculate(answers, {today})),
    ]);
  }
  const line = (name: string, column: 0 | 1): string => {
    const speed = grouped(Math.round(median(speeds.map((row) => row[column]))));
    const share = median(speeds.map((row) => row[column] / row[0]));
    return `  ${name.padEnd(16)} ${speed.padStart(10)} (${(share * 100).toFixed(0)}%)\n`;
  };
  return `Calculations a second:\n${line('emitted code', 0)}${line('calculate', 1)}`;
}

/** Calls a second, over and over with each of the answers, once they have been called as long before. */
function perSecond(asked: readonly DatedAnswers[], calculate: (asked: DatedAnswers) => unknown): number {
  const callsIn = (milliseconds: number): number => {
    const start = performance.now();
    let calls = 0;
    while (performance.now() - start < milliseconds) {
      asked.forEach(calculate);
      calls += asked.length;
    }
    return (calls / (performance.now() - start)) * 1_000;
  };
  callsIn(MILLISECONDS_EACH);
  return callsIn(MILLISECONDS_EACH);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
