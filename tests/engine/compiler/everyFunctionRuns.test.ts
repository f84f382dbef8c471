// Does every function that a compiled module exports run, for each good sample, each calculator, and tables for the day of an answer?
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';
import type {Definition} from '../../../src/engine/language/definition/definition.ts';
import {isDefinitionFile, withSharedFiles} from '../../../src/engine/project/layout.ts';
import {library} from '../../calculators/compiled.ts';
import {readSample} from './goodSamples.ts';
import {small} from './smallDefinition.ts';

const days = ['2020-01-01', '2024-06-30', '2030-01-01'];

/** Answers that get past most guards: the first or the last option of each choice, a day, a number. */
const answerSets = (calculator: CompiledCalculator, today: string) =>
  [0, -1].map((position) =>
    Object.fromEntries(
      calculator.page(today).fields.map((field) => {
        if ('options' in field && field.options !== undefined) return [field.id, field.options.at(position)!.value];
        return [field.id, field.kind === 'date' ? '2023-05-05' : '40'];
      }),
    ),
  );

/** Calls everything; throws what the emitted code throws. */
function runAll(calculator: CompiledCalculator): void {
  for (const today of days) {
    const {fields} = calculator.page(today);
    calculator.documentation(today);
    calculator.answersOf?.({} as never, () => undefined as never);
    for (const answers of [{}, ...answerSets(calculator, today)]) {
      for (const {shownWhen, neededWhen} of fields) {
        shownWhen?.(answers);
        neededWhen?.(answers);
      }
      calculator.calculate(answers, today);
      const evaluation = calculator.evaluate(answers, today);
      evaluation.values();
      evaluation.card();
      calculator.derive(answers, today);
      calculator.outcome(answers, today);
    }
  }
}

const sampleDefinitions = ['kitchen-sink', 'public'].flatMap((name) =>
  withSharedFiles(readSample(name)).filter(({path}) => isDefinitionFile(path)),
);

/** Names whose place is not where the file has them. */
const misplaced = ({inputs, constants, tables, values, sums, lines, result}: Definition): readonly string[] => {
  const parts = sums.flatMap((sum) => sum.parts);
  const named = [inputs, constants, tables, values, sums, parts, lines, result].flat();
  return named.flatMap(({name, place}) => {
    const written = place.source.text.slice(place.start, place.end).replaceAll(/^['"]|['"]$/g, '');
    return written === name ? [] : [`${name}: ${written}`];
  });
};

describe('every exported function runs, and every name is placed at its key', () => {
  it.each(sampleDefinitions.map((source) => [source.path, source] as const))('%s', (_, source) => {
    const {body, model} = compile(source);
    runAll(load(body!));
    expect(misplaced(model!.definition)).toEqual([]);
  });

  it.each(library.ids)('%s', (id) => {
    const {calculator, model} = library.definition(id);
    runAll(calculator);
    expect(misplaced(model.definition)).toEqual([]);
  });
});

it.each([
  ['a table by a number', 'by: amount', '{under edge: 1, edge+: 2}'],
  ['a table by a calculated number', 'by: amount + amount', '{up to edge: 1, over edge: 2}'],
  ['a table by a date', 'by: born', '{under start: 1, start+: 2}'],
  [
    'a table by two answers',
    'by: [level, amount]',
    '{low: {under edge: 1, edge+: 2}, high: {under edge: 3, edge+: 4}}',
  ],
])('%s for the day of an answer shows its dated edges with the figures in force today', (_, selector, rows) => {
  const {calculator} = small(`
needs: [d, born, amount, level]
inputs:
  d: {label: Day, type: date}
  born: {label: Born, type: date}
  amount: {label: Amount, type: number}
  level: {label: Level, options: {low: Low, high: High}}
constants:
  edge: [{value: 18}, {from: 2024-01-01, value: 21}]
  start: [{value: 1990-01-01}, {from: 2024-01-01, value: 1991-02-02}]
tables:
  rated: {${selector}, on: d, rows: ${rows}}
result: {rated: rated, others: 'amount + yearsBetween(born, d)', first: edge, second: 'daysBetween(start, d)', low: level == low}
card: [{figure: {label: Rated, of: result.rated}}]`);
  runAll(calculator);
  const titled = (today: string): string =>
    JSON.stringify(calculator.documentation(today).rules.find(({title}) => title === 'Rated'));
  expect(titled('2023-06-30')).toMatch(/18|January 1990/);
  expect(titled('2024-06-30')).toMatch(/21|February 1991/);
});
