// @vitest-environment jsdom
// Do the card's charts also say in text what they show?
import {render, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {describe, expect, it} from 'vitest';
import type {CardBlock} from '../../../../src/engine/results/card.ts';
import {Calculator} from '../../../../src/app/calculator/Calculator.tsx';
import {plainHost} from '../../../../src/app/calculator/host.ts';
import {BlockView} from '../../../../src/app/result/card/BlockView.tsx';
import {noExplanations, fixture} from '../fixture.ts';
import '../observers.ts';

const TODAY = '2024-06-30';
const user = userEvent.setup();

const show = (block: CardBlock) =>
  render(<BlockView block={block} page={fixture.page(TODAY)} today={TODAY} missing={[]} />).container;

const marks = [{label: 'Competitive from', value: 470, text: '470 points'}];
const figure = {label: 'Total', value: 349, text: '349 points', outOf: 1200, outOfText: '349 / 1,200'};

describe('a figure', () => {
  it('with a pass mark is a picture that says both', async () => {
    show({kind: 'figure', items: [{...figure, marks}]});
    const name = 'Total: 349 / 1,200. Competitive from: 470 points';
    expect(await screen.findByRole('img', {name})).toBeTruthy();
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it('is shown over its limit, in words too, and the marks in ascending order', async () => {
    const limits = [
      {label: 'At most', value: 90, text: '90 days'},
      {label: 'Better below', value: 60, text: '60 days'},
    ];
    const stay = {label: 'Stay', value: 120, unit: 'days', text: '120 days', outOf: 90, outOfText: '120 / 90'};
    show({kind: 'figure', items: [{...stay, marks: limits}]});
    const name = 'Stay: 120 / 90. Better below: 60 days. At most: 90 days. 30 days over';
    expect(await screen.findByRole('img', {name})).toBeTruthy();
    expect(screen.getByText('30 days over')).toBeTruthy();
  });

  it('without one stays a meter', () => {
    show({kind: 'figure', items: [figure]});
    expect(screen.getByRole('meter', {name: 'Total'})).toBeTruthy();
  });
});

describe('costs', () => {
  const total = {label: 'Total', value: 90, text: '$90'};
  const parts = [60, 20, 6, 4].map((value) => ({label: `Part ${value}`, value, text: `$${value}`}));

  it('have a bar, and a swatch for each row of their ledger', async () => {
    const container = show({kind: 'fees', heading: 'Costs', items: parts, total});
    const table = within(container).getByRole('table', {name: 'Costs'});
    await waitFor(() => expect(table.querySelector('caption svg')).toBeTruthy());
    const swatches = within(table)
      .getAllByRole('rowheader')
      .slice(0, -1)
      .map((header) => header.querySelector('svg'));
    expect(swatches.every((swatch) => swatch?.getAttribute('aria-hidden') === 'true')).toBe(true);
    const bar = table.querySelectorAll('caption svg > rect[class]');
    expect(bar.length).toBe(parts.length);
  });

  it('of one part are not drawn', () => {
    expect(show({kind: 'fees', heading: 'Costs', items: parts.slice(0, 1), total}).querySelector('svg')).toBeNull();
  });
});

describe('costs of some years', () => {
  const part = (label: string, value: number, once: number, person?: string) => ({
    label,
    value,
    once,
    unit: 'CAD',
    text: `CA$${value}`,
    ...(person !== undefined && {person}),
  });
  const items = [
    part('Tuition', 60_000, 0),
    part('Permit', 235, 235),
    part('Spouse', 8_035, 235, 'Your spouse'),
    part('Children', 5_435, 235, 'Your children'),
  ];
  const total = {label: 'Total', value: 73_705, unit: 'CAD', text: 'CA$73,705'};
  const rows = (name: string) =>
    within(screen.getByRole('table', {name}))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

  it('say how often each part comes, and what each year costs', () => {
    const container = show({kind: 'fees', heading: 'Costs', items, total, years: 2});
    expect(rows('Costs').map(([label]) => label)).toEqual([
      'TuitionCA$30,000 a year',
      'Permitonce',
      'SpouseCA$3,900 a year, and CA$235 once',
      'ChildrenCA$2,600 a year, and CA$235 once',
      'Total',
    ]);
    expect(container.textContent).toContain('CA$37,205 in the first year, CA$36,500 in each year after it.');
  });

  it('add up for each person, in all and per month', () => {
    show({kind: 'fees', heading: 'Costs', items, total, years: 2});
    expect(rows('For whom')).toEqual([
      ['Person', '2 years', 'Per month'],
      ['You', 'CA$60,235', 'CA$2,509.79'],
      ['Your spouse', 'CA$8,035', 'CA$334.79'],
      ['Your children', 'CA$5,435', 'CA$226.46'],
      ['Total', 'CA$73,705', 'CA$3,071.04'],
    ]);
  });

  it('say nothing of persons or years where nothing is known of them', () => {
    const container = show({kind: 'fees', heading: 'Costs', items: items.slice(0, 2), total, years: 1});
    expect(screen.queryByRole('table', {name: 'For whom'})).toBeNull();
    expect(container.textContent).not.toContain('first year');
  });
});

describe('a wait', () => {
  const waiting = {label: 'Progress', percentDone: 15, text: '30 of 200 days.'};

  it('says its start, its estimated end, and today', async () => {
    show({kind: 'progress', items: [{...waiting, days: {passed: 30, estimated: 200}}]});
    const name = 'Progress: 30 of 200 days. Start: 31 May 2024. Estimate: 17 December 2024. Today: 30 June 2024';
    expect(await screen.findByRole('img', {name})).toBeTruthy();
    expect(screen.queryByText(/over the estimate/)).toBeNull();
  });

  it('that takes longer says how much longer', async () => {
    show({kind: 'progress', items: [{...waiting, days: {passed: 201, estimated: 200}}]});
    expect(screen.getByText('1 day over the estimate.')).toBeTruthy();
    expect(await screen.findByRole('img', {name: /Estimate: 29 June 2024\. Today: 30 June 2024$/})).toBeTruthy();
  });

  it('that takes another time elsewhere has a striped range, said below', async () => {
    const text = 'Striped: elsewhere it takes 150 to 300 days.';
    const days = {passed: 30, estimated: 200};
    show({kind: 'progress', items: [{...waiting, days, range: {least: 150, most: 300, text}}]});
    const picture = await screen.findByRole('img', {name: /Estimate: 17 December 2024/});
    // The bar ends with the longest time: 300 days.
    const [start, width] = ['x', 'width'].map((name) =>
      Number.parseFloat(picture.querySelector('rect[fill]')!.getAttribute(name)!),
    );
    expect([start, start! + width!]).toEqual([50, 100]);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('that has not begun is a plain bar', () => {
    show({kind: 'progress', items: [{...waiting, days: {passed: 0, estimated: 200}}]});
    expect(screen.getByRole('progressbar', {name: 'Progress'})).toBeTruthy();
  });
});

describe('stages', () => {
  it('are marked as done, current and to come, and say so', () => {
    const stage = (expected: string, completed: boolean, isCurrent = false) => ({
      stage: {completed, isCurrent, expected, date: completed ? expected : null},
    });
    const items = [
      {text: 'Received', ...stage('2024-04-01', true)},
      {text: 'Review', ...stage('2024-05-15', true, true)},
      {text: 'Check', ...stage('2024-08-01', false)},
      {text: 'Decision', ...stage('2024-10-01', false)},
    ];
    show({kind: 'stages', heading: 'Stages', items});
    const marked = screen.getAllByRole('listitem').map((item) => [item.dataset['state'], item.textContent]);
    expect(marked).toEqual([
      ['done', 'Received completed, 1 April 2024'],
      ['now', 'Review current, 15 May 2024'],
      ['later', 'Check not yet'],
      ['later', 'Decision not yet'],
    ]);
  });
});

describe('another number', () => {
  it('gives a table of ranges for the chosen field, with the current answer marked', async () => {
    const cutsAt = (...numbers: number[]) => ({cuts: numbers.map((at) => ({at, after: false})), joint: []});
    const numbers = [
      {id: 'age', ...cutsAt(21, 36)},
      {id: 'investment', ...cutsAt(900_000)},
    ];
    const result = {...fixture, variables: [], questions: [], numbers, shortNames: {}, ...noExplanations};
    const calculator = {...fixture, loadResult: async () => result};
    render(<Calculator calculator={calculator} page={fixture.page(TODAY)} today={() => TODAY} host={plainHost} />);
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    await user.type(screen.getByRole('textbox', {name: 'Age'}), '30');
    await user.click(screen.getByRole('button', {name: 'Calculate'}));
    await user.click(await screen.findByText('Try other numbers'));
    const rows = (): (string | null)[][] =>
      screen
        .getAllByRole('row')
        .filter((row) => row.closest('details'))
        .map((row) => [...row.children].map(({textContent}) => textContent));
    const chosen = await screen.findByRole('combobox', {name: 'The number to change'});
    await user.selectOptions(chosen, 'Age');
    expect(rows()).toEqual([
      ['Age', 'Total points', 'Result'],
      ['18 to 20 years', '35 points', 'Low eligibility'],
      ['21 to 35 years', '65 points', 'Good potential'],
      ['36 to 65 years', '35 points', 'Low eligibility'],
    ]);
    expect(screen.getByRole('row', {current: true}).textContent).toContain('21 to 35 years');
    await user.selectOptions(chosen, 'Investment');
    expect(rows().slice(1)).toEqual([
      ['Below $900,000', '65 points', 'Good potential'],
      ['$900,000 or more', '115 points', 'Good potential'],
    ]);
  });
});
