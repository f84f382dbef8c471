// Do the files for programs fit their own schemas, say what the definitions say, and does the engine pass their conformance cases?
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {Ajv2020} from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';
import {readNumber} from '../../../src/engine/runtime/answers.ts';
import type {PublishedChange} from '../../../src/engine/published/lawChanges.ts';
import {answersFor} from '../../../src/engine/published/answers.ts';
import {firstDayOf, isCalendarDay} from '../../../src/engine/runtime/calendar.ts';
import {calculate} from '../../../src/engine/published/calculate.ts';
import {casesBeside} from '../../../src/engine/project/layout.ts';
import {linkAddresses} from '../../../src/app/content/ownAddresses.ts';
import {api as words} from '../../../src/app/words/api.ts';
import {apiFiles} from '../../../src/tools/api/files.ts';
import type {CalculatorFile, IndexFile} from '../../../src/tools/api/shapes.ts';
import {library} from '../../calculators/compiled.ts';
import {developerExamples, developersFile, isOfEngine, isOfPackage} from './examples.ts';

const address = 'https://visatally.example';
const withCases = library.ids.map((id) => {
  const definition = library.definition(id);
  const path = casesBeside(definition.source.path);
  return {...definition, id, cases: {path, text: readFileSync(path, 'utf8')}};
});
const texts = new Map(
  [...apiFiles(withCases, {address, day: '2026-11-23', words})].map(({path, text}) => [
    path.replace('api/v1/', ''),
    text,
  ]),
);
const parse = <Content>(path: string): Content => JSON.parse(texts.get(path)!) as Content;
const index = parse<IndexFile>('index.json');
const file = (id: string): CalculatorFile => parse(`${id}.json`);

const AsyncFunction = (async () => {}).constructor as new (
  ...texts: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>;

/** Keywords that begin with x- are for people. */
const ajv = new Ajv2020({strict: false, allErrors: true, formats: {date: isCalendarDay}});

describe('the index', () => {
  const fits = ajv.compile(parse('schemas/index.json'));

  it('fits its schema, which refuses another one', () => {
    expect([fits(index), fits.errors]).toEqual([true, null]);
    expect(fits({...index, calculators: [{...index.calculators[0], dataAsOf: 'June'}]})).toBe(false);
  });

  it('lists every calculator once, with its file and what that weighs', () => {
    expect(index.calculators.map(({id}) => id).toSorted()).toEqual(library.ids.toSorted());
    for (const {id, file: url, bytes} of index.calculators) {
      expect(url).toBe(`${address}/api/v1/${id}.json`);
      expect(bytes).toBe(Buffer.byteLength(texts.get(`${id}.json`)!));
    }
    expect([...texts.keys()].length).toBe(library.ids.length + 5);
  });

  it('and all files can be linked to', () => {
    const addresses = linkAddresses([], library.ids, []).filter((path) => path.startsWith('/api/'));
    const inApi = [...texts.keys()].filter((path) => path !== 'whats-changed.atom');
    expect(addresses.toSorted()).toEqual(inApi.map((path) => `/api/v1/${path}`).toSorted());
  });
});

describe('what has changed', () => {
  const {changes} = parse<{readonly changes: readonly (PublishedChange & {readonly link: string})[]}>(
    'whats-changed.json',
  );

  it('is listed for at least 30 calculators, the latest first, each with a source that can be followed', () => {
    expect(new Set(changes.map(({calculator}) => calculator)).size).toBeGreaterThanOrEqual(30);
    const days = changes.map(({on}) => firstDayOf(on));
    expect(days).toEqual(days.toSorted().toReversed());
    for (const {source, say, link} of changes) {
      expect([source.url, source.brief, source.read]).toEqual([
        expect.stringMatching(/^https:/),
        undefined,
        expect.stringMatching(/^20\d\d-\d\d$/),
      ]);
      expect(say).toMatch(/[.!]$/);
      expect(link).toMatch(/^https:\/\/.+#(?:different|answers:@today)$/);
    }
  });
});

describe.each(library.ids)('%s', (id) => {
  const content = file(id);
  const calculator = library.get(id);

  it('fits the schema of all calculators', () => {
    const fits =
      ajv.getSchema(`${address}/api/v1/schemas/calculator.json`) ?? ajv.compile(parse('schemas/calculator.json'));
    expect([fits(content), fits.errors]).toEqual([true, null]);
    expect(content.rulesHash).toBe(calculator.rulesHash);
    expect(content.changesOn).toEqual(calculator.changesOn);
  });

  it('has cases that the engine passes, with answers and results as its schemas say', () => {
    const [fitsInputs, fitsResult] = [ajv.compile(content.inputs), ajv.compile(content.result)];
    const [{length}, outside] = [content.cases, content.casesOutsideInputs];
    expect(length).toBeGreaterThan(0);
    for (const [place, {name, today, edition, answers, result, problems, completeness}] of [
      ...content.cases,
      ...outside,
    ].entries()) {
      const found = calculate(calculator.under(edition), answers, {today});
      expect({result, problems, completeness}, name).toEqual({
        result: found.result,
        problems: found.problems,
        completeness: found.completeness,
      });
      expect([fitsResult(result), fitsResult.errors], name).toEqual([true, null]);
      // A schema does not know today.
      const isTaken = fitsInputs(answers) && problems.every(({reason}) => reason !== 'outOfRange');
      expect([isTaken, name]).toEqual([place < length, name]);
      // About answers that fit, the form says nothing but that others are missing, that it does not ask them, or that a period ends before it begins.
      const reasons = [...completeness.open, ...problems].map(({reason}) => reason);
      const toCheck = reasons.filter((reason) => !['unanswered', 'notAsked', 'unfinished'].includes(reason));
      if (place < length) expect(toCheck, name).toEqual([]);
    }
  });

  it('names every key of its result, with what it means and its unit', () => {
    const {properties, required} = objectIn(content.result);
    expect(Object.keys(properties)).toEqual(required);
    for (const [key, property] of Object.entries(everyProperty(content.result))) {
      expect([key, property]).toEqual([
        key,
        expect.objectContaining({
          title: expect.stringMatching(/\w/) as string,
          description: expect.stringMatching(/\.$/) as string,
        }),
      ]);
      if (/points?$|score$/i.test(key) && property['type'] === 'number')
        expect([key, property['x-unit']]).toEqual([key, expect.any(String)]);
    }
  });

  it('takes keys that may come', () => {
    const more = {...content, cases: content.cases.map((one) => ({...one, more: 1})), more: {}};
    expect(ajv.getSchema(`${address}/api/v1/schemas/calculator.json`)!(more)).toBe(true);
    expect(JSON.stringify(content.result)).not.toContain('"additionalProperties":false');
  });

  it('has every constant, with its sources', () => {
    const {constants} = library.definition(id).model.definition;
    expect(content.constants.map(({name}) => name)).toEqual(constants.map(({name}) => name));
    const sources = [...content.constants.flatMap((each) => each.sources), ...content.tables.map(({source}) => source)];
    for (const {url, read} of sources) expect(`${url} ${read}`).toMatch(/^https:.* \d{4}-\d\d$/);
  });
});

type Property = Readonly<Record<string, unknown>>;

/** The schema of a result that is not null. */
function objectIn(schema: Property): {
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
} {
  const [first] = (schema['anyOf'] ?? [schema]) as readonly Property[];
  return first as ReturnType<typeof objectIn>;
}

/** Also those within others, by path. */
function everyProperty(schema: Property): Readonly<Record<string, Property>> {
  return Object.fromEntries(
    Object.entries(objectIn(schema).properties).flatMap(([key, property]) => [
      [key, property] as const,
      ...(property['type'] === 'object'
        ? Object.entries(everyProperty(property)).map(([inner, value]) => [`${key}.${inner}`, value] as const)
        : []),
    ]),
  );
}

describe('what a file says', () => {
  it('figures with their unit, and tables with their rows', () => {
    const {constants, tables} = file('canada-express-entry-calculator');
    expect(constants.find(({name}) => name === 'competitiveFrom')).toMatchObject({
      unit: 'points',
      values: [{value: 470}, {from: '2026-02-17', value: 508}],
    });
    expect(tables.map(({name}) => name)).toContain('points.age');
  });

  it('questions with their labels, options and units', () => {
    const {inputs} = file('canada-express-entry-calculator');
    expect(inputs).toMatchObject({
      properties: {
        age: {title: 'Age', type: 'integer', 'x-unit': 'years'},
        jobOffer: {
          oneOf: [
            {const: 'yes', title: 'Yes'},
            {const: 'no', title: 'No'},
          ],
        },
      },
    });
  });

  it('whether anybody has looked for changes, and that VisaTally is no authority', () => {
    const {provenance, disclaimer} = file('schengen-visa-calculator');
    expect(provenance).toContain('Changes were last looked for in the month in checked');
    expect(file('global-visa-status-tracker').provenance).toContain('Nobody has looked for changes since');
    expect(disclaimer).toContain('not affiliated');
  });
});

describe('the page for developers', () => {
  const examples = developerExamples();

  it.each(examples.filter((example) => example.language === 'js' && !isOfPackage(example) && !isOfEngine(example)))(
    'shows what its example prints',
    async ({text, prints}) => {
      const printed: string[] = [];
      const fetchFile = async (url: string) => new Response(texts.get(url.replace(`${address}/api/v1/`, '')));
      const run = new AsyncFunction('fetch', 'console', text);
      await run(fetchFile, {log: (...line: readonly unknown[]) => printed.push(`${line.join(' ')}\n`)});
      expect(printed.join('')).toBe(prints);
    },
  );

  it('says how texts are read as numbers', () => {
    const rows = [...readFileSync(developersFile, 'utf8').matchAll(/^ {12}- \['(.+)', '([\d.]+)'\]$/gm)];
    expect(rows.length).toBeGreaterThan(5);
    const {id, page} = library.get('germany-blue-card-calculator');
    const salary = page('2026-11-23').fields.find((field) => field.kind === 'number')!;
    expect([id, 'unit' in salary && salary.unit]).toEqual(['germany-blue-card-calculator', 'EUR']);
    for (const [, text, number] of rows)
      expect([text, readNumber(answersFor([salary], {[salary.id]: text})[salary.id])]).toEqual([text, Number(number)]);
  });

  it('says what the files weigh', () => {
    const page = readFileSync(developersFile, 'utf8');
    const bytes = [...texts]
      .filter(([path]) => library.ids.includes(path.replace(/\.json$/, '')))
      .map(([, text]) => text.length);
    const kilobytes = [texts.get('index.json')!.length, Math.min(...bytes), Math.max(...bytes)].map((size) =>
      Math.round(size / 1000),
    );
    const [, ...said] = /An index is (\d+) kB, a calculator (\d+) to (\d+) kB/.exec(page)!;
    said.forEach((size, place) => expect(Math.abs(Number(size) - kilobytes[place]!)).toBeLessThanOrEqual(5));
    const compressed = [...texts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(compressed).toBeLessThan([...texts.values()].join('').length / 7);
  });

  it('sets up an assistant as the README for assistants does', () => {
    const [config] = examples.filter(({language}) => language === 'json');
    const [, inReadme] = /```json\n(\{\s+"mcpServers".*?)```/s.exec(
      readFileSync('src/tools/assistant/README.md', 'utf8'),
    )!;
    expect(JSON.parse(config!.text)).toEqual(JSON.parse(inReadme!.replace('https://visatally.org', address)));
  });

  it('has no example that no test runs', () => {
    const {length} = examples.filter(({language}) => ['js', 'html', 'http', 'json'].includes(language));
    expect(examples).toHaveLength(length);
    expect(examples.filter(isOfPackage)).toHaveLength(1);
  });
});
