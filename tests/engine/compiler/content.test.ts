// Does an invalid page get diagnostics in the right place, and a valid one its facts and titles?
import {describe, expect, it} from 'vitest';
import {type BuildContext, compilePage} from '../../../src/app/content/compilePage.ts';
import {positionAt} from '../../../src/engine/diagnostics/source.ts';

const context: BuildContext = {
  facts: new Map([
    ['dataAsOf', '2024-06'],
    ['siteAsOf', '2026-11'],
  ]),
  ids: ['us-tourist-visa-calculator'],
  summary: (id) => ({id, title: 'US Visa Fee Calculator', description: 'Fees.', country: 'US'}),
  figures: () =>
    new Map([
      ['visitorFee', {text: '$185', plain: '185'}],
      ['fees.student', {text: '$205', plain: '205'}],
    ]),
};

const start = 'title: Guide\ndescription: A guide.\nsections:\n  - title: Part\n    blocks:\n';
/** Below the blocks, so that their lines are easy to count. */
const below = '\nkeywords: [guide]\n';

/** The problems of a page whose only section has these blocks: 'line:column code hint'. */
function problems(blocks: string): string[] {
  const {diagnostics} = compilePage({path: 'guide.yaml', text: `${start}${blocks}${below}`}, context);
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
    const {page} = compilePage({path: 'guide.yaml', text: `${start}${blocks}${below}`}, context);
    const [id, title] = ['us-tourist-visa-calculator', 'US Visa Fee Calculator'];
    expect(page?.sections[0]?.blocks).toEqual([
      {text: 'As of June 2024.'},
      {grid: {action: 'Calculate', calculators: [{id, title, description: 'Fees.', country: 'US'}]}},
      {groups: [{id: 'us', title: 'US', calculators: [{id, title}]}]},
      {table: {caption: 'Times', columns: ['Visa', 'Days'], rows: [['B1', 15]]}},
    ]);
  });

  it('gets the figures of calculators', () => {
    const text =
      'A visit costs {us-tourist-visa-calculator.visitorFee}, study {us-tourist-visa-calculator.fees.student:plain} dollars.';
    const {page} = compilePage({path: 'guide.yaml', text: `${start}      - text: ${text}\n${below}`}, context);
    expect(page?.sections[0]?.blocks).toEqual([{text: 'A visit costs $185, study 205 dollars.'}]);
  });

  it('gets its own figures', () => {
    const text = `${start}      - text: It takes {usual}.\n${below}`.replace(
      'sections:',
      'figures: {usual: 6 to 8 months}\nsections:',
    );
    const {page} = compilePage({path: 'guide.yaml', text}, context);
    expect(page?.sections[0]?.blocks).toEqual([{text: 'It takes 6 to 8 months.'}]);
    expect(page).not.toHaveProperty('figures');
  });

  it('with a figure of its own that it does not name is rejected', () => {
    const text = `${start}      - text: Words\n${below}`.replace('sections:', 'figures: {usual: 6 months}\nsections:');
    const {page, diagnostics} = compilePage({path: 'guide.yaml', text}, context);
    expect(page).toBeUndefined();
    expect(diagnostics.map(({code, hint}) => `${code} ${hint}`)).toEqual([
      'unused-definition Name it in a text, as {usual}, or delete it.',
    ]);
  });

  it('gets the month of its rules', () => {
    const rules = 'rules: {source: {name: IRCC, url: https://canada.example}}\n';
    const text = `${start}      - text: Words\n${below}`.replace('sections:', `${rules}sections:`);
    expect(compilePage({path: 'guide.yaml', text}, context).page?.rules).toEqual({
      source: {name: 'IRCC', url: 'https://canada.example'},
      dataAsOf: '2024-06',
    });
  });

  it('is as new as the latest fact that it mentions; the month of a check does not count', () => {
    const changed = (text: string) =>
      compilePage({path: 'guide.yaml', text: `${start}      - text: ${text}\n${below}`}, context).page?.changed;
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
      'a misspelt figure',
      '      - text: A visit costs {us-tourist-visa-calculator.visiterFee}.\n',
      "6:29 unknown-name Did you mean 'visitorFee'?",
    ],
    [
      'a misspelt format',
      '      - text: A visit costs {us-tourist-visa-calculator.visitorFee:plan}.\n',
      "6:29 unknown-format Did you mean 'plain'?",
    ],
    [
      'a figure of a misspelt calculator',
      '      - text: A visit costs {us-turist-visa-calculator.visitorFee}.\n',
      "6:29 unknown-calculator Did you mean 'us-tourist-visa-calculator'?",
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
    [
      'a link to another site without https',
      '      - actions: [{label: Start, to: //evil.example}]\n',
      '6:38 wrong-form See src/app/content/README.md for an example.',
    ],
    ...[
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://a.example',
      'about',
    ].map((address): [string, string, string] => [
      `a link to ${address} in a text`,
      `      - text: As of {dataAsOf}, [see](${address}).\n`,
      '6:39 link-address Write a page like /about, a part of the page like #faqs, or an address with https://.',
    ]),
    ...['[see] (/about)', '[see]( /about)', '[see](/about )'].map((link): [string, string, string] => [
      `${link} for a link`,
      `      - text: As of {dataAsOf}, ${link}, [as](/about).\n`,
      '6:33 not-a-link Write [see](/about), without spaces before or in the address.',
    ]),
    ...['[](/about)', '[see]()', '[s[e]e](/about)', '](/about)', '[see](/abo', '[see](java\tscript:x)'].map(
      (link): [string, string, string] => [
        `${link} for a link`,
        `      - text: As of {dataAsOf}, ${link}\n`,
        '6:33 not-a-link Write [words](/about): words without brackets, and an address without spaces directly after them.',
      ],
    ),
    [
      'an invisible character before an address',
      '      - text: "As of {dataAsOf}, [see]\\u200b(/about)"\n',
      '6:34 not-a-link Write [see](/about), without spaces before or in the address.',
    ],
    [
      'round brackets in an address',
      '      - text: As of {dataAsOf}, [see](https://a.example/b_(c)), [as](/about).\n',
      "6:39 link-address Write '%28' and '%29' for the round brackets of an address.",
    ],
    ...['/\\u007f/about', '/\\u00ad/about', 'https://\\u202eevil', '/caf\\xe9'].map(
      (address): [string, string, string] => [
        `${address} in double quotes as the address of a link`,
        `      - text: "As of {dataAsOf}, [see](${address})"\n`,
        '6:40 link-address Write the address as a browser copies it: in plain letters, with all other characters as codes like %C3%A9.',
      ],
    ),
  ])('with %s is rejected in the right place', (_, blocks, problem) => {
    expect(problems(blocks)).toEqual([problem]);
  });

  it('may have a remark in brackets after words in brackets', () => {
    expect(problems('      - text: As of [June] (2024), [see](/about).\n')).toEqual([]);
  });

  it.each([
    ['an escaped character', '"[x](\\u0001javascript:x)"', '', '\\u0001javascript:x'],
    ['escaped characters before it', '"\\"\\x41\\ud83d\\ude00\\U0001f600 [x](about)"', '', 'about'],
    ['an address from its figures', 'As of {evil}, {evil}[x](y{evil}z)', 'javascript:x', 'y{evil}z'],
    ['a link from its figures', 'As of {evil}.', '[x](javascript:x)', '{evil}'],
    ['words that its figures follow', 'As of {evil} [x](about){evil}', '(', 'about'],
  ])('with %s has the address underlined', (_, words, evil, expected) => {
    const figures = evil && `figures: {evil: '${evil}'}\n`;
    const text = `${start}      - text: ${words}\n${below}`.replace('sections:', `${figures}sections:`);
    // A link in a figure is reported there, too.
    const {code, places} = compilePage({path: 'guide.yaml', text}, context).diagnostics.at(-1)!;
    expect(code).toBe('link-address');
    const {start: from, end} = places[0];
    expect(text.slice(from, end)).toBe(expected);
  });
});
