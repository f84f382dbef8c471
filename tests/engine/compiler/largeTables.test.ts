// Does a table of thousands of rows give what a search from top to bottom gives, and is one row too many refused?
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {literal, named, textOf} from '../../../src/engine/language/expression/javascript.ts';
import type {EmitContext} from '../../../src/engine/program/context.ts';
import {bandsCode, choicesCode} from '../../../src/engine/program/select.ts';
import {number} from '../../../src/engine/language/expression/types.ts';
import type {TypedExpression} from '../../../src/engine/language/typed.ts';
import {withSharedFiles} from '../../../src/engine/project/layout.ts';
import {maxRows, readCsv} from '../../../src/engine/shared/csv.ts';
import {isFull} from '../../samples.ts';

const indexes = (count: number): readonly number[] => Array.from({length: count}, (_, index) => index);

describe('the code of a table with as many rows as there may be', () => {
  it('by a choice finds the row of each option, and otherwise for any other answer', () => {
    const groups = indexes(maxRows).map((row) => [[`code${row}`, `Σ${row}`], literal(row)] as const);
    const find = new Function('by', `return ${textOf(choicesCode(named('by'), groups, literal('other')))};`);
    const wrong = indexes(maxRows).filter((row) => find(`code${row}`) !== row || find(`Σ${row}`) !== row);
    expect(wrong).toEqual([]);
    for (const answer of ['', 'code', 'code8001', 'zzz', undefined, null, 5, {}]) expect(find(answer)).toBe('other');
  });

  it('in bands finds the row of each number', () => {
    const type = number(false);
    const edge = (value: number): TypedExpression => ({kind: 'figure', value, type});
    const bands = indexes(maxRows).map((row) => ({
      to: row === maxRows - 1 ? undefined : {at: edge(row), after: row % 2 === 0},
    }));
    const expression = (typed: TypedExpression) => ('value' in typed ? literal(typed.value as number) : named('by'));
    const by: TypedExpression = {kind: 'reference', name: 'by', type};
    const text = textOf(bandsCode({by, bands}, (_, row) => literal(row), {expression} as EmitContext));
    const find = new Function('by', `return ${text};`);
    const expected = (value: number): number =>
      bands.findIndex(({to}, row) => to === undefined || value < row || (to.after && value === row));
    const values = indexes(500).map((step) => (step * 16.5) % (maxRows + 100));
    expect(values.filter((value) => find(value) !== expected(value))).toEqual([]);
  });
});

const tableOf = (count: number): string =>
  `job,name,points\n${indexes(count)
    .map((row) => `j${row},Job ${row},${(row * 7) % 1_000}`)
    .join('\n')}\n`;

it('a CSV table with one row too many is refused at that row, with the limit', () => {
  const found: string[] = [];
  readCsv({path: 'jobs.csv', text: tableOf(maxRows + 1)}, ({message}) => found.push(message));
  expect(found).toEqual(['The table takes 8000 rows at most.']);
});

it('every function of a calculator with a large table of options runs', () => {
  const count = isFull ? maxRows : 250;
  const [source] = withSharedFiles([
    {
      path: 'europe/a.yaml',
      text: `id: a
title: A
description: A.
country: Atlantis
source: {name: Atlantis, url: 'https://residence.example'}
dataAsOf: 2024-06
needs: [job]
inputs:
  job: {label: Job, options: jobs.name}
  age: {label: Age, type: integer}
tables:
  jobs: {shared: jobs.jobs, by: job}
  ages: {shared: jobs.ages, by: age}
result: {points: jobs.points + ages}
card: [{figure: {label: Points, of: result.points}}]
`,
    },
    {path: 'shared/jobs.yaml', text: 'tables: {jobs: {rows: jobs.csv}, ages: {rows: ages.csv}}'},
    {path: 'shared/jobs.csv', text: tableOf(count)},
    {
      path: 'shared/ages.csv',
      text: `age,points\n${indexes(count)
        .map((age) => `${age}${age === count - 1 ? '+' : ''},${age % 10}`)
        .join('\n')}\n`,
    },
  ]);
  const {body, diagnostics} = compile(source!);
  expect(diagnostics).toEqual([]);
  const calculator = load(body!);
  const today = '2024-06-30';
  const answers = {job: `j${count - 1}`, age: '123'};
  const points = (((count - 1) * 7) % 1_000) + 3;
  expect(calculator.calculate(answers, today)).toEqual({points});
  expect(calculator.evaluate(answers, today).card()).toMatchObject([{items: [{}]}]);
  expect(calculator.page(today).fields[0]).toMatchObject({kind: 'choice'});
  expect(JSON.stringify(calculator.documentation(today))).toContain('Job 42');
  expect(JSON.stringify(calculator.derive(answers, today))).toContain('jobs');
});
