// @vitest-environment jsdom
// Do the form and its result say what they are about: the authority as a link, the visa, and what we assumed?
import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {describe, expect, it} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {plainHost} from '../../../src/app/calculator/host.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';
import './observers.ts';

const TODAY = '2026-06-30';
const user = userEvent.setup();

const {calculator} = small(`
inputs:
  fee: {label: Fee per year, type: number, unit: EUR, per: year, hint: The Permit Office publishes it. Ask the Permit Office.}
  cover: {label: Health cover, type: number, unit: EUR, per: year, whenZero: usualCover}
constants: {usualCover: 600}
sums:
  costs:
    fee: {label: Permit fee, give: fee}
    cover: {label: Insurance, give: cover}
result: {total: costs.total}
verdictFor: For a permit. You also need a job.
card:
  - verdict: [{when: fee > 0, say: Eligible, tone: good}, {say: Not eligible, tone: bad}]
  - fees: {title: Costs, of: costs, total: Total}
`);

async function calculate(): Promise<HTMLElement> {
  await user.type(screen.getByRole('textbox', {name: /Fee per year/}), '100');
  await act(() => user.click(screen.getByRole('button', {name: 'Calculate'})));
  return screen.findByRole('region', {name: 'Your estimate'});
}

const source = {name: 'Permit Office, fees', short: 'the Permit Office', url: 'https://permits.example/fees'};
const page = {...calculator.page(TODAY), source};
const show = () => render(<Calculator calculator={calculator} page={page} today={() => TODAY} host={plainHost} />);

describe('a hint', () => {
  it('links to the authority that it names, once', () => {
    show();
    const links = screen.getAllByRole('link', {name: 'Permit Office'});
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://permits.example/fees']);
    expect(links[0]!.closest('p')!.textContent).toBe('The Permit Office publishes it. Ask the Permit Office.');
  });
});

describe('a result', () => {
  it('says what its verdict is about', async () => {
    show();
    const card = await calculate();
    expect(within(card).getByText('Eligible').closest('[data-tone]')!.textContent).toBe(
      'EligibleFor a permit. You also need a job.',
    );
  });

  it('says which number it assumed, and which amount uses it', async () => {
    show();
    const card = await calculate();
    expect(
      within(card)
        .getByText(/we assumed/)
        .closest('li, p')?.textContent,
    ).toBe('Health cover: we assumed €600 a year.');
    const rows = within(card)
      .getAllByRole('row')
      .map(({textContent}) => textContent);
    expect(rows).toEqual(['Permit fee€100', 'Insurance (our assumption)€600', 'Total€700']);
  });

  it('assumes nothing once the field is filled in', async () => {
    show();
    await user.type(screen.getByRole('textbox', {name: /Health cover/}), '700');
    const card = await calculate();
    expect(within(card).queryByText(/assum/)).toBeNull();
  });
});
