// @vitest-environment jsdom
// One question at a time: does it ask only what can change the verdict, take 'I don't know' for an answer, and lose nothing
// between one question and all of them?
import {act, render, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {BrowserRouter, useLocation} from 'react-router-dom';
import {beforeEach, expect, it} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {siteHost} from '../../../src/app/calculator/siteHost.ts';
import type {LazyParts} from '../../../src/app/calculators/servedCalculator.ts';
import type {CalculatorModule, SearchedModule} from '../../../src/engine/program/module.ts';
import {noExplanations, fixture} from './fixture.ts';
import './observers.ts';

const TODAY = '2024-06-30';

/** The verdict of the fixture: good from 60 points on, of which age gives 30, a PhD 35, a job offer 25, an investment 50. */
const changes: SearchedModule = {
  id: fixture.id,
  outcome(answers, today) {
    const total = fixture.calculate(answers, today)?.['total'];
    if (total === undefined) return null;
    return Number(total) >= 60
      ? {tone: 'good', text: 'Good potential', rank: 1}
      : {tone: 'bad', text: 'Low eligibility', rank: 0};
  },
  variables: [],
  questions: [
    {id: 'age', kind: 'number', joint: [], cuts: [21, 36].map((at) => ({at, after: false}))},
    {id: 'education', kind: 'choice'},
    {id: 'jobOffer', kind: 'choice'},
    {id: 'investment', kind: 'number', joint: [], cuts: [{at: 900_000, after: false}]},
  ],
  numbers: [],
  shortNames: {},
};

const calculator: CalculatorModule & Partial<LazyParts> = {
  ...fixture,
  loadResult: async () => ({...fixture, ...changes, ...noExplanations}),
};

function CalculatorAtHash() {
  const {hash} = useLocation();
  return (
    <Calculator
      calculator={calculator}
      page={fixture.page(TODAY)}
      today={() => TODAY}
      fragment={hash}
      host={siteHost}
    />
  );
}

const user = userEvent.setup();
/** Waits for the heading of a question, which has the focus. */
const question = async (name: RegExp): Promise<void> => {
  const heading = await screen.findByRole('heading', {level: 2, name});
  await waitFor(() => expect(document.activeElement).toBe(heading));
};
const part = (title: string) => screen.getByText(title).closest('details')!;
const press = (name: string) => act(() => user.click(screen.getByRole('button', {name})));
const switchTo = (name: string) => act(() => user.click(screen.getByRole('link', {name})));

beforeEach(() => {
  window.history.replaceState(null, '', '/permit-points-calculator');
  render(
    <BrowserRouter useTransitions={false}>
      <CalculatorAtHash />
    </BrowserRouter>,
  );
});

it('asks what can change the verdict, and gives the verdict once nothing can', async () => {
  await switchTo('Answer one question at a time');
  await question(/^Question 1, 4 at most: Age$/);
  await user.keyboard('{Tab}30{Enter}');
  // Records, and what only the details of the result show, are not asked.
  await question(/^Question 2, 4 at most: Highest education$/);
  await user.click(screen.getByRole('radio', {name: 'PhD'}));
  await press('Next');
  // 30 and 35 points are enough.
  await question(/^That's all we need to ask$/);
  expect(screen.getByText('The verdict is “Good potential”, whatever your other answers would be.')).toBeTruthy();
  const result = await screen.findByRole('region', {name: 'Your estimate'});
  expect(
    within(result).getByText('The other 4 open questions only change details of your result.', {exact: false}),
  ).toBeTruthy();
  const skipped = within(part('Questions we skipped')).getAllByRole('link');
  expect(skipped.map(({textContent}) => textContent)).toEqual(['School', 'Job offer', 'Investment', 'Resident since']);

  // A skipped question can be answered all the same.
  await act(() => user.click(skipped[1]!));
  await question(/: Job offer$/);
});

it('gives the verdict as it is where the answer that is to be checked cannot change it', async () => {
  await user.type(screen.getByRole('textbox', {name: 'Age'}), '30');
  await user.click(screen.getByRole('radio', {name: 'PhD'}));
  await user.type(screen.getByRole('textbox', {name: 'Investment'}), 'much');
  await press('Calculate');
  const result = within(await screen.findByRole('region', {name: 'Your estimate'}));
  expect(result.getByText(/1 answer to check/)).toBeTruthy();
  await waitFor(() => expect(result.queryByText(/^(It depends|Without more answers)/)).toBeNull());
});

it('names what it depends on when that is not known', async () => {
  await switchTo('Answer one question at a time');
  await question(/: Age$/);
  await user.type(screen.getByRole('textbox', {name: 'Age'}), '30');
  await press('Next');
  await question(/: Highest education$/);
  await user.click(screen.getByRole('radio', {name: 'Other'}));
  await press('Next');
  await question(/: Investment$/);
  await press("I don't know");
  // In the words of the result below.
  await question(/^Incomplete: 1 question left$/);
  const result = within(await screen.findByRole('region', {name: 'Your estimate'}));
  expect(result.getByText('Incomplete: 1 question left')).toBeTruthy();
  expect(result.getByText('The other 2 open questions only change details of your result.')).toBeTruthy();
  const decides = screen.getByText('It depends on your answer to:').nextElementSibling!;
  expect(decides.textContent).toBe('Investment');
  expect(screen.getByText('The verdict can be “Good potential” or “Low eligibility”.')).toBeTruthy();
  // Neither a job offer nor anything else helps without the investment.
  const answers = within(part('Your answers so far'));
  expect(answers.getAllByRole('definition').map(({textContent}) => textContent)).toEqual([
    '30 years Change',
    'Other Change',
    "You don't know Change",
  ]);

  await act(() => user.click(answers.getByRole('link', {name: 'Change your answer: Investment'})));
  await question(/: Investment$/);
  await user.type(screen.getByRole('textbox', {name: 'Investment'}), '1000000');
  await press('See your result');
  expect(await screen.findByText(/^The verdict is “Good potential”/)).toBeTruthy();
});

it('stays at a question without a usable answer, and says what to do', async () => {
  await switchTo('Answer one question at a time');
  await question(/: Age$/);
  await press('Next');
  expect(screen.getByRole('alert').textContent).toBe("Answer this question, or choose “I don't know”.");
  expect(document.activeElement).toBe(screen.getByRole('textbox', {name: 'Age'}));
  await user.keyboard('12{Enter}');
  expect(screen.getByRole('alert').textContent).toBe("Check your answer, or choose “I don't know”.");
});

it('keeps all answers between one question and all of them, and Back leads to the question before', async () => {
  await user.click(screen.getByRole('radio', {name: 'Yes'}));
  await switchTo('Answer one question at a time');
  await question(/^Question 1, 4 at most: Age$/);
  await user.type(screen.getByRole('textbox', {name: 'Age'}), '50');
  await press('Next');
  await question(/: Highest education$/);
  await press('Back');
  await question(/: Age$/);
  expect(screen.getByRole<HTMLInputElement>('textbox', {name: 'Age'}).value).toBe('50');
  await switchTo('Show all questions');
  expect(screen.getByRole<HTMLInputElement>('textbox', {name: 'Age'}).value).toBe('50');
  expect(screen.getByRole<HTMLInputElement>('radio', {name: 'Yes'}).checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('link', {name: 'Answer one question at a time'}));
});
