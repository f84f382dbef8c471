// @vitest-environment jsdom
// Does the card explain its result, with links to fields and rules?
import {render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import type {ChangesModule} from '../../../src/engine/program/module.ts';
import type {Explanation, Derivation} from '../../../src/engine/plan/derived.ts';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {plainHost} from '../../../src/app/calculator/host.ts';
import {figure} from '../../engine/explanation/figures.ts';
import {fixture} from './fixture.ts';
import './observers.ts';

const TODAY = '2024-06-30';
const user = userEvent.setup();

const education: Derivation = {
  label: 'Education',
  ...figure(35, 'points'),
  kind: 'row',
  rule: {list: 0, row: 2, label: 'PhD'},
  by: [{label: 'Highest education', text: 'PhD', kind: 'answer', input: 'education', filled: true}],
};
const total: Derivation = {
  label: 'Total points',
  isTotal: true,
  ...figure(35, 'points'),
  kind: 'steps',
  steps: [
    {sign: 'start', of: education, value: 35, text: '35 points'},
    {sign: 'plus', of: {label: 'Age', ...figure(5, 'points'), kind: 'fixed'}, value: 40, text: '40 points'},
    {
      sign: 'function',
      line: 'Capped at {limit}',
      sentence: 'The maximum is {limit}.',
      of: {label: 'Most', ...figure(35, 'points'), kind: 'fixed'},
      value: 35,
      text: '35 points',
      change: '− 5 points',
    },
  ],
};
const needed: Derivation = {label: 'Good from', ...figure(60, 'points'), kind: 'fixed', rule: {list: 1, row: 0}};
const explanation: Explanation = [
  {
    question: 'Why this result?',
    showsOneValue: false,
    isJudged: true,
    checks: [
      {
        kind: 'compared',
        met: false,
        comparison: '>=',
        left: total,
        right: needed,
        relation: 'below',
        by: 25,
        distance: '25 points',
      },
    ],
    values: [],
  },
  {question: 'How was this worked out?', showsOneValue: true, isJudged: false, checks: [], values: [total]},
  {question: 'Where do these come from?', showsOneValue: false, isJudged: false, checks: [], values: [education]},
  {question: 'Where do these come from?', showsOneValue: false, isJudged: false, checks: [], values: []},
];

const withoutChanges: ChangesModule = {id: fixture.id, variables: [], questions: [], numbers: [], shortNames: {}};

async function showResult(): Promise<HTMLElement> {
  const result = {...fixture, ...withoutChanges, explain: () => explanation};
  const calculator = {...fixture, loadResult: async () => result};
  render(<Calculator calculator={calculator} page={fixture.page(TODAY)} today={() => TODAY} host={plainHost} />);
  await user.click(screen.getByRole('radio', {name: 'PhD'}));
  await user.click(screen.getByRole('button', {name: 'Calculate'}));
  return screen.findByRole('region', {name: 'Your estimate'});
}

const detailsOf = (summary: HTMLElement): HTMLDetailsElement => summary.closest('details')!;

it('says why, from which figures, and by which row', async () => {
  const card = await showResult();

  const why = detailsOf(await within(card).findByText('Why this result?'));
  expect(why.open).toBe(false);
  expect(within(why).getByRole('listitem', {hidden: true}).textContent).toBe(
    'Not metYou have 35 points. You need 60, so you are 25 short.',
  );
  expect(within(why).getByText('60').getAttribute('href')).toBe('#rule-2-row-1');
  expect(
    within(why)
      .getByText(/rules as of/)
      .closest('p')?.textContent,
  ).toContain('Permit Office');

  const details = detailsOf(within(card).getByText('Total points', {selector: 'summary'}));
  const rows = within(details).getAllByRole('row', {hidden: true});
  expect(rows.map(({textContent}) => textContent)).toEqual([
    'Education35 points',
    'Age+ 5 points',
    'Capped at 35 points− 5 points',
    'Result35 points',
  ]);

  const parts = detailsOf(within(card).getByText('Points by category', {selector: 'summary'}));
  const link = within(parts).getByText('“PhD”');
  await user.click(link);
  expect(document.activeElement).toBe(screen.getByRole('radio', {name: 'Other'}));
});
