// Is a figure's change, as a form has it, what a person would write: does every figure of every calculator take a new value from a day on, with
// nothing else changed, two cases that pass and an entry for visitors; and does the form say what it cannot do?
import {describe, expect, it} from 'vitest';
import {compile} from '../../../../src/engine/compile.ts';
import {idOf, type SourceFile} from '../../../../src/engine/diagnostics/source.ts';
import {datumInForce} from '../../../../src/engine/language/definition/constant.ts';
import {definitionsIn, withSharedFiles} from '../../../../src/engine/project/layout.ts';
import {listFiles, readFiles} from '../../../../src/engine/project/files.ts';
import {changeFigure} from '../../../../src/tools/studio/change/changeFigure.ts';
import {withChange} from '../../../../src/tools/studio/change/change.ts';
import {withNewValue} from '../../../../src/tools/studio/change/figureEdit.ts';
import {changeableFigures} from '../../../../src/tools/studio/change/figures.ts';
import {writtenFigure} from '../../../../src/tools/studio/change/writtenFigure.ts';
import type {ProjectFiles} from '../../../../src/tools/studio/protocol.ts';
import {isFull} from '../../../samples.ts';

const sources = readFiles(listFiles('calculators'), process.cwd(), () => undefined);
const files: ProjectFiles = sources.map(({path, text}) => ({path, text}));
const source = {
  name: 'Office of Examples',
  url: 'https://office.example/fees',
  document: 'Order of 1 December, No. 7',
  section: 'article 3',
  quote: "It's set at: 1,000 [one thousand]",
  read: '2027-11',
};
/** After the days of all cases: else those of later days would fail, as they should. */
const [lastDay, from, today] = ['2094-12-31', '2095-01-01', '2027-12-01'];

const constants = definitionsIn(sources).flatMap((definition) =>
  changeableFigures(definition)
    .filter(({path: [section]}) => section === 'constants')
    .map((figure) => ({definition, figure, name: `${idOf(definition.path)} ${figure.path[1]}`})),
);
/** Another value of the same kind. */
function anotherThan(value: string): string {
  if (/^\d{4}-/.test(value)) return '2094-06-15';
  const number = Number(value.replace(/[_%]/g, ''));
  return `${Number((number + 1).toFixed(4))}${value.endsWith('%') ? '%' : ''}`;
}

/** Some figures may have one value only, such as those that a label shows: it is the same on every day. */
const refused = /^This value cannot be dated here: /;

it.each(isFull ? constants : constants.filter((_, index) => index % 50 === 7))('$name', ({definition, figure}) => {
  const last = figure.periods.findLast(({value}) => value !== 'nothing')!.value;
  const form = {path: figure.path, value: anotherThan(last), from, today, source};
  let proposed;
  try {
    proposed = changeFigure(files, idOf(definition.path), form);
  } catch (error) {
    expect((error as Error).message).toMatch(refused);
    return;
  }
  expect(proposed.problems).toEqual([]);
  const changed = withSharedFiles(withChange(files, proposed.change)).find(({path}) => path === definition.path)!;
  const valueOn = (file: SourceFile, day: string): unknown => {
    const constant = compile(file).model!.definition.constants.find(({name}) => name === figure.path[1])!;
    const {place: _, ...datum} = datumInForce(constant.dated, day);
    return datum;
  };
  expect(valueOn(changed, lastDay)).toEqual(valueOn(definition, lastDay));
  expect(valueOn(changed, from)).not.toEqual(valueOn(definition, from));
  expect(valueOn(changed, from)).toMatchObject(
    /^\d{4}-/.test(last) ? {text: form.value} : {value: Number(form.value.replace('%', ''))},
  );
  // Where a law has ended the rules, there is no result on these days.
  const hasEnded = compile(definition).model!.definition.changes.some(({endsRules}) => endsRules);
  expect(proposed.cases.map(({rules}) => rules)).toEqual(hasEnded ? [] : [lastDay, from]);
});

describe('writes as a person would', () => {
  const change = (
    constant: string,
    value = '2,500',
    withSource: typeof source | undefined = undefined,
    day = from,
  ): string => {
    const lineEnd = constant.includes('\r\n') ? '\r\n' : '\n';
    const [head, foot] = [`id: a${lineEnd}constants:${lineEnd}`, `  other: 1${lineEnd}`];
    const file = {path: 'calculators/europe/a.yaml', text: head + constant + foot};
    const form = {path: ['constants', 'fee'], value, from: day, ...(withSource && {source: withSource})};
    const {text} = withNewValue(file, form);
    expect(text.startsWith(head)).toBe(true);
    expect(text.endsWith(foot)).toBe(true);
    return text.slice(head.length, -foot.length);
  };
  const short = {...source, quote: '', document: '', section: '', read: '2027-11', url: ''};
  const written = '{from: 2095-01-01, value: 2_500, source: {name: Office of Examples, read: 2027-11}}';

  it('a bare figure', () => {
    expect(change('  fee: 2_000   # a comment\n')).toBe(
      '  fee: [{value: 2_000}, {from: 2095-01-01, value: 2_500}]   # a comment\n',
    );
    expect(change('  fee: 2_000   # a comment\n', '2500', short as typeof source)).toBe(
      `  fee:   # a comment\n    - {value: 2_000}\n    - ${written}\n`,
    );
  });

  it('a figure in braces', () => {
    expect(change("  fee: {label: 'Fee: all', value: 2_000, unit: EUR}\n")).toBe(
      "  fee: {label: 'Fee: all', value: [{value: 2_000}, {from: 2095-01-01, value: 2_500}], unit: EUR}\n",
    );
    expect(
      change(
        "  # Above.\n  fee: {label: 'Fee: all', value: 2_000, unit: EUR}   # Beside.\n",
        '2500',
        short as typeof source,
      ),
    ).toBe(
      `  # Above.\n  fee:   # Beside.\n    label: 'Fee: all'\n    value:\n      - {value: 2_000}\n      - ${written}\n    unit: EUR\n`,
    );
  });

  it('a figure on lines of its own', () => {
    const lines = (value: string): string => `  fee:\n    label: Fee\n    value:${value}\n    unit: EUR   # Euros.\n`;
    expect(change(lines(' 2_000   # Since 2020.'))).toBe(
      lines(' [{value: 2_000}, {from: 2095-01-01, value: 2_500}]   # Since 2020.'),
    );
    expect(change(lines(' 2_000   # Since 2020.'), '2500', short as typeof source)).toBe(
      lines(`   # Since 2020.\n      - {value: 2_000}\n      - ${written}`),
    );
    const dated = '\n      - {value: 1_000}   # The first.\n      - {from: 2026-01-01, value: 2_000}   # The last.';
    expect(change(lines(dated))).toBe(lines(`${dated}\n      - {from: 2095-01-01, value: 2_500}`));
    const withLater = `${dated}\n      - {from: 2096-01-01, value: 3_000}`;
    expect(change(lines(withLater))).toBe(
      lines(`${dated}\n      - {from: 2095-01-01, value: 2_500}\n      - {from: 2096-01-01, value: 3_000}`),
    );
  });

  it('the value of a day that has one already', () => {
    expect(change('  fee: [{value: 1}, {from: 2095-01-01, value: 2}]\n')).toBe(
      '  fee: [{value: 1}, {from: 2095-01-01, value: 2_500}]\n',
    );
    expect(
      change('  fee: [{value: 1}, {from: 2095-01-01, value: 2, source: {name: A}}]\n', '2500', short as typeof source),
    ).toBe(`  fee: [{value: 1}, ${written}]\n`);
    expect(
      change('  fee:\n    - value: 1\n    - from: 2095-01-01\n      value: 2\n', '2500', short as typeof source),
    ).toBe(
      '  fee:\n    - value: 1\n    - from: 2095-01-01\n      value: 2_500\n      source: {name: Office of Examples, read: 2027-11}\n',
    );
  });

  it('with the line ends of the file', () => {
    expect(change('  fee:\r\n    value: 2_000\r\n    unit: EUR\r\n', '2500', short as typeof source)).toBe(
      `  fee:\r\n    value:\r\n      - {value: 2_000}\r\n      - ${written}\r\n    unit: EUR\r\n`,
    );
  });

  it.each([
    ['nonsense', from, /'nonsense' is not a figure/],
    ['60%', from, /'60%' is not a figure/],
    ['3.500', from, /may be 3_500 or 3.5/],
    ['2_000', from, /is 2_000 on 1 January 2095 already/],
    ['2_500', '2028-02-30', /is not a day/],
  ])('refuses %s from %s', (value, day, message) => {
    expect(() => change('  fee: 2_000\n', value, undefined, day)).toThrow(message);
  });

  it('refuses a day before all values', () => {
    expect(() => change('  fee: [{from: 2095-06-01, value: 1}, {from: 2096-01-01, value: 2}]\n')).toThrow(
      'choose a later day',
    );
  });
});

it('writes figures in groups, however they were typed', () => {
  expect(['50,700', '50700.50', '50 700', '0.5'].map((typed) => writtenFigure(typed, 'figure'))).toEqual([
    '50_700',
    '50_700.50',
    '50_700',
    '0.5',
  ]);
  expect(writtenFigure('60 %', 'share')).toBe('60%');
  expect(writtenFigure('2027-01-01', 'day')).toBe('2027-01-01');
});
