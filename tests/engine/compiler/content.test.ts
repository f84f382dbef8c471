// Does an invalid page get diagnostics in the right place, and a valid one its facts and titles?
import {describe, expect, it} from 'vitest';
import {type BuildContext, compilePage} from '../../../src/app/content/siteContent.ts';
import {positionAt} from '../../../src/engine/diagnostics/source.ts';

const context: BuildContext = {
  facts: new Map([
    ['dataAsOf', '2024-06'],
    ['siteAsOf', '2026-11'],
  ]),
  ids: ['us-tourist-visa-calculator'],
  summary: (id) => ({id, title: 'US Visa Fee Calculator', description: 'Fees.', country: 'US'}),
};

const start = 'title: Guide\ndescription: A guide.\nsections:\n  - title: Part\n    blocks:\n';

/** The problems of a page whose only section has these blocks: 'line:column code hint'. */
function problems(blocks: string): string[] {
  const {diagnostics} = compilePage({path: 'guide.yaml', text: start + blocks}, context);
  return diagnostics.map(({code, hint, places: [{source, start: at}]}) => {
    const {line, column} = positionAt(source, at);
    return `${line}:${column} ${code} ${hint}`;
  });
}

describe('a page', () => {
  it('gets facts, and the summaries of listed calculators', () => {
    const blocks = `      - text: As of {dataAsOf}.
      - grid: {action: Calculate, calculators: [us-tourist-visa-calculator]}
      - groups: [{id: us, title: US, calculators: [us-tourist-visa-calculator]}]
      - table: {caption: Times, columns: [Visa, Days], rows: [[B1, 15]]}
`;
    const {page} = compilePage({path: 'guide.yaml', text: start + blocks}, context);
    const [id, title] = ['us-tourist-visa-calculator', 'US Visa Fee Calculator'];
    expect(page?.sections[0]?.blocks).toEqual([
      {text: 'As of June 2024.'},
      {grid: {action: 'Calculate', calculators: [{id, title, description: 'Fees.', country: 'US'}]}},
      {groups: [{id: 'us', title: 'US', calculators: [{id, title}]}]},
      {table: {caption: 'Times', columns: ['Visa', 'Days'], rows: [['B1', 15]]}},
    ]);
  });

  it('is as new as the latest fact that it mentions; the month of a check does not count', () => {
    const changed = (text: string) =>
      compilePage({path: 'guide.yaml', text: `${start}      - text: ${text}\n`}, context).page?.changed;
    expect(changed('As of {dataAsOf}, checked in {siteAsOf}.')).toBe('2024-06');
    expect(changed('Checked in {siteAsOf}.')).toBeUndefined();
  });

  it.each([
    ['a misspelt key', '      - txt: Words\n', "6:9 unknown-key Did you mean 'text'?"],
    ['a misspelt fact', '      - text: As of {dateAsOf}.\n', "6:21 unknown-name Did you mean 'dataAsOf'?"],
    [
      'a misspelt calculator',
      '      - grid: {action: Go, calculators: [us-turist-visa-calculator]}\n',
      "6:42 unknown-calculator Did you mean 'us-tourist-visa-calculator'?",
    ],
    [
      'a row that is too short',
      '      - table: {caption: Times, columns: [Visa, Days], rows: [[B1]]}\n',
      '6:63 too-few Give the row a cell for each column.',
    ],
    [
      'a link without an address',
      '      - actions: [{label: Start, to: about}]\n',
      '6:38 wrong-form See src/app/content/README.md for an example.',
    ],
  ])('with %s is rejected in the right place', (_, blocks, problem) => {
    expect(problems(blocks)).toEqual([problem]);
  });
});
