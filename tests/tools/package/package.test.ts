// Has the package for other programs true types, and nothing that a browser, a worker or a bundler would stumble over? That it calculates and
// explains as the page and the commands do is tested by tests/browser/conformance.
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import fc from 'fast-check';
import {build, type Rolldown} from 'vite';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../../../src/engine/project/files.ts';
import {casesBeside, isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {calculate} from '../../../src/engine/published/calculate.ts';
import {metadata} from '../../../src/engine/published/metadata.ts';
import {datedAnswersInFile} from '../../../src/tools/analysis/caseAnswers.ts';
import {canStop, fits, resultShape} from '../../../src/tools/interface/shape.ts';
import {answersTo} from '../../calculators/answers.ts';
import {compiled} from '../../calculators/compiled.ts';
import {sourceOf} from '../../calculators/sourceOf.ts';
import {samples} from '../../samples.ts';
import {developerExamples, isOfPackage} from '../api/examples.ts';
import {buildPackage, type BuiltPackage} from './builtPackage.ts';

const TODAY = '2026-11-23';

let built: BuiltPackage;

beforeAll(async () => {
  built = await buildPackage();
});

afterAll(() => built.remove());

const paths = listFiles('calculators').filter(isDefinitionFile);

/** A calculator as the command has it, its module in the package, and the answers of its cases. */
async function both(path: string) {
  const definition = compiled(path);
  return {
    ...definition,
    published: await built.load(definition.calculator.id),
    asked: datedAnswersInFile(sourceOf(casesBeside(path))),
  };
}

describe('the package', () => {
  it('describes every calculator as its definition does', async () => {
    for (const path of paths) {
      const {calculator, published} = await both(path);
      expect(published.metadata({today: TODAY})).toEqual(metadata(calculator, {today: TODAY}));
    }
  });

  it('gives results of the declared types, for the answers of all cases and random ones', async () => {
    for (const path of paths) {
      const {model, calculator, published, asked} = await both(path);
      const shape = resultShape(model);
      const isTrue = (answers: unknown, today: string): boolean => {
        const {result} = published.calculate(answers, {today});
        return result === null ? canStop(model) : fits(result, shape);
      };
      expect(asked.filter(({answers, today}) => !isTrue(answers, today))).toEqual([]);
      fc.assert(
        fc.property(answersTo(calculator.page(TODAY).fields), (answers) => isTrue(answers, TODAY)),
        samples(4, 1_000),
      );
    }
  });

  it('throws for no answers, and only for a day that does not exist', async () => {
    const {calculate: of, explain: words, metadata: about} = await built.load('schengen-trip-planner');
    const cyclic: Record<string, unknown> = {};
    cyclic['trips'] = [cyclic, null, 5, {entry: Symbol('day'), exit: 10n}];
    for (const junk of [
      undefined,
      null,
      5,
      'trips',
      [],
      () => 1,
      {trips: {}},
      {trips: [[]], stayDays: Number.NaN},
      cyclic,
    ])
      expect([of(junk, {today: TODAY}).completeness.open.length, words(junk, {today: TODAY}).calculator]).toEqual([
        expect.any(Number),
        'schengen-trip-planner',
      ]);
    for (const today of ['2026-02-30', 'tomorrow', '', 5 as unknown as string]) {
      expect(() => of({}, {today})).toThrow(RangeError);
      expect(() => about({today})).toThrow("'today' must be a day of the calendar");
    }
    expect(of({}).today).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('takes numbers as they are, and typed ones as the form does', async () => {
    const {calculator} = compiled('calculators/europe/germany-blue-card-calculator.yaml');
    const {calculate: from} = await built.load(calculator.id);
    const salary = calculator.page(TODAY).fields.find(({kind}) => kind === 'number')!.id;
    const answered = (answer: unknown) => from({[salary]: answer}, {today: TODAY}).result;
    expect(answered('€60k')).toEqual(answered(60_000));
    expect(answered('60,000')).toEqual(calculate(calculator, {[salary]: '60000'}, {today: TODAY}).result);
    const reasons = (answer: unknown) =>
      from({[salary]: answer}, {today: TODAY}).completeness.open.filter(({id}) => id === salary);
    expect(reasons(45.125)).toEqual([]);
    expect(reasons('much')).toMatchObject([{reason: 'unreadable'}]);
  });

  it('says what the form says about answers, as the command does', async () => {
    const {calculator} = compiled('calculators/united-states/us-tourist-visa-calculator.yaml');
    const {calculate: from, explain} = await built.load(calculator.id);
    const answers = {visaType: 'B1/B2', applicants: 11, processing: 'regular'};
    expect(from(answers, {today: TODAY})).toEqual(calculate(calculator, answers, {today: TODAY}));
    const {problems, completeness} = explain(answers, {today: TODAY});
    expect({problems, completeness}).toEqual({
      problems: [
        {id: 'applicants', reason: 'outOfRange', message: 'Enter a number from 1 to 10.'},
        {id: 'processing', reason: 'unknown', message: "There is no such question. Did you mean 'processingType'?"},
      ],
      completeness: {
        open: [
          {id: 'applicants', label: 'Number of applicants', reason: 'outOfRange'},
          {id: 'processingType', label: 'Processing speed', reason: 'unanswered'},
        ],
        verdict: 'open',
      },
    });
  });

  it('takes a list as an array of objects, of which none are none', async () => {
    const {calculate: of} = await built.load('schengen-trip-planner');
    const trips = [{entry: '2026-11-01', exit: '2026-11-10'}];
    expect(of({trips}, {today: TODAY}).result).toEqual(of({trips: '2026-11-01,2026-11-10'}, {today: TODAY}).result);
    expect(of({trips: []}, {today: TODAY}).completeness.open).toEqual([]);
    expect(of({}, {today: TODAY}).completeness.open).toMatchObject([{id: 'trips', reason: 'unanswered'}]);
  });
});

describe('its files', () => {
  it('are a module and its types for each calculator, and what they share', () => {
    const ids = paths.map((path) => compiled(path).calculator.id).toSorted();
    expect(readdirSync(join(built.folder, 'calculators')).toSorted()).toEqual(
      ids.flatMap((id) => [`${id}.d.ts`, `${id}.js`]).toSorted(),
    );
    expect(readdirSync(built.folder).toSorted()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'calculators',
        'index.d.ts',
        'index.js',
        'package.json',
        'shared.js',
        'types.d.ts',
      ].toSorted(),
    );
    expect(built.out).toContain(`${paths.length} calculators `);
    expect(built.out).toMatch(/calculators .*\nGzipped:\n {2}one calculator .* what they share {2}\d\d\.\d kB/s);
  });

  it('evaluate no text, and need neither Node nor a page', () => {
    for (const name of readdirSync(built.folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.js'),
    ))
      expect(readFileSync(join(built.folder, name), 'utf8')).not.toMatch(
        /\beval\(|\bFunction\(|\brequire\(|\bprocess\.|\bdocument\.|\bwindow\.|\bnode:|\\0/,
      );
  });

  it('run in a worker that may not evaluate text', () => {
    const inWorker = `import {parentPort} from 'node:worker_threads';
      import {calculate} from 'visatally-rules/us-tourist-visa-calculator';
      import {calculators, load} from 'visatally-rules';
      let refused = false;
      try { new Function('return 1')(); } catch { refused = true; }
      const {explain} = await load(calculators.at(-1).id);
      const missing = await load('constructor').catch(({message}) => message);
      parentPort.postMessage([refused, calculate({visaType: 'F1'}, {today: '${TODAY}'}).completeness.verdict, explain({}).calculator, missing]);`;
    writeFileSync(join(built.program, 'worker.mjs'), inWorker);
    writeFileSync(
      join(built.program, 'main.mjs'),
      `import {Worker} from 'node:worker_threads';
      new Worker(new URL('worker.mjs', import.meta.url)).on('message', (message) => console.log(JSON.stringify(message)));`,
    );
    const node = spawnSync(process.execPath, ['--disallow-code-generation-from-strings', 'main.mjs'], {
      cwd: built.program,
      encoding: 'utf8',
    });
    expect(`${node.stdout}${node.stderr}`).toBe(
      '[true,"open","uscis-processing-time-calculator","There is no calculator \'constructor\'."]\n',
    );
  });

  it('have types with every question, option and key: a strict program compiles, and each mistake in it is an error', () => {
    const program = `import {calculate, explain, metadata, type Answers} from 'visatally-rules/us-tourist-visa-calculator';
import * as germany from 'visatally-rules/germany-blue-card-calculator';
import {calculate as plan} from 'visatally-rules/schengen-trip-planner';
import {load, type CalculatorId, type Calculation} from 'visatally-rules';
import type {Explanation} from 'visatally-rules/types';

const answers: Answers = {visaType: 'B1/B2', applicants: 2};
const {result, completeness} = calculate(answers, {today: '${TODAY}'});
const total: number | undefined = result?.breakdown.baseFee;
const open: readonly ('visaType' | 'applicants' | 'processingType' | 'country')[] = completeness.open.map(({id}) => id);
const settled: boolean = completeness.verdict === 'settled';
const explained: Explanation = explain(answers);
const eligible: boolean = germany.calculate({}).result.eligible;
const days: number = plan({trips: [{entry: '2026-11-01', exit: null}]}).result.daysLeft;
const id: CalculatorId = 'japan-work-visa-calculator';
const rating: 'Low' | 'Moderate' | 'Good' | 'Excellent' = (await load('japan-work-visa-calculator')).calculate({}).result.rating;
const any: Calculation = calculate({});
export {any, days, eligible, explained, id, metadata, open, rating, settled, total};

// @ts-expect-error there is no such question
calculate({visa: 'F1'});
// @ts-expect-error there is no such option
calculate({visaType: 'F2'});
// @ts-expect-error an answer is required, so there may be no result
calculate({}).result.total;
// @ts-expect-error there is no such key
germany.calculate({}).result.salary;
// @ts-expect-error an item has no such field
plan({trips: [{from: '2026-11-01'}]});
// @ts-expect-error there is no such calculator
await load('atlantis-calculator');
`;
    writeFileSync(join(built.program, 'program.ts'), program);
    writeFileSync(join(built.program, 'package.json'), '{"type": "module"}');
    const declarations = readdirSync(join(built.folder, 'calculators')).filter((name) => name.endsWith('.d.ts'));
    const compilerOptions = {strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: []};
    writeFileSync(
      join(built.program, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {...compilerOptions, target: 'es2022', module: 'nodenext'},
        files: ['program.ts', ...declarations.map((name) => `node_modules/visatally-rules/calculators/${name}`)],
      }),
    );
    const tsc = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '--project', built.program], {
      encoding: 'utf8',
    });
    expect(`${tsc.stdout}${tsc.stderr}`).toBe('');
  });

  it('lose in a bundle what a program does not import', async () => {
    const bundled = async (imports: string): Promise<string> => {
      writeFileSync(join(built.program, 'entry.js'), imports);
      const output = await build({
        configFile: false,
        root: built.program,
        logLevel: 'error',
        build: {write: false, minify: false, lib: {entry: 'entry.js', formats: ['es']}},
      });
      const [first] = output as Rolldown.RolldownOutput[];
      return first!.output[0].code;
    };
    const from = (names: string) => `export {${names}} from 'visatally-rules/schengen-visa-calculator';`;
    expect(
      (await bundled(`import 'visatally-rules'; import 'visatally-rules/schengen-visa-calculator';`)).length,
    ).toBeLessThan(100);
    expect((await bundled(from('id'))).length).toBeLessThan(200);
    const [result, all] = [await bundled(from('calculate')), await bundled(from('calculate, explain, metadata'))];
    expect(all).toContain('Why this result?');
    expect(result).toContain('VIOLATION');
    expect(result).not.toContain('Why this result?');
    expect(result.length).toBeLessThan(all.length / 2);
  });
});

it('the page for developers shows what its example prints', () => {
  const [example] = developerExamples().filter(isOfPackage);
  writeFileSync(join(built.program, 'developers.mjs'), example!.text);
  const node = spawnSync(process.execPath, ['developers.mjs'], {cwd: built.program, encoding: 'utf8'});
  expect([node.stderr, node.stdout]).toEqual(['', example!.prints]);
});

it("the README's examples print what it says", () => {
  const examples = [...readFileSync('packages/visatally-rules/README.md', 'utf8').matchAll(/```js\n(.*?)```/gs)];
  examples.forEach(([, code], index) => writeFileSync(join(built.program, `example${index}.mjs`), code!));
  writeFileSync(
    join(built.program, 'examples.mjs'),
    examples.map((_, index) => `console.log('--');\nawait import('./example${index}.mjs');\n`).join(''),
  );
  const node = spawnSync(process.execPath, ['examples.mjs'], {cwd: built.program, encoding: 'utf8'});
  expect(node.stderr).toBe('');
  const said = [...readFileSync('packages/visatally-rules/README.md', 'utf8').matchAll(/```text\n(.*?)```/gs)];
  expect(node.stdout.split('--\n').slice(1)).toEqual(said.map(([, printed]) => printed));
});
