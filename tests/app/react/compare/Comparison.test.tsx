// @vitest-environment jsdom
// Are only the answers that differ edited, in place, with ids of their own, and are differences said in words?
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {beforeEach, describe, expect, it} from 'vitest';
import {Calculator} from '../../../../src/app/calculator/Calculator.tsx';
import {plainHost} from '../../../../src/app/calculator/host.ts';
import {fixture} from '../fixture.ts';
import {headlineFigure} from '../headlineFigure.ts';
import '../observers.ts';

const TODAY = '2024-06-30';
const user = userEvent.setup();

const comparison = () => within(screen.getByRole('region', {name: 'Compare with other answers'}));
// The result is rendered after the click has been handled.
const press = (button: HTMLElement) => act(() => user.click(button));
const calculateOther = () => press(comparison().getByRole('button', {name: 'Compare'}));
const radios = (name: string) => screen.getAllByRole<HTMLInputElement>('radio', {name});

beforeEach(async () => {
  render(<Calculator calculator={fixture} page={fixture.page(TODAY)} today={() => TODAY} host={plainHost} />);
  await user.click(screen.getByRole('radio', {name: "Master's degree"}));
  fireEvent.change(screen.getByRole('textbox', {name: 'Investment'}), {target: {value: '85,000'}});
  await user.click(screen.getByRole('button', {name: 'Calculate'}));
  await user.click(await screen.findByRole('button', {name: 'Compare with other answers'}));
  await screen.findByRole('heading', {name: 'Compare with other answers'});
});

/** Chooses a question whose answer will differ. */
const change = (question: string) => user.click(comparison().getByRole('button', {name: question, hidden: true}));

describe('the other answers', () => {
  it('are none at first: the questions are there to choose from', () => {
    expect(comparison().queryByRole('radio')).toBeNull();
    const offered = comparison()
      .getAllByRole('button')
      .map(({textContent}) => textContent);
    expect(offered).toEqual([
      'Close',
      'Age',
      'Highest education',
      'Job offer',
      'Investment',
      'Resident since',
      'Compare',
    ]);
    expect(comparison().queryByRole('table')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', {name: 'Compare with other answers'}));
  });

  it('are edited beside the first ones, one question at a time', async () => {
    await change('Highest education');
    expect(document.activeElement).toBe(radios("Master's degree")[1]);
    expect(comparison().getByText(/Your answer: Master's degree/)).toBeTruthy();
    await change('Investment');
    const investment = comparison().getByRole('textbox', {name: 'Investment'});
    expect(document.activeElement).toBe(investment);
    expect(investment).toHaveProperty('value', '85000');
    expect(comparison().queryByRole('button', {name: 'Investment', hidden: true})).toBeNull();
  });

  it('bring the questions along that only they ask', async () => {
    await change('Highest education');
    await user.click(radios('PhD')[1]!);
    expect(comparison().getByRole('textbox', {name: 'School'})).toBeTruthy();
    expect(comparison().getByText(/Your answer: not asked/)).toBeTruthy();
  });

  it('can be taken back, each alone', async () => {
    await change('Highest education');
    await user.click(radios('PhD')[1]!);
    await user.click(comparison().getByRole('button', {name: 'Keep your answer: Highest education'}));
    expect(comparison().queryByRole('radio')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Which answer do you want to change?');
    await calculateOther();
    expect(comparison().getByRole('status').textContent).toBe('The result stays the same.');
  });

  it('share no id with the first, and every label and description refers to its own field', async () => {
    await change('Highest education');
    await change('Age');
    await user.click(radios('PhD')[1]!);
    await calculateOther();
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const form = comparison().getByRole('button', {name: 'Compare'}).closest('form')!;
    for (const label of form.querySelectorAll('label')) expect(form.contains(label.control)).toBe(true);
    for (const field of form.querySelectorAll('[aria-describedby]')) {
      for (const id of field.getAttribute('aria-describedby')!.split(' '))
        expect(form.querySelector(`#${id}`)).toBeTruthy();
    }
  });
});

describe('its result', () => {
  it('changes only on click, and says so until then', async () => {
    await change('Highest education');
    await user.click(radios('PhD')[1]!);
    await calculateOther();
    expect(comparison().getByRole('status').textContent).toBe(
      'With the other answers: 35 points instead of 25 points.',
    );
    await change('Job offer');
    await user.click(comparison().getByRole('radio', {name: 'Yes'}));
    expect(comparison().getByText(/^Answers changed: press “Compare”/)).toBeTruthy();
    await calculateOther();
    expect(comparison().getByRole('status').textContent).toMatch(/“Good potential.*” instead of “Low eligibility/);
    expect(comparison().getByText('better').tagName).toBe('STRONG');
    const rowsOf = (name: string) =>
      within(comparison().getByRole('table', {name}))
        .getAllByRole('rowheader')
        .map(({textContent}) => textContent);
    expect(rowsOf('Both results')).toEqual(['Result', 'Total points']);
    expect(rowsOf('What changes')).toEqual(['Points by category', 'Education', 'Job offer']);
    await user.click(comparison().getByText('Show 4 lines that stay the same'));
    const same = comparison().getByRole('table', {name: 'What stays the same'});
    expect(within(same).getByRole('row', {name: 'Investment 0 points 0 points'})).toBeTruthy();
  });

  it('is announced again on each click', async () => {
    await calculateOther();
    const said = comparison().getByRole('status').firstChild;
    expect(said?.textContent).toBe('The result stays the same.');
    await calculateOther();
    expect(comparison().getByRole('status').firstChild).not.toBe(said);
  });

  it('is compared with a new first result too', async () => {
    await change('Highest education');
    await user.click(radios('PhD')[1]!);
    await calculateOther();
    await user.click(radios('PhD')[0]!);
    await press(screen.getByRole('button', {name: 'Calculate'}));
    expect(comparison().getByRole('status').textContent).toBe('The result stays the same.');
  });
});

describe('leaving the comparison', () => {
  it('closes and returns the focus', async () => {
    const open = screen.getByRole('button', {name: 'Compare with other answers', expanded: true});
    await user.click(comparison().getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('region', {name: 'Compare with other answers'})).toBeNull();
    expect(document.activeElement).toBe(open);
    expect(open.getAttribute('aria-expanded')).toBe('false');
  });

  it('copies the second answers to the first form', async () => {
    await change('Highest education');
    await user.click(radios('PhD')[1]!);
    await user.type(comparison().getByLabelText('School'), 'Uppsala');
    await calculateOther();
    await user.click(comparison().getByRole('button', {name: 'Use these answers'}));
    const card = within(await screen.findByRole('region', {name: 'Your estimate'}));
    expect(await card.findByText(headlineFigure('35 / 140'))).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('School').value).toBe('Uppsala');
    expect(screen.getByRole('radio', {name: 'PhD'})).toHaveProperty('checked', true);
  });
});
