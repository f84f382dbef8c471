/** What every way to calculate is asked: the published cases, and random answers. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {distFolder} from '../../../scripts/build/folders.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';
import type {FormField} from '../../../src/engine/language/inputs/index.ts';
import {isNumberField} from '../../../src/engine/language/inputs/number.ts';
import {formValuesOf} from '../../../src/engine/published/answers.ts';
import type {CalculatorFile} from '../../../src/tools/api/shapes.ts';
import {sensibleAnswer} from '../../calculators/sampleAnswers.ts';
import {isFullRun} from '../fullRun.ts';

/** Answers as the form holds them. */
export interface Asked {
  readonly calculator: string;
  readonly today: string;
  readonly answers: Readonly<Record<string, string>>;
  /** An edition, or a day; by default the edition of the page. */
  readonly rules?: string;
  /** What the published file says of them. */
  readonly published?: Pick<CalculatorFile['cases'][number], 'name' | 'result' | 'explanation'>;
}

/** The file that the site publishes for programs. */
export function publishedFile(id: string): CalculatorFile {
  return JSON.parse(readFileSync(join(distFolder, `api/v1/${id}.json`), 'utf8')) as CalculatorFile;
}

/** Every published case; in `npm test` every twentieth, since each costs ten milliseconds in all. */
export function publishedCases(
  {id, cases, casesOutsideInputs}: CalculatorFile,
  {page}: CompiledCalculator,
): readonly Asked[] {
  const tried = [...cases, ...casesOutsideInputs].filter((_, index) => isFullRun || index % 20 === 0);
  return tried.map(({today, edition, answers, ...published}) => ({
    calculator: id,
    today,
    rules: edition,
    answers: formValuesOf(page(today).fields, answers),
    published,
  }));
}

/** How many random sets of answers each calculator gets: 20,000 in all, and about 50 in `npm test`. */
const randomSets = isFullRun ? 378 : 4;

/** Another one each time in the full run, which prints it; SEED repeats it. */
export const seed = Number(process.env.SEED ?? (isFullRun ? Date.now() % 1_000_000 : 2024));

/** Answers as visitors give them, with numbers on both sides of the published figures, and a few that cannot be used. */
export function randomAnswers(file: CalculatorFile, {page, changesOn}: CompiledCalculator): readonly Asked[] {
  const figures = [...new Set(figuresIn([file.constants, file.tables]))];
  const asked = fc
    .constantFrom('2024-06-30', '2026-11-23', ...changesOn)
    .chain((today) =>
      fc
        .record(Object.fromEntries(page(today).fields.map((field) => [field.id, answerTo(field, figures)])))
        .chain((answers) =>
          fc
            .constantFrom({}, {rules: 'today'}, {rules: 'june-2024'})
            .map((rules) => ({calculator: file.id, today, answers, ...rules})),
        ),
    );
  return fc.sample(asked, {numRuns: randomSets, seed});
}

function answerTo(field: FormField, figures: readonly number[]): fc.Arbitrary<string> {
  const sensible = sensibleAnswer(field, figures);
  const typed = isNumberField(field) ? sensible.chain((text) => fc.constantFrom(...waysToType(text))) : sensible;
  const unusable = fc.constantFrom(' ', '-5', 'abc', '1e400', '__proto__', '2026-02-30', '60.000');
  return fc.oneof({weight: 60, arbitrary: typed}, {weight: 1, arbitrary: unusable});
}

/** '60000' as people write it. */
function waysToType(text: string): readonly string[] {
  const number = Number(text);
  if (text === '' || !Number.isSafeInteger(number)) return [text];
  const thousands = number > 0 && number % 1000 === 0 ? [`${number / 1000}k`] : [];
  return [text, ` ${text} `, `${text}.00`, number.toLocaleString('en'), ...thousands];
}

function figuresIn(data: unknown): readonly number[] {
  if (typeof data === 'number') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(figuresIn);
}
