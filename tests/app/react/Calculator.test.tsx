// @vitest-environment jsdom
// Does the form follow its rules: two states, calm messages about missing or changed answers, one announcement?
import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {beforeEach, describe, expect, it} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {siteHost} from '../../../src/app/calculator/siteHost.ts';
import {fixture} from './fixture.ts';
import {headlineFigure} from './headlineFigure.ts';
import './observers.ts';

const TODAY = '2024-06-30';

beforeEach(() => {
  render(<Calculator calculator={fixture} page={fixture.page(TODAY)} today={() => TODAY} host={siteHost} />);
});

const user = userEvent.setup();
// The result is rendered after the click has been handled.
const press = () => act(() => user.click(screen.getByRole('button', {name: 'Calculate'})));
const card = () => screen.findByRole('region', {name: 'Your estimate'});

describe('a new form', () => {
  it('has nothing chosen, nothing filled in, and no way to clear it', () => {
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({checked}) => checked)).toEqual([]);
    expect(
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({value}) => value)
        .join(''),
    ).toBe('');
    expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual(['Calculate']);
  });

  it('describes range, unit and what is ignored, linked to the field', () => {
    expect(
      screen.getByRole('textbox', {name: 'Age', description: /^years\. Enter a number from 18 to 65\./}),
    ).toBeTruthy();
    const investment = screen.getByRole('textbox', {name: 'Investment', description: /^\$/});
    expect(investment.getAttribute('inputmode')).toBe('decimal');
    const more = screen.getByText("For your records (optional, doesn't change your result)").closest('details')!;
    expect(more.open).toBe(false);
    expect(more.querySelector('select')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Resident since').getAttribute('max')).toBe(TODAY);
  });
});

describe('an option', () => {
  it('stays chosen when it is pressed again, and is taken back by a button of its own', async () => {
    const phd = screen.getByRole('radio', {name: 'PhD'});
    await user.click(phd);
    await user.click(phd);
    expect(phd).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', {name: 'Clear: Highest education'}));
    expect(phd).toHaveProperty('checked', false);
    expect(screen.queryByRole('button', {name: 'Clear: Highest education'})).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('radio', {name: 'Other'}));
  });
});

describe('clicking Calculate', () => {
  it('says which answer is still needed, until it is given', async () => {
    await press();
    expect((await screen.findByText(/Still needed:/, {selector: 'form p > *'})).closest('p')?.textContent).toBe(
      'Still needed: Highest education.',
    );
    expect(screen.getByRole('status').textContent).toBe('Still needed: Highest education.');
    expect(screen.queryByRole('region')).toBeNull();
    await user.click(screen.getByRole('link', {name: 'Highest education'}));
    expect(document.activeElement).toBe(screen.getByRole('radio', {name: 'Other'}));
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    expect(screen.queryByText(/Still needed:/, {selector: 'p'})).toBeNull();
  });

  it('shows and announces the result', async () => {
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    await press();
    expect(within(await card()).getByText(headlineFigure('35 / 140'))).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      'Incomplete: 5 questions left. Your result so far: Low eligibility. 35 points.',
    );
  });

  it('keeps the result when answers change, says so, and replaces it at the next click', async () => {
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    await press();
    await user.click(screen.getByRole('radio', {name: 'Yes'}));
    expect(within(await card()).getByText(headlineFigure('35 / 140'))).toBeTruthy();
    expect(within(await card()).getByText('Answers changed')).toBeTruthy();
    await press();
    expect(within(await card()).getByText(headlineFigure('60 / 140'))).toBeTruthy();
    expect(screen.queryByText(/Answers changed/)).toBeNull();
  });

  it('replaces the result at a click on Update', async () => {
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    await press();
    await user.click(screen.getByRole('radio', {name: 'Yes'}));
    await act(() => user.click(screen.getByRole('button', {name: 'Update'})));
    expect(within(await card()).getByText(headlineFigure('60 / 140'))).toBeTruthy();
    expect(screen.queryByRole('button', {name: 'Update'})).toBeNull();
  });

  it('announces the same result again', async () => {
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    await press();
    const first = screen.getByRole('status').firstChild;
    await press();
    const second = screen.getByRole('status').firstChild;
    expect(second?.textContent).toBe(first?.textContent);
    expect(second).not.toBe(first);
  });

  it('repeats each number as read and lists missing answers', async () => {
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    await user.type(screen.getByRole('textbox', {name: 'Investment'}), '85.000');
    await press();
    const list = within(await card())
      .getByText('Your answers', {selector: 'summary'})
      .closest('details')!;
    const lines = [...list.querySelectorAll('dl > div')].map(({textContent}) => textContent);
    expect(lines).toContain('Investment$85,000');
    expect(lines).toContain('Highest educationPhD');
    expect(lines).toContain('Agenot answered');
    expect(lines).toContain('Job offernot answered');
    expect(lines).toContain('Resident sincenot answered');
  });

  it('phrases a negative verdict as an estimate, next to the source', async () => {
    await user.click(screen.getByRole('radio', {name: 'Other'}));
    await press();
    expect(
      within(await card())
        .getByText(/based on these answers/)
        .closest('p')?.textContent,
    ).toBe(
      'This is an estimate based on these answers, not a decision. Check it with Permit Office. Where our figures come from',
    );
    expect(within(await card()).getByText(/not affiliated with any government/)).toBeTruthy();
  });
});

describe('a field that depends on another answer', () => {
  it('appears and disappears, and keeps what was typed', async () => {
    expect(screen.queryByLabelText('School')).toBeNull();
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    await user.type(screen.getByLabelText('School'), 'Uppsala');
    await user.click(screen.getByRole('radio', {name: "Master's degree"}));
    expect(screen.queryByLabelText('School')).toBeNull();
    await user.click(screen.getByRole('radio', {name: 'PhD'}));
    expect(screen.getByLabelText<HTMLInputElement>('School').value).toBe('Uppsala');
  });
});
