// @vitest-environment jsdom
// Does a result say what it is in the other edition, can it be calculated with that one's figures, and does it say of which day its rules are?
import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {describe, expect, it} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {siteHost} from '../../../src/app/calculator/siteHost.ts';
import {shareFragment, type SharedAnswers} from '../../../src/engine/answers/shareLink.ts';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';
import './observers.ts';

const {calculator, text} = small(`
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

const inForce = load(compile({path: 'atlantis/small.yaml', text: text.replace('2024-06', '2026-11')}).body!).under();

const user = userEvent.setup();
const card = () => screen.findByRole('region', {name: 'Your estimate'});
const press = async (name: string) => {
  const [button] = within(await card()).getAllByRole('button', {name});
  await act(() => user.click(button!));
};

/** The edition that the switch has; undefined without a switch, and while it has neither. */
const chosen = async (): Promise<string | undefined> =>
  within(await card())
    .queryAllByRole<HTMLInputElement>('radio')
    .find(({checked}) => checked)?.labels?.[0]?.textContent;

let shared: SharedAnswers | undefined;

/** @param edition 'june-2024' for a page whose figures are those of June 2024, or 'today' */
async function open(today: string, edition: 'june-2024' | 'today', fragment = '') {
  const compiled = edition === 'today' ? inForce : calculator.under();
  render(
    <Calculator
      calculator={compiled}
      page={compiled.page(today)}
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

describe('a page of the June 2024 edition', () => {
  it("says what the result is with today's figures, calculates with them, and goes back", async () => {
    await open('2027-01-02', 'june-2024');
    expect(await within(await card()).findByText('€370')).toBeTruthy();
    expect(await within(await card()).findByText("With today's figures, which count now:")).toBeTruthy();
    expect(within(await card()).getByText('Fee: €410')).toBeTruthy();
    await press("Use today's figures");
    expect(await within(await card()).findByText('€410')).toBeTruthy();
    expect(await chosen()).toBe('Today');
    expect(await within(await card()).findByText('In the June 2024 edition: Fee: €370')).toBeTruthy();
    await act(async () => user.click(within(await card()).getByRole('radio', {name: 'June 2024'})));
    expect(await within(await card()).findByText('€370')).toBeTruthy();
    expect(await chosen()).toBe('June 2024');
  });

  it("keeps the visitor's day in both editions", async () => {
    await open('2027-01-02', 'june-2024');
    expect(await within(await card()).findByText('62 days')).toBeTruthy();
    await press("Use today's figures");
    await within(await card()).findByText('€410');
    expect(within(await card()).getByText('62 days')).toBeTruthy();
    expect(screen.getByLabelText('Arrival').getAttribute('max')).toBe('2027-01-02');
  });

  it('says where both are the same', async () => {
    await open('2026-11-23', 'june-2024');
    expect(await within(await card()).findByText("The same with today's figures.")).toBeTruthy();
    expect(within(await card()).queryByRole('radiogroup', {name: 'Figures to use'})).toBeNull();
  });

  it('says that only details differ', async () => {
    await open('2028-01-01', 'june-2024', `#answers:${calculator.rulesHash}&people=0&arrival=2026-11-01`);
    expect(
      await within(await card()).findByText("With today's figures, which count now, this is different:"),
    ).toBeTruthy();
  });

  it('keeps the edition in a link, and opens it', async () => {
    await open('2027-01-02', 'june-2024');
    await press("Use today's figures");
    await within(await card()).findByText('€410');
    expect(shareFragment(shared!)).toBe(`#answers:${calculator.rulesHash}@today&people=2&arrival=2026-11-01`);
  });

  it.each([
    ['2027-02-03', 'This result uses the figures in force on 3 February 2027.', '€205'],
    ['2026-02-03', 'This result uses the figures in force on 3 February 2026.', '€185'],
  ])('opens a link under the rules %s', async (name, says, fee) => {
    await open('2027-01-02', 'june-2024', `#answers:${calculator.rulesHash}@${name}&people=1&arrival=2026-11-01`);
    expect(await within(await card()).findByText(fee)).toBeTruthy();
    expect(await within(await card()).findByText(says)).toBeTruthy();
    expect(await chosen()).toBeUndefined();
    expect(screen.getByText('These answers came from a link.')).toBeTruthy();
  });

  it('opens a link under the rules of today', async () => {
    await open('2027-01-02', 'june-2024', `#answers:${calculator.rulesHash}@today&people=1&arrival=2026-11-01`);
    expect(await within(await card()).findByText('€205')).toBeTruthy();
    expect(await chosen()).toBe('Today');
  });
});

it('a link that names the edition of the page is the page as it is', async () => {
  await open('2027-01-02', 'june-2024', `#answers:${calculator.rulesHash}@june-2024&people=1&arrival=2026-11-01`);
  expect(await within(await card()).findByText('€185')).toBeTruthy();
  expect(await within(await card()).findByText("With today's figures, which count now:")).toBeTruthy();
  expect(within(await card()).queryByText(/uses the figures/)).toBeNull();
});

describe('a page with the figures of today', () => {
  it('says what the result will be from which day on, and nothing of another edition', async () => {
    await open('2026-11-23', 'today');
    expect(within(await card()).getByText('€370')).toBeTruthy();
    expect(within(await card()).getByText('From 1 January 2027: €410.')).toBeTruthy();
    expect(within(await card()).getByText('Some of the details change on 1 June 2027.')).toBeTruthy();
    expect(within(await card()).queryByText(/edition|today's figures/)).toBeNull();
  });

  it('says nothing of days that have passed', async () => {
    await open('2027-07-01', 'today');
    expect(within(await card()).queryByText(/^From|^Some of/)).toBeNull();
  });
});

it.each(['@2027-02-30', '@tomorrow', '@', '@2027-01-01@2028-01-01'])(
  'opens a link with %s under the rules of the page, and says what it leaves out',
  async (written) => {
    await open('2027-01-02', 'june-2024', `#answers:${calculator.rulesHash}${written}&people=1`);
    expect(await within(await card()).findByText('€185')).toBeTruthy();
    expect(screen.getByText(`Left out, because this calculator can't use it: ${written}.`)).toBeTruthy();
  },
);

it('opens a link with nothing but the name of rules, and leaves the form empty', async () => {
  await open('2026-11-23', 'june-2024', `#answers:${calculator.rulesHash}@today`);
  expect(await screen.findByText("This link uses today's figures.")).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
