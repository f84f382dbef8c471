// @vitest-environment jsdom
// Does the second form keep its own ids, answers and fields, and are differences marked in words?
import {act, cleanup, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {Calculator} from '../../../../src/app/calculator/Calculator.tsx';
import {fixture} from '../fixture.ts';
import '../patience.ts';

const TODAY = '2024-06-30';
const user = userEvent.setup();

const comparison = () => within(screen.getByRole('region', {name: 'Compare with other answers'}));
// The result is rendered after the click has been handled.
const press = (button: HTMLElement) => act(() => user.click(button));
const calculateOther = () => press(comparison().getByRole('button', {name: 'Calculate this one'}));
const radios = (name: string) => screen.getAllByRole<HTMLInputElement>('radio', {name});

beforeEach(async () => {
  render(<Calculator calculator={fixture} page={fixture.page(TODAY)} today={() => TODAY} />);
  await user.click(screen.getByRole('radio', {name: "Master's degree"}));
  await user.type(screen.getByRole('textbox', {name: 'Investment (USD)'}), '85,000');
  await user.click(screen.getByRole('button', {name: 'Calculate'}));
  await user.click(await screen.findByRole('button', {name: 'Compare with other answers'}));
  await screen.findByRole('heading', {name: 'Compare with other answers'});
});
afterEach(cleanup);

describe('the second form', () => {
  it('starts with the calculated answers and no result', () => {
    expect(radios("Master's degree").map(({checked}) => checked)).toEqual([true, true]);
    expect(comparison().getByRole('textbox', {name: 'Investment (USD)'})).toHaveProperty('value', '85000');
    expect(comparison().queryByText(/^Was:/)).toBeNull();
    expect(comparison().queryByRole('table')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', {name: 'Compare with other answers'}));
  });

  it('shares no id with the first, and every label and description refers to its own field', async () => {
    await user.click(radios('PhD')[1]!);
    await user.click(radios('PhD')[0]!);
    await calculateOther();
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const form = comparison().getByRole('button', {name: 'Calculate this one'}).closest('form')!;
    for (const label of form.querySelectorAll('label')) expect(form.contains(label.control)).toBe(true);
    for (const field of form.querySelectorAll('[aria-describedby]')) {
      for (const id of field.getAttribute('aria-describedby')!.split(' '))
        expect(form.querySelector(`#${id}`)).toBeTruthy();
    }
  });

  it('marks a differing answer, linked to its field, until it is the same again', async () => {
    await user.click(radios('PhD')[1]!);
    expect(
      comparison().getByRole('group', {name: 'Highest education', description: "Was: Master's degree"}),
    ).toBeTruthy();
    expect(radios("Master's degree")[0]!.checked).toBe(true);
    expect(comparison().getByRole('textbox', {name: 'School'})).toBeTruthy();
    await user.click(radios("Master's degree")[1]!);
    expect(comparison().queryByText(/^Was:/)).toBeNull();
    const age = comparison().getByRole('spinbutton', {name: 'Age (years)'});
    await user.type(age, '30');
    expect(comparison().getByText('Was: not answered')).toBeTruthy();
  });

  it('links missing answers to its own fields', async () => {
    await calculateOther();
    await user.click(comparison().getByRole('link', {name: 'Age', hidden: true}));
    expect(document.activeElement).toBe(comparison().getByRole('spinbutton', {name: 'Age (years)'}));
  });
});

describe('its result', () => {
  it('changes only on click, and says so until then', async () => {
    await user.click(radios('PhD')[1]!);
    await calculateOther();
    expect(comparison().getByRole('status').textContent).toBe(
      'With these answers: Total points: 35 points (was 25 points).',
    );
    await user.click(comparison().getByRole('radio', {name: 'Yes'}));
    expect(comparison().getByText(/^Answers changed: press “Calculate this one”/)).toBeTruthy();
    await calculateOther();
    expect(comparison().getByRole('status').textContent).toMatch(/Good potential .*\(was Low eligibility/);
    expect(comparison().getByText('better').tagName).toBe('STRONG');
  });

  it('is announced again on each click', async () => {
    await calculateOther();
    const said = comparison().getByRole('status').firstChild;
    expect(said?.textContent).toBe('The result stays the same.');
    await calculateOther();
    expect(comparison().getByRole('status').firstChild).not.toBe(said);
  });

  it('is compared with a new first result too', async () => {
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
    await user.click(radios('PhD')[1]!);
    await user.type(comparison().getByLabelText('School'), 'Uppsala');
    await calculateOther();
    await user.click(comparison().getByRole('button', {name: 'Use these answers'}));
    const card = within(await screen.findByRole('region', {name: 'Your estimate'}));
    expect(await card.findByText('35 / 140')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('School').value).toBe('Uppsala');
    expect(screen.getByRole('radio', {name: 'PhD'})).toHaveProperty('checked', true);
  });
});
