// Is an answer set saved as a case that reads back as the same answers, and otherwise not at all?
import * as fc from 'fast-check';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {checkCasesFile} from '../../../src/engine/project/casesFile.ts';
import {errorsOf} from '../../../src/engine/diagnostics/diagnostic.ts';
import {saveCases} from '../../../src/tools/commands/savedCases.ts';
import {datedAnswersInFile} from '../../../src/tools/analysis/caseAnswers.ts';
import {anyText} from '../../anyText.ts';
import {samples} from '../../samples.ts';

const definition = `id: trips-calculator
title: Trips
description: A sample.
country: Nowhere
currency: EUR
source: {name: Nobody, url: 'https://example.org'}
dataAsOf: 2024-06
inputs:
  number: {label: Case number, type: text}
  age: {label: Age, type: integer}
  trips:
    label: Your trips
    item: trip
    many: 60
    each:
      entry: {label: Arrival, type: date}
      cost: {label: Cost, type: number}
result:
  cost: sum(trips, cost) + age
card:
  - figure: {label: Cost, of: result.cost, unit: money}
`;
const compiled = compile({path: 'trips-calculator.yaml', text: definition});
const calculator = load(compiled.body!);

const folder = mkdtempSync(join(tmpdir(), 'visatally-cases-'));
afterAll(() => rmSync(folder, {recursive: true}));
const file = join(folder, 'trips-calculator.cases.yaml');
const today = '2024-06-30';
const empty = `today: ${today}\ncases:\n`;
beforeEach(() => writeFileSync(file, empty));

const text = (): string => readFileSync(file, 'utf8');
const save = (answers: Readonly<Record<string, string>>, name = 'Somebody'): number =>
  saveCases(file, [{name, answers, today}], {model: compiled.model!, calculator});
const savedAnswers = () => datedAnswersInFile({path: file, text: text()}).map(({answers}) => answers);

it('of a list, the items are written one by one', () => {
  save({trips: '2026-01-01,5;2026-03-01,'});
  expect(text()).toContain('but: {trips: [{entry: 2026-01-01, cost: 5}, {entry: 2026-03-01}]}\n    expect: {cost: 5}');
});

it.each([
  ['16 digits', '1234567890123456'],
  ['a number with zeros', '007'],
  ['a zero-width space', 'A\u200b12'],
  ['a mark for writing from right to left', '\u202eA12'],
  ['a control character', 'A\u007f12'],
  ['an emoji of several', 'A 👩\u200d🚀'],
  ['an emoji', 'A 😀'],
  ['half an emoji', 'A \ud83d'],
  ['a word that YAML reads as something else', 'null'],
  ['signs of YAML', '- {a: [b]} # \'c\' "d"'],
])('with %s in an answer', (_, number) => {
  expect(save({number})).toBe(1);
  expect(savedAnswers()).toEqual([{number}]);
  expect(errorsOf(checkCasesFile({path: file, text: text()}, compiled).diagnostics)).toEqual([]);
});

it.each(['AD', '61C', '200B', '200D', '200E', '202E', '2028', 'FEFF', 'E0041', '9B'])(
  'U+%s, which nobody sees, is written as its code',
  (code) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    save({number: `A${character}12`}, `Some${character}body`);
    expect(text()).toMatch(/^[\x20-\x7e\n]*$/);
    expect(savedAnswers()).toEqual([{number: `A${character}12`}]);
    expect(save({number: 'B'}, `Some${character}body`)).toBe(0);
  },
);

it.each([
  ['a word that cases use for no answer', {number: 'blank'}, "the answers of 'Somebody' would be others."],
  ['a figure with underscores', {number: '1_000'}, "the answers of 'Somebody' would be others."],
  ['more than the file may have', {number: 'x'.repeat(200_000)}, 'more than the 200000 that a file may have'],
  ['an input that there is not', {ages: '30'}, "'ages'"],
  [
    'an answer too many in an item',
    {trips: '2026-01-01,5,more'},
    "'trips' has an item without answers or with too many.",
  ],
  ['a blank item', {trips: ','}, "'trips' has an item without answers"],
  ['several blank items', {trips: ';;;'}, "'trips' has an item without answers"],
  ['a blank item among others', {trips: '2026-01-01,5; ,'}, "'trips' has an item without answers"],
])('not with %s', (_, answers, reason) => {
  expect(() => save(answers)).toThrow('Nothing was saved, because it would not be read as it is meant: ');
  expect(() => save(answers)).toThrow(reason);
  expect(text()).toBe(empty);
});

describe('into a file that people wrote', () => {
  it.each([
    ['without indentation', `today: ${today}\n\ncases:\n- case: 'Nobody'\n  expect: {cost: 0}\n\n# The end.\n`],
    ['with more of it', `today: ${today}\ncases:\n    - case: Nobody\n      expect: {cost: 0}   # nothing\n`],
    ['without a last line break', `today: ${today}\ncases:\n  - case: Nobody\n    expect: {cost: 0}`],
    ['without cases', `today: ${today}\n`],
    ['with Windows line breaks', `today: ${today}\r\ncases:\r\n  - case: Nobody\r\n    expect: {cost: 0}\r\n`],
  ])('%s', (_, before) => {
    writeFileSync(file, before);
    expect(save({age: '30'}, 'Nobody else')).toBe(1);
    expect(savedAnswers().at(-1)).toEqual({age: '30'});
    expect(checkCasesFile({path: file, text: text()}, compiled).diagnostics.map(({code}) => code)).toEqual([
      'case-not-reviewed',
    ]);
    expect(save({age: '31'}, 'Nobody else')).toBe(0);
  });

  it('not on one line, which it would break', () => {
    const before = `today: ${today}\ncases: [{case: Nobody, expect: {cost: 0}}]\n`;
    writeFileSync(file, before);
    expect(() => save({age: '30'}, 'Nobody else')).toThrow(
      "Nothing was saved, because cases are added to lists without brackets: below 'cases:', begin each case on a line of its own, with '- case: …'.",
    );
    expect(text()).toBe(before);
  });

  it('with its line ends and mark, below the comment of the last case and before the end of the document', () => {
    const before = `\ufefftoday: ${today}\r\ncases:\r\n  - case: Nobody\r\n    expect: {cost: 0}   # nothing\r\n...\r\n`;
    writeFileSync(file, before);
    save({age: '30'}, 'Nobody else');
    const added = '  - case: "Nobody else"\n    saved: true\n    but: {age: 30}\n    expect: {cost: 30}\n';
    expect(text()).toBe(before.replace('...', `${added.replaceAll('\n', '\r\n')}...`));
  });
});

it('whatever the answers and the name are', () => {
  const hostile = anyText({maxLength: 20});
  const answer = fc.oneof(hostile, fc.string({unit: fc.constantFrom(...'0123456789_.,-+eE ;%')}), fc.constant('none'));
  fc.assert(
    fc.property(hostile, fc.record({number: answer, age: answer, trips: answer}), (name, answers) => {
      writeFileSync(file, empty);
      try {
        save(answers, name);
      } catch (error) {
        expect((error as Error).message).toMatch(/^Nothing was saved/);
        expect(text()).toBe(empty);
        return;
      }
      const [saved] = savedAnswers();
      expect(calculator.calculate(saved!, today)).toEqual(calculator.calculate(answers, today));
    }),
    samples(20, 20_000),
  );
});
