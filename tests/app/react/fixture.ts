import type {CardBlock, CardItem} from '../../../src/engine/results/card.ts';
import type {CalculatorModule} from '../../../src/engine/program/module.ts';
import type {Page} from '../../../src/engine/plan/inWords/texts.ts';
import type {Evaluation} from '../../../src/engine/results/program.ts';
import type {WorkingsModule} from '../../../src/engine/plan/plan.ts';
import {loadable} from '../../../src/app/loading/loadable.tsx';
import type {FormField} from '../../../src/engine/language/inputs/index.ts';
import {choose, readDate, readInteger, readNumber, type Answers} from '../../../src/engine/runtime/answers.ts';
import type {CalendarDay} from '../../../src/engine/runtime/calendar.ts';

/** A handwritten calculator with every kind of field, a guard, and a negative and a positive verdict. */
export const fixture: CalculatorModule = {
  id: 'permit-points-calculator',
  rulesHash: 'abc123',
  calculate: (answers, today) => evaluate(answers, today).result,
  evaluate,
  outcome: () => null,
  page,
  changesOn: [],
  rules: 'today',
  rulesOn: (today) => today,
};

/** A calculator whose explanations have been fetched, under its own rules only. */
export const withWorkings = <Calculator extends WorkingsModule>(
  calculator: Calculator & {readonly under?: unknown},
) => ({...calculator, under: undefined, fetchedWorkings: loadable(async () => calculator.workings)});

/** Says nothing of how a block of the fixture's card came about. */
export const noExplanations = withWorkings({
  cardPlan: {
    id: fixture.id,
    card: ['verdict', 'figure', 'breakdown', 'facts'].map((kind) => ({kind, question: 'values' as const, items: []})),
    names: {},
    templates: {},
    options: {},
  },
  id: fixture.id,
  workings: {rows: {}, names: {}, steps: {}, templates: {}, functions: {}, options: {}},
});

const levels = {other: 'Other', bachelors: "Bachelor's degree", masters: "Master's degree", phd: 'PhD'};
const levelPoints: Readonly<Record<string, number>> = {bachelors: 15, masters: 25, phd: 35};
const fields = ['law', 'medicine', 'science', 'arts', 'trade', 'teaching', 'computing'];

const inputs: readonly FormField[] = [
  {id: 'age', label: 'Age', kind: 'integer', unit: 'years', min: 18, max: 65, unused: false},
  {id: 'education', label: 'Highest education', kind: 'choice', unused: false, options: optionsOf(levels)},
  {
    id: 'school',
    label: 'School',
    kind: 'text',
    unused: false,
    hint: 'As on the diploma.',
    shownWhen: ({education}) => education === 'phd',
  },
  {
    id: 'field',
    label: 'Field of work',
    kind: 'choice',
    unused: true,
    options: fields.map((value) => ({value, label: value})),
  },
  {id: 'jobOffer', label: 'Job offer', kind: 'yesno', unused: false, options: optionsOf({yes: 'Yes', no: 'No'})},
  {id: 'investment', label: 'Investment', kind: 'number', unit: 'USD', unused: false},
  {id: 'since', label: 'Resident since', kind: 'date', max: 'today', unused: false},
];

function evaluate(answers: Answers, today: CalendarDay): Evaluation {
  if (choose(answers.education, Object.keys(levels)) === '') return {result: null, values: () => ({}), card: () => []};
  const age = readInteger(answers.age);
  const items: readonly (CardItem & {readonly value: number})[] = [
    {label: 'Age', value: age >= 21 && age <= 35 ? 30 : 0, text: '', outOf: 30},
    {label: 'Education', value: levelPoints[String(answers.education)] ?? 0, text: '', outOf: 35},
    {label: 'Job offer', value: answers.jobOffer === 'yes' ? 25 : 0, text: '', outOf: 25},
    {label: 'Investment', value: readNumber(answers.investment) >= 900_000 ? 50 : 0, text: '', outOf: 50},
  ].map((part) => ({...part, unit: 'points', text: `${part.value} points`}));
  const total = items.reduce((sum, {value}) => sum + value, 0);
  const points = {value: total, unit: 'points', text: `${total} points`};
  const card = (): readonly CardBlock[] => [
    {
      kind: 'verdict',
      items: [total >= 60 ? {tone: 'good', text: 'Good potential'} : {tone: 'bad', text: 'Low eligibility'}],
    },
    {
      kind: 'figure',
      items: [{label: 'Total points', ...points, outOf: 140, outOfText: `${total} / 140`, isHeadline: true}],
    },
    {kind: 'breakdown', heading: 'Points by category', items, total: {label: 'Total', ...points}},
    {
      kind: 'facts',
      items: [
        {label: 'Resident since', text: readDate(answers.since) ?? 'not known'},
        {label: 'Day', text: today},
      ],
    },
  ];
  return {result: {total}, values: () => ({}), card};
}

function page(): Page {
  return {
    id: 'permit-points-calculator',
    title: 'Permit Points Calculator',
    description: 'See how many points your answers give, and which of them count most.',
    keywords: ['permit'],
    country: 'United States',
    currency: 'USD',
    source: {name: 'Permit Office', url: 'https://permits.example/points'},
    dataAsOf: '2024-06',
    fields: inputs,
    needs: ['education'],
  };
}

function optionsOf(labels: Readonly<Record<string, string>>): {value: string; label: string}[] {
  return Object.entries(labels).map(([value, label]) => ({value, label}));
}
