// Is a definition with shared data the same as one that has the data itself? Does its hash follow the figures that it
// uses, and no others?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {textOfAll} from '../../../src/engine/program/statements.ts';
import {idOf, type SourceFile} from '../../../src/engine/diagnostics/source.ts';
import {listFiles, readFiles} from '../../../src/engine/project/files.ts';
import {contentsOf, isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {isFull, samples} from '../../samples.ts';

type Data = Record<string, unknown>;

const definitions = readFiles(
  [
    ...listFiles('calculators').filter(isDefinitionFile),
    'tests/engine/compiler/samples/good/kitchen-sink/everything/kitchen-sink.yaml',
  ],
  process.cwd(),
  ({message}) => {
    throw new Error(message);
  },
);

const isMap = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the rows of a table are only figures and words. */
const isData = (rows: unknown): boolean =>
  typeof rows === 'object' && rows !== null ? Object.values(rows).every(isData) : !/^=|\{/.test(String(rows));

/** The rows as CSV; undefined if a cell is dated, or the rows have different columns. */
function csvOf(rows: Data): string | undefined {
  const quoted = (cell: unknown): string => `"${String(cell).replaceAll('"', '""')}"`;
  const all = Object.entries(rows).map(([key, row]) => [key, isMap(row) ? row : {value: row}] as const);
  const columns = Object.keys(all[0]![1]);
  const fits = all.every(
    ([, row]) =>
      Object.keys(row).join() === columns.join() && Object.values(row).every((cell) => typeof cell !== 'object'),
  );
  // With a single column, a row is one cell.
  const isSingle = all.every(([, row]) => Object.keys(row).join() === 'value') && !isMap(Object.values(rows)[0]);
  if (!fits || (columns.length === 1 && !isSingle)) return undefined;
  return [['', ...columns], ...all.map(([key, row]) => [key, ...Object.values(row)])]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n')
    .replace(/^""/, 'row');
}

/** The definition with some of its constants and tables in a shared file. */
function withSharedData(source: SourceFile, isShared: () => boolean, isCsv: () => boolean): SourceFile {
  const definition = parse(source.text) as Data;
  const shared: Record<'constants' | 'tables', Data> = {constants: {}, tables: {}};
  const csv: SourceFile[] = [];
  for (const [name, value] of Object.entries((definition['constants'] ?? {}) as Data)) {
    if ((isMap(value) && value['shared'] !== undefined) || !isShared()) continue;
    const {was, ...constant} = isMap(value) ? value : ({value} as Data);
    shared.constants[name] = constant;
    (definition['constants'] as Data)[name] = {shared: `data.${name}`, ...(was === undefined ? {} : {was})};
  }
  for (const [name, value] of Object.entries((definition['tables'] ?? {}) as Record<string, Data>)) {
    const {takes, by, on, otherwise, was, ...table} = value;
    const hasData = table['rows'] !== undefined && isData(table['rows']);
    // A shared table has no day on which it usually changes.
    if (by === undefined || value['yearly'] !== undefined || !hasData || !isShared()) continue;
    const text = isCsv() ? csvOf(table['rows'] as Data) : undefined;
    if (text !== undefined) csv.push({path: `calculators/shared/${name}.csv`, text});
    shared.tables[name] = text === undefined ? table : {...table, rows: `${name}.csv`};
    const use = {shared: `data.${name}`, takes, by, on, otherwise, was};
    (definition['tables'] as Data)[name] = Object.fromEntries(
      Object.entries(use).filter(([, part]) => part !== undefined),
    );
  }
  const parts = Object.entries(shared).filter(([, part]) => Object.keys(part).length > 0);
  const data = {path: 'calculators/shared/data.yaml', text: stringify(Object.fromEntries(parts), {lineWidth: 0})};
  return {
    path: source.path,
    text: stringify(definition, {lineWidth: 0}),
    shared: [...(source.shared ?? []), ...(parts.length === 0 ? [] : [data, ...csv])],
  };
}

const bodyOf = (source: SourceFile): string => {
  const {body, diagnostics} = compile(source);
  if (body === undefined) expect.unreachable(diagnostics.map(({message, hint}) => `${message} ${hint}`).join('\n'));
  return textOfAll(body!);
};

/** In `npm test` the kitchen sink and every fourth calculator. */
const tried = definitions.filter((_, index) => isFull || index === definitions.length - 1 || index % 4 === 0);

describe.each(tried.map((source) => [idOf(source.path), source] as const))('%s', (_, source) => {
  it('is the same module with its data in a shared file', () => {
    const inlined = bodyOf({...source, text: stringify(parse(source.text), {lineWidth: 0})});
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.boolean()), (shared, csv) => {
        const split = withSharedData(
          source,
          () => shared.next().value === true,
          () => csv.next().value === true,
        );
        expect(bodyOf(split)).toBe(inlined);
      }),
      samples(1, 50),
    );
  });
});

describe('a shared figure', () => {
  const calculator = (id: string) => definitions.find(({path}) => path.endsWith(`/${id}-calculator.yaml`))!;
  const [tourist, student] = [calculator('us-tourist-visa'), calculator('f1-student-visa')];
  const changed = ({shared, ...source}: SourceFile, from: string, to: string): SourceFile => ({
    ...source,
    shared: shared!.map((file) => ({...file, text: file.text.replace(from, to)})),
  });
  const hashOf = (source: SourceFile): string => load(compile(source).body!).rulesHash;

  it('changes the hash of the rules of each definition that uses it', () => {
    for (const source of [tourist, student])
      expect(hashOf(changed(source, 'value: 185', 'value: 205'))).not.toBe(hashOf(source));
  });

  it('changes nothing of a definition that uses others of its file', () => {
    for (const source of [tourist, student])
      expect(bodyOf(changed(source, 'value: 375', 'value: 850'))).toBe(bodyOf(source));
  });

  it('is part of the contents by which caches know a definition, and a file that it does not name is not', () => {
    expect(contentsOf(changed(tourist, 'value: 185', 'value: 205'))).not.toBe(contentsOf(tourist));
    const more = {...tourist, shared: [...tourist.shared!, {path: 'calculators/shared/more.yaml', text: ''}]};
    expect(contentsOf(more)).toBe(contentsOf(tourist));
  });
});

describe('options that are the rows of a table', () => {
  const withOptions = (options: string, tables: string, shared: readonly SourceFile[] = []): SourceFile => ({
    path: 'calculators/europe/pay.yaml',
    text: `id: pay
title: Pay
description: Pay.
country: Utopia
source: {name: Office, url: 'https://office.example'}
dataAsOf: 2024-06
needs: [job]
inputs:
  job: {label: Which job?, options: ${options}}
  jobs: {label: Your jobs, item: job, many: 3, each: {former: {label: Which one?, options: ${options}}, end: {label: End, type: date}}}
${tables}
result: {pay: rates.pay, miners: 'count(jobs, former == 111)'}
card: [{facts: [{label: Pay, of: result.pay}, {label: Jobs as a miner, of: result.miners}]}]
`,
    shared,
  });
  const written = bodyOf(
    withOptions(
      "{111: Miner, 222: 'Clerk, senior'}",
      'tables: {rates: {by: job, rows: {111: {pay: [{value: 5}, {from: 2025-01-01, value: 6}]}, 222: {pay: 7}}}}',
    ),
  );

  it('are the same as options with the same labels', () => {
    const rows =
      '{111: {name: Miner, pay: [{value: 5}, {from: 2025-01-01, value: 6}]}, 222: {name: "Clerk, senior", pay: 7}}';
    expect(bodyOf(withOptions('rates.name', `tables: {rates: {by: job, rows: ${rows}}}`))).toBe(written);
  });

  it('may come from a CSV file with rates of several years', () => {
    const shared = [
      {path: 'calculators/shared/pay.yaml', text: 'tables: {rates: {rows: rates.csv}}'},
      {
        path: 'calculators/shared/rates.csv',
        text: 'code,name,from,pay\n111,Miner,,5\n222,"Clerk, senior",,7\n111,Miner,2025-01-01,6\n',
      },
    ];
    expect(bodyOf(withOptions('rates.name', 'tables: {rates: {shared: pay.rates, by: job}}', shared))).toBe(written);
  });

  it('may come from a table of labels that no rule reads', () => {
    const rates = 'rates: {by: job, rows: {111: {pay: [{value: 5}, {from: 2025-01-01, value: 6}]}, 222: {pay: 7}}}';
    const jobs = "names: {rows: {111: Miner, 222: 'Clerk, senior'}}";
    expect(bodyOf(withOptions('names', `tables: {${rates}, ${jobs}}`))).toBe(written);
  });
});
