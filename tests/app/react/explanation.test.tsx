// @vitest-environment jsdom
// Does the card explain its result, with links to fields and rules?
import {render, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect, it} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {plainHost} from '../../../src/app/calculator/host.ts';
import {library} from '../../calculators/compiled.ts';
import {withWorkings} from './fixture.ts';
import './observers.ts';

const TODAY = '2024-06-30';
const user = userEvent.setup();

async function showResult(): Promise<HTMLElement> {
  const calculator = library.get('green-card-points-calculator');
  render(
    <Calculator
      calculator={{...calculator, loadResult: async () => withWorkings(calculator)}}
      page={calculator.page(TODAY)}
      today={() => TODAY}
      host={plainHost}
    />,
  );
  await user.click(screen.getByRole('radio', {name: 'PhD or doctorate'}));
  await user.type(screen.getByRole('textbox', {name: /Age/}), '30');
  await user.click(screen.getByRole('button', {name: 'Calculate'}));
  return screen.findByRole('region', {name: 'Your estimate'});
}

const detailsOf = (summary: HTMLElement): HTMLDetailsElement => summary.closest('details')!;

it('says why, from which figures, and by which row', async () => {
  const card = await showResult();

  const why = detailsOf(await within(card).findByText('Why this result?'));
  expect(why.open).toBe(false);
  const reasons = await within(why).findAllByRole('listitem', {hidden: true});
  expect(reasons.map(({textContent}) => textContent)).toEqual([
    'Not metYou have 65 points. A better result starts at 70, so you are 5 short.',
    'MetYou have 65 points. This result starts at 50.',
  ]);
  expect(within(why).getByText('70').getAttribute('href')).toBe('#rule-8-row-3');
  expect(
    within(why)
      .getByText(/edition/)
      .closest('p')?.textContent,
  ).toContain('USCIS');

  const details = detailsOf(within(card).getByText('Total points', {selector: 'summary'}));
  const rows = within(details).getAllByRole('row', {hidden: true});
  expect(rows.map(({textContent}) => textContent)).toEqual(['Age30 points', 'Education+ 35 points', 'Total65 points']);

  const parts = detailsOf(within(card).getByText('Points by category', {selector: 'summary'}));
  await user.click(within(parts).getByText('“PhD or doctorate”'));
  expect(document.activeElement).toBe(screen.getByRole('radio', {name: 'High school'}));
});

it('opens with its first figure', async () => {
  const workings = detailsOf(within(await showResult()).getByText('How we worked it out'));
  await within(workings).findByText('Total points', {selector: 'summary'});
  const open = (): readonly boolean[] => [...workings.querySelectorAll('details')].map((figure) => figure.open);
  expect(open()).toEqual([false, false]);
  workings.open = true;
  await waitFor(() => expect(open()).toEqual([true, false]));
});
