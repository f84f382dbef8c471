// Can rules compare the words of a value whose words are all known, as they compare options, and can every tool follow them?
import {describe, expect, it} from 'vitest';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {plainOf, type MapNode} from '../../../src/engine/language/yaml/node.ts';
import {applyRenames} from '../../../src/tools/analysis/diff/renames.ts';
import {mutantsOf} from '../../../src/tools/analysis/mutate/mutants.ts';
import {small} from './smallDefinition.ts';

const {calculator, model, text} = small(`
inputs:
  years: {label: Years, type: integer, unit: years}
  family: {label: Family?, type: yesno}
  degree: {label: Degree, options: {phd: PhD, masters: Master's}}
constants:
  settled: 5
  long: 10
  bonus: 3
values:
  permit:
    first:
      - {when: years >= long, say: permanent}
      - {when: years >= settled, say: long-term}
      - {say: temporary}
  relation: {label: Relation, when: family == yes, say: Family member, else: nothing}
tables:
  needed: {label: Needed, by: permit, rows: {permanent: {degree: phd, fee: 10}, long-term | temporary: {degree: masters, fee: 20}}}
  both: {label: Both, by: [permit, years], rows: {permanent | long-term: {under 6: 1, 6+: 2}, temporary: {0+: 4}}}
sums:
  points:
    both: both
    relation: {label: Relation, by: relation, rows: {Family member: 1, blank: 0}}
    word: {label: Word, when: "permit in [long-term, temporary] and relation == 'Family member'", give: bonus}
    needsDoctorate: {label: Doctorate, when: needed.degree == phd, give: 1}
result: {points: points.total, fee: needed.fee, same: needed.degree != degree, noRelation: relation == blank}
card:
  - verdict: [{when: permit != temporary, say: Fine, tone: good}, {say: Not fine, tone: bad}]
  - breakdown: {title: Points, of: points, unit: points, total: Total}`);

it.each([
  [
    {years: '12', family: 'yes', degree: 'phd'},
    {points: 4, fee: 10, same: false, noRelation: false},
  ],
  [
    {years: '6', family: 'yes', degree: 'phd'},
    {points: 6, fee: 20, same: true, noRelation: false},
  ],
  [
    {years: '5', family: 'no', degree: 'masters'},
    {points: 1, fee: 20, same: false, noRelation: true},
  ],
  [{}, {points: 4, fee: 20, same: true, noRelation: true}],
])('%o give %o', (answers, result) => expect(calculator.calculate(answers, '2024-06-30')).toEqual(result));

describe('on the page', () => {
  it('the rules name the words, and options by their labels', () => {
    const rows = calculator.documentation('2024-06-30').rules.flatMap(({rows: all}) => all);
    const texts = rows.map(({label, when, texts: said}) => [label, when ?? '', ...said].join(' | '));
    expect(texts).toEqual(
      expect.arrayContaining([
        "long-term or temporary |  | Degree: Master's | Fee: 20",
        'permanent or long-term |  | Under 6 years: 1 point | 6 years or more: 2 points',
        'Word | Permit: long-term or temporary, and relation: Family member | 3',
        'Doctorate | The degree in “Needed”: PhD | 1 point',
      ]),
    );
  });

  it('the explanation says which word it is, and why', () => {
    const answers = {years: '3', family: 'no'};
    const explained = explainCard(
      calculator.evaluate(answers, '2024-06-30').card(),
      calculator.derive(answers, '2024-06-30')!,
    );
    expect(explained[0]!.checks.map(({sentence}) => plainText(sentence))).toEqual([
      'Permit: “temporary”, which does not qualify.',
    ]);
    const sentences = explained[1]!.values.map(({label, sentences: said, checks}) => [
      label,
      ...said.map(plainText),
      ...checks.map(({sentence}) => plainText(sentence)),
    ]);
    expect(sentences).toEqual([
      ['Both', '“temporary” with 3 years gives 4 points.'],
      ['Relation', 'Relation: none. That gives 0 points out of 1.'],
      ['Word', 'Relation: none.'],
      ['Doctorate', "Degree (needed): “Master's”, so the rule for “PhD” does not apply."],
    ]);
  });
});

it('an option that is renamed keeps its rules where its word is in a column', () => {
  const tree = read({path: 'atlantis/small.yaml', text}, () => undefined) as MapNode;
  const renamed = JSON.stringify(
    plainOf(applyRenames(tree, [{kind: 'option', was: 'phd', is: 'doctorate', owner: 'degree'}])),
  );
  expect(renamed).toContain('needed.degree == doctorate');
  expect(renamed).not.toContain('phd');
});

it('mutants compare with other words, and move words to other rows', () => {
  const made = mutantsOf(
    read({path: 'atlantis/small.yaml', text}, () => undefined)!,
    model,
  ).map(({operator, from, to}) => `${operator}: ${from} becomes ${to}`);
  expect(made).toEqual(
    expect.arrayContaining([
      "option: 'permit != temporary' becomes 'permit != permanent'",
      "option: 'permit in [long-term, temporary]' becomes 'permit in [temporary]'",
      "option: 'needed.degree == phd' becomes 'needed.degree == masters'",
      "row: 'permanent' becomes 'long-term | temporary'",
    ]),
  );
});
