// Is a figure read as everybody reads it, or refused with what to write, wherever a figure may be written?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Diagnostic} from '../../../src/engine/diagnostics/diagnostic.ts';
import {withSharedFiles} from '../../../src/engine/project/layout.ts';
import {compileProject} from '../../../src/engine/project/project.ts';
import {figureIn, misreadFigure} from '../../../src/engine/language/yaml/figure.ts';
import {isFull, samples} from '../../samples.ts';

/** Notations that are no figure here, with the number that people read. */
const misread: readonly (readonly [notation: string, written?: string])[] = [
  ['12_57', '1_257'],
  ['1__000', '1_000'],
  ['1000_', '1_000'],
  ['0123', '123'],
  ['-05', '-5'],
  ['00.5', '0.5'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['5.', '5'],
  ['+5', '5'],
  ['--5', '-5'],
  ['-0', '0'],
  ['1e3', '1_000'],
  ['1.5E6', '1_500_000'],
  ['0x1F', '31'],
  ['0o17', '15'],
  ['0b11', '3'],
  ['.inf'],
  ['-.INF'],
  ['.nan'],
  ['1’000', '1_000'],
  ["1'000", '1_000'],
  ['1 000', '1_000'],
  ['1\u202f000', '1_000'],
  ['1.000.000', '1_000_000'],
  ['3.500', '3_500'],
  ['-3.500', '-3_500'],
  ['１２', '12'],
  ['١٢', '12'],
  ['(5)', '-5'],
  ['5-', '-5'],
  ['−20', '-20'],
  ['5²'],
  ['½'],
  ['$5', '5'],
  ['5 EUR', '5'],
];

/** A definition with a figure in each place; `rest` has other files. */
interface Places {
  readonly constant?: string;
  readonly period?: string;
  readonly cell?: string;
  readonly pair?: string;
  readonly edge?: string;
  readonly least?: string;
  readonly formula?: string;
  readonly shared?: string;
  readonly csv?: string;
  readonly answer?: string;
  readonly expected?: string;
  readonly step?: string;
}

const problemsOf = ({
  constant = '2',
  period = '2',
  cell = '2',
  pair = '2',
  edge = '2',
  least = '1',
  formula = '1',
  shared = '2',
  csv = '2',
  answer = '2',
  expected = '1',
  step = '2',
}: Places): readonly Diagnostic[] =>
  compileProject(
    withSharedFiles([
      {
        path: 'europe/a.yaml',
        text: `id: a
title: A
description: A.
country: Atlantis
source: {name: Atlantis, url: 'https://residence.example'}
dataAsOf: 2024-06
inputs:
  age: {label: Age, type: number, min: ${least}}
  kind: {label: Kind, options: {one: One, two: Two}}
constants:
  bare: ${constant}
  dated: {label: Dated, value: [{value: 1}, {from: 2027-01-01, value: ${period}}]}
  shared: {shared: figures.shared}
tables:
  cells: {by: kind, rows: {one: ${cell}, two: 3}, otherwise: 0}
  pairs: {by: [kind, kind], rows: {one: {one: ${pair}, two: 1}}, otherwise: 0}
  bands: {by: age, rows: {under 1: 5, 'over ${edge}': 6}, otherwise: 0}
  lines: {shared: figures.lines, by: kind, otherwise: 0}
values:
  formula: age * ${formula}
result:
  fixed: max(0, 1)
  total: bare * dated * shared * cells * pairs * bands * lines * formula
card:
  - facts: [{label: Total, of: result.total}]
`,
      },
      {
        path: 'europe/a.cases.yaml',
        text: `today: 2024-06-30
cases:
  - {case: One, from: Act, but: {age: ${answer}}, expect: {fixed: ${expected}}}
ladders:
  - {vary: age, read: result.fixed, rows: {${step}: 1}}
`,
      },
      {path: 'shared/figures.yaml', text: `constants: {shared: ${shared}}\ntables: {lines: {rows: lines.csv}}`},
      {path: 'shared/lines.csv', text: `kind,points\none,${csv}\ntwo,3\n`},
    ]),
  ).diagnostics.filter(({code}) => code !== 'bands-out-of-order');

/** Places in which a constant or a cell would be a text. */
const data = ['constant', 'period', 'cell', 'pair', 'shared', 'csv'] as const;
/** Places in which only a number fits. */
const numbers = ['edge', 'least', 'formula', 'answer', 'expected', 'step'] as const;

/** Each place gets some of the notations, and all in `npm run test:full`. */
const notationsOf = (place: string): typeof misread =>
  misread.filter((_, index) => isFull || index % 5 === place.length % 5);

describe('a figure', () => {
  it.each([...data, ...numbers])('is read as a %s', (place) => {
    expect(problemsOf({[place]: '1'})).toEqual([]);
  });

  it.each(data)('in another notation is refused as a %s, with what to write', (place) => {
    const wrong = notationsOf(place).flatMap(([notation, written]) => {
      const [problem, ...others] = problemsOf({[place]: place === 'csv' ? notation : asYaml(notation)});
      const says = written === undefined || problem?.hint.includes(`Write ${written}`);
      return problem?.code === 'figure-unreadable' && says && others.length === 0
        ? []
        : [[notation, problem?.hint, others.map(({message}) => message).join()]];
    });
    expect(wrong).toEqual([]);
  });

  it.each(numbers)('in another notation is refused as a %s', (place) => {
    const wrong = notationsOf(place).flatMap(([notation, written]) => {
      // An answer in quotes tests how the rules handle junk.
      if ((place === 'answer' || place === 'step') && asYaml(notation) !== notation) return [];
      // A formula has signs of its own: -0 is a minus and 0, (5) is 5.
      if (place === 'formula' && /^[-(−$]|[-²½]$|EUR/.test(notation)) return [];
      const [problem] = problemsOf({[place]: place === 'edge' ? notation.replace("'", "''") : asYaml(notation)});
      const says =
        written === undefined ||
        place === 'formula' ||
        problem?.hint.includes(written.replace('_', '')) ||
        problem?.hint.includes(written);
      return problem !== undefined && says ? [] : [[notation, problem?.message, problem?.hint]];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['0_1', '01', '1.000', '1e0', '0x1', '--1', '+1', '.1', '１', '1’000', '1 000', '1_'])(
    '%s is refused in a formula with a hint of its own',
    (formula) => {
      const [problem] = problemsOf({formula});
      expect(problem?.hint).toMatch(/^(?:Write [\d_.]+\b|Write a single minus|Leave out the plus|Group figures)/);
    },
  );

  it('of a percentage is refused with what to write', () => {
    const hints = ['5 %', '% 5', '０5%', '+5%', '.5%', '5٪', '05%', '1e1%'].map(
      (notation) => problemsOf({constant: `'${notation}'`})[0]?.hint,
    );
    expect(hints).toEqual(['5%', '5%', '5%', '5%', '0.5%', '5%', '5%', '10%'].map((written) => `Write ${written}.`));
  });
});

/** Unquoted as far as YAML allows it. */
function asYaml(notation: string): string {
  return /^[%'"({]|^- /.test(notation) ? `"${notation}"` : notation;
}

it('is a number as people read it: in groups of three, or lakhs and crores', () => {
  const notation = fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.array(fc.constantFrom('0', '1', '5', '25', '000', '_', '.', '_500'), {maxLength: 6}),
    )
    .map(([sign, parts]) => sign + parts.join(''));
  fc.assert(
    fc.property(notation, (text) => {
      const value = figureIn(text);
      if (value === undefined) return;
      const [whole, fraction] = text.replace('-', '').split('.') as [string, string?];
      const groups = ['en-US', 'en-IN'].map((locale) =>
        Math.trunc(Math.abs(value)).toLocaleString(locale).replaceAll(',', '_'),
      );
      expect([...groups, String(Math.trunc(Math.abs(value)))]).toContain(whole);
      expect(Number(`${whole.replaceAll('_', '')}.${fraction ?? '0'}`)).toBe(Math.abs(value));
      expect(value < 0).toBe(text.startsWith('-'));
    }),
    samples(2_000, 100_000),
  );
});

it('is what the hint says to write', () => {
  const text = fc.string({unit: fc.constantFrom(..."0123456789_.,' ’+-%ex１$()"), maxLength: 12});
  fc.assert(
    fc.property(text, (notation) => {
      const {written} = misreadFigure(notation) ?? {};
      if (written !== undefined) expect(figureIn(written)).not.toBeUndefined();
    }),
    samples(2_000, 100_000),
  );
});
