// Where does each figure come from: what does it inherit, and which rows of the rules and sentences name it?
import {expect, it} from 'vitest';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {showsFigure} from '../../../src/engine/plan/explanation/figure.ts';
import {sourcesIn} from '../../../src/engine/language/sources.ts';
import {small} from './smallDefinition.ts';

const TODAY = '2026-06-30';

const {calculator, model} = small(`
inputs: {route: {label: Route, options: {worker: Worker, student: Student, guest: Guest}}}
constants:
  base: {label: Base fee, value: 100, unit: EUR, source: {section: Fees, quote: The fee is 100.}}
  extra:
    label: Extra fee
    unit: EUR
    value:
      - {from: 2024-01-01, value: 20}
      - {from: 2027-01-01, value: 25, source: {document: Fee Order, read: 2026-03}}
tables:
  fee:
    label: Fees
    by: route
    unit: EUR
    source: {document: Residence Act, section: article 6}
    sources: {guest: {name: Tourist Board, url: 'https://tourism.example'}}
    rows: {worker: =base, student: 50, guest: 10, blank: 0}
result: {fee: fee + extra}
card:
  - figure: {label: Fee, of: result.fee, unit: money}
`);

const atlantis = {name: 'Atlantis', url: 'https://residence.example', read: '2024-06'};

it('a figure inherits what its source leaves out; another document or page shares no section', () => {
  expect(sourcesIn(model.definition)).toEqual([
    {source: atlantis, figures: ['extra']},
    {source: {...atlantis, section: 'Fees', quote: 'The fee is 100.'}, figures: ['base']},
    {source: {...atlantis, document: 'Fee Order', read: '2026-03'}, figures: ['extra']},
    {source: {...atlantis, document: 'Residence Act', section: 'article 6'}, figures: ['fee: student', 'fee: blank']},
    {source: {name: 'Tourist Board', url: 'https://tourism.example', read: '2024-06'}, figures: ['fee: guest']},
  ]);
});

it('the rows of the rules name their sources, that of a constant where a row shows its figure', () => {
  const {rules, sources} = calculator.documentation(TODAY);
  expect(sources).toEqual(sourcesIn(model.definition).map(({source}) => source));
  expect(rules.flatMap(({rows}) => rows.map(({label, sources: positions}) => [label, positions]))).toEqual([
    ['Extra fee', [0, 2]],
    ['Fee', undefined],
    ['Worker', [1]],
    ['Student', [3]],
    ['Guest', [4]],
  ]);
});

it('texts of the page name the sources of their constants, and the first one for what is written into them', () => {
  const {calculator: withTexts} = small(`
inputs: {route: {label: Route, options: {worker: Worker, student: Student}}}
constants:
  base: {label: Base fee, value: 100, unit: EUR, source: {section: Fees}}
  plain: {label: Plain fee, value: 5, unit: EUR}
method: ['The base has been {base} since 2024.', 'Others pay {plain}.']
faqs: [{question: How much?, answer: 'It is {base}.'}]
result: {fee: {when: route == worker, give: base, else: plain}}
card:
  - figure: {label: Fee, of: result.fee, unit: money}
`);
  expect(withTexts.documentation(TODAY).textSources).toEqual({
    'The base has been 100 since 2024.': [0, 1],
    'It is 100.': [1],
  });
  expect(calculator.documentation(TODAY)).not.toHaveProperty('textSources');
});

it.each([
  ['You need 25,000 euros.', true],
  ['€1.5 million', true],
  ['5 years with Form I-485', true],
  ['German at B1, or an H-1B visa with Form I-485', false],
  ['No figure', false],
])('whether “%s” shows a figure: %s', (text, shown) => {
  expect(showsFigure(text)).toBe(shown);
});

it('a ledger leads from each figure to its row of the rules, with the source of the figure in force', () => {
  const answers = {route: 'guest'};
  const {card} = calculator.evaluate(answers, TODAY);
  const [explained] = explainCard(card(), calculator.derive(answers, TODAY)!);
  const lines = explained!.values.flatMap(({ledger}) => ledger);
  expect(lines.map(({label, text, rule}) => [label, text, rule?.sources])).toEqual([
    ['Fees', '€10', [4]],
    ['Extra fee', '+ €20', undefined],
    ['Total', '€30', undefined],
  ]);
});

it('a sentence in plain text has the numbers of the sources after the rule that it names', () => {
  expect(plainText(['It is ', {text: 'our rule', rule: {list: 0, row: 1, sources: [1, 4]}}, '.'])).toBe(
    'It is our rule [2] [5].',
  );
});
