// Does every calculator's page show each table, band, line, case and figure of its rules, in readable text?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {compile, load} from '../../src/engine/compile.ts';
import {isCasesFile, listFiles} from '../../src/engine/project/files.ts';
import {grouped} from '../../src/engine/runtime/formats.ts';

const definitions = listFiles('calculators')
  .filter((path) => !isCasesFile(path))
  .map((path) => [path.split('/').at(-1)!, path] as const);

describe.each(definitions)('%s', (_name, path) => {
  const {model, body} = compile({path, text: readFileSync(path, 'utf8')});
  const {rules} = load(body!).documentation('2026-11-21');
  const cells = rules.flatMap(({rows}) => rows.flat());

  it('shows each table, list of lines and choice of cases as a table', () => {
    for (const {name, named, value} of model!.steps) {
      if (!['choices', 'bands', 'matrix', 'list', 'lines', 'first'].includes(value.kind)) continue;
      const table = rules.find(({title}) => title === named.label || title.endsWith(`: ${named.label}`));
      expect(table, `${path}: the rule table of ${name}`).toBeDefined();
      const rows = {
        choices: 'rows',
        bands: 'bands',
        matrix: 'rows',
        list: 'rows',
        lines: 'lines',
        first: 'branches',
      } as const;
      const written = (value as unknown as Record<string, readonly unknown[]>)[rows[value.kind as keyof typeof rows]]!;
      expect(table!.rows.length, `${path}: the rows of ${name}`).toBeGreaterThanOrEqual(written.length);
    }
  });

  it('lists every figure among its constants', () => {
    for (const {name, label, dated} of model!.definition.constants) {
      const datum = dated.periods[0]!.value;
      if (datum.kind !== 'figure') continue;
      const row = rules[0]!.rows.find(([first]) => first === label);
      expect(row, `${path}: ${name}`).toBeDefined();
      expect(row![1]!.replaceAll(/[^\d.,]/g, '')).toContain(grouped(datum.value).replace(/\.(\d)$/, '.$1'));
    }
  });

  it('contains no code', () => {
    for (const cell of cells)
      expect(cell, `${path}: '${cell}'`).not.toMatch(/undefined|NaN|\[object|result\.|\{|\$\w+\(/);
    for (const {columns, rows, title} of rules) {
      for (const row of rows) expect(row.length, `${path}: ${title}`).toBe(columns.length);
    }
  });
});
