// Does every calculator's page say each figure and line of its rules, once in a list, with its unit, in readable text?
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../src/engine/project/layout.ts';
import {grouped} from '../../src/engine/runtime/formats.ts';
import {cellsIn} from '../../src/engine/language/walk.ts';
import {compiled} from './compiled.ts';

const definitions = listFiles('calculators')
  .filter(isDefinitionFile)
  .map((path) => [path.split('/').at(-1)!, path] as const);

describe.each(definitions)('%s', (_name, path) => {
  const {model, calculator} = compiled(path);
  const {rules} = calculator.documentation('2026-11-21');
  const rows = rules.flatMap((list) => list.rows);
  const texts = rows.flatMap(({label, when, texts: said, note}) => [label, when ?? '', ...said, note ?? '']);
  const figures = texts.map((text) => text.replaceAll(/[^\d.,]+/g, ' '));
  const isSaid = (figure: number) => {
    const written = grouped(figure).replace(/\.(\d)$/, '.$1');
    return figures.some((text) => text.split(' ').some((each) => each.replace(/[.,]$/, '').startsWith(written)));
  };

  it('says where each row comes from, with the section', () => {
    const {sources} = calculator.documentation('2026-11-21');
    for (const {label, sources: positions = [0]} of rows)
      for (const position of positions)
        expect(sources[position]?.section, `the 'section' in the source of '${label}'`).toBeDefined();
  });

  it('says every figure of its constants and tables', () => {
    const {definition, steps} = model!;
    const data = [
      ...definition.constants.map(({name, dated}) => ({name, dated})),
      ...steps.flatMap(({name, value}) =>
        cellsIn(value).flatMap((cell) => (cell.kind === 'data' ? [{name, dated: cell.dated}] : [])),
      ),
    ];
    for (const {name, dated} of data)
      for (const {value} of dated.periods)
        if (value.kind === 'figure' && value.value !== 0)
          expect(isSaid(value.value), `${path}: ${value.value} of ${name}`).toBe(true);
  });

  it('says what the result says, unless that is a need that the verdict lists as missing', () => {
    for (const {name, value} of model!.steps) {
      if (value.kind !== 'lines' || value.lines.every(({condition}) => condition === undefined)) continue;
      for (const {say} of value.lines)
        for (const part of say)
          if (typeof part === 'string')
            expect(
              texts.some((text) => text.includes(part)),
              `${path}: '${part}' of ${name}`,
            ).toBe(true);
    }
  });

  it('says nothing twice in one list, and gives every list a title of its own', () => {
    const titles = rules.map(({title}) => title);
    expect(new Set(titles).size, titles.join(', ')).toBe(titles.length);
    for (const {title, rows: listed} of rules) {
      const labels = listed.map(({label}) => label);
      expect(new Set(labels).size, `${path}: ${title}: ${labels.join(', ')}`).toBe(labels.length);
    }
  });

  it('says a unit or a currency with every figure of points, money and time', () => {
    for (const {title, rows: listed} of rules)
      for (const {label, texts: said} of listed)
        for (const text of said)
          expect(
            /^[\d.,]+$/.test(text) && !plainNumbers.test(`${title} ${label}`),
            `${path}: ${title}: ${label}: ${text}`,
          ).toBe(false);
  });

  it('contains no code', () => {
    for (const text of texts)
      expect(text, `${path}: '${text}'`).not.toMatch(/undefined|NaN|\[object|result\.|\{|\$\w+\(/);
  });
});

/** What is a number and nothing else: a factor, a grade, a level, a count. */
const plainNumbers = /factor|grade|CLB|times|in a year|applicants/i;
