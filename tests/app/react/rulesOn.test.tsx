// @vitest-environment jsdom
// Rules that change on a known day: does a result say so in advance, and can it be calculated with the rules of another day?
import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {describe, expect, it} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {siteHost} from '../../../src/app/calculator/siteHost.ts';
import {shareFragment, type SharedAnswers} from '../../../src/engine/answers/shareLink.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';
import './observers.ts';

const {calculator} = small(`
inputs:
  people: {label: How many people?, type: integer}
  arrival: {label: Arrival, type: date, max: today}
constants:
  perPerson: {label: Fee, value: [{value: 185}, {from: 2027-01-01, value: 205}], unit: EUR}
result: {fee: people * perPerson, days: daysSince(arrival)}
lines:
  papers:
    - {from: 2027-06-01, say: Bring a photo.}
    - {say: Bring your passport.}
card:
  - figure: {label: Fee, of: result.fee, unit: money}
  - checklist: {title: What to bring, of: papers}
  - facts: [{label: Days, of: result.days, unit: days}]
`);

const user = userEvent.setup();
const card = () => screen.findByRole('region', {name: 'Your estimate'});
const day = async () => within(await card()).findByRole<HTMLSelectElement>('combobox', {name: 'Rules in force on'});
const choose = async (label: string) => {
  const select = await day();
  await act(() => user.selectOptions(select, label));
};

let shared: SharedAnswers | undefined;

async function open(today: string, fragment = '') {
  render(
    <Calculator
      calculator={calculator}
      page={calculator.page(today)}
      today={() => today}
      host={siteHost}
      fragment={fragment}
      onCalculated={(answers) => (shared = answers)}
    />,
  );
  if (fragment !== '') return;
  await user.type(screen.getByLabelText('How many people?'), '2');
  await user.type(screen.getByLabelText('Arrival'), '2026-11-01');
  await act(() => user.click(screen.getByRole('button', {name: 'Calculate'})));
}

describe('before the rules change', () => {
  it('says what the result will be from which day on', async () => {
    await open('2026-11-23');
    expect(within(await card()).getByText('€370')).toBeTruthy();
    expect(within(await card()).getByText('From 1 January 2027: €410.')).toBeTruthy();
    expect(within(await card()).getByText('Some of the details change on 1 June 2027.')).toBeTruthy();
    expect([...(await day()).options].map(({text}) => text)).toEqual([
      '23 November 2026 (today)',
      '1 January 2027',
      '1 June 2027',
    ]);
  });

  it('calculates with the rules of a chosen day, says so above the result, and goes back', async () => {
    await open('2026-11-23');
    await choose('1 June 2027');
    expect(await within(await card()).findByText('€410')).toBeTruthy();
    expect(within(await card()).getByText('Bring a photo.')).toBeTruthy();
    expect(
      within(await card()).getByText(/^This result uses the rules in force on 1 June 2027, as if that were today\./),
    ).toBeTruthy();
    expect(within(await card()).queryByText(/^From 1 January/)).toBeNull();
    expect(screen.getByLabelText('Arrival').getAttribute('max')).toBe('2027-06-01');
    const back = within(await card()).getByRole('button', {name: "Use today's rules"});
    await act(() => user.click(back));
    expect(await within(await card()).findByText('€370')).toBeTruthy();
    expect((await day()).value).toBe('');
    expect(screen.getByLabelText('Arrival').getAttribute('max')).toBe('2026-11-23');
  });

  it('keeps the day in a link', async () => {
    await open('2026-11-23');
    await choose('1 January 2027');
    await within(await card()).findByText('€410');
    const link = shareFragment(shared!);
    expect(link).toBe(`#answers:${calculator.rulesHash}@2027-01-01&people=2&arrival=2026-11-01`);
  });
});

it('opens a link with the rules of its day', async () => {
  await open('2026-11-23', `#answers:${calculator.rulesHash}@2027-02-03&people=1&arrival=2026-11-01`);
  expect(await within(await card()).findByText('€205')).toBeTruthy();
  expect((await day()).value).toBe('2027-02-03');
  expect(screen.getByText('These answers came from a link.')).toBeTruthy();
});

it.each(['@2027-02-30', '@tomorrow', '@', '@2027-01-01@2028-01-01'])(
  'opens a link with %s with the rules of today, and says what it leaves out',
  async (written) => {
    await open('2026-11-23', `#answers:${calculator.rulesHash}${written}&people=1`);
    expect(await within(await card()).findByText('€185')).toBeTruthy();
    expect(screen.getByText(`Left out, because this calculator can't use it: ${written}.`)).toBeTruthy();
  },
);

it('opens a link with nothing but a day, and leaves the form empty', async () => {
  await open('2026-11-23', `#answers:${calculator.rulesHash}@2027-01-01`);
  expect(
    await screen.findByText('This link uses the rules in force on 1 January 2027, as if that were today.'),
  ).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

it('says nothing of days that have passed, but lets them be chosen', async () => {
  await open('2027-07-01');
  expect(within(await card()).queryByText(/^From|^Some of/)).toBeNull();
  await choose('1 January 2027');
  expect(await within(await card()).findByText('Some of the details change on 1 June 2027.')).toBeTruthy();
});
