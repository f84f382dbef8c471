// @vitest-environment jsdom
// Are suggestions easy to understand, few, and grouped by what they achieve, and does each have a button that tries it?
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {readFileSync} from 'node:fs';
import {describe, expect, it, type Mock, vi} from 'vitest';
import {compile} from '../../../../src/engine/compile.ts';
import {load as compiled} from '../../../../src/engine/program/parts.ts';
import type {Answers} from '../../../../src/engine/runtime/answers.ts';
import {findChanges} from '../../../../src/engine/answers/suggestions/findChanges.ts';
import {amongAnswered} from '../../../../src/app/result/suggestions/suggestionText.ts';
import {WhatWouldChange, type WhatWouldChangeProps} from '../../../../src/app/result/suggestions/WhatWouldChange.tsx';

const today = '2024-06-30';

const qatarPath = 'asia-middle-east/qatar-work-visa-calculator.yaml';
const accountant = {
  nationality: 'india',
  education: 'bachelors',
  workExperience: '5',
  profession: 'finance',
  monthlySalary: '8000',
  sponsorType: 'company',
};

function load(path: string) {
  // Under the rules that its page has.
  const calculator = compiled(compile({path, text: readFileSync(`calculators/${path}`, 'utf8')}).body!).under();
  return {calculator, inputs: calculator.page(today).fields};
}

/** Shows the suggestions of a calculator; returns what is called with the change that a click tries. */
function show(path: string, answers: Answers, isIncomplete = false, day = today) {
  const onTry = vi.fn<WhatWouldChangeProps['onTry']>();
  const {calculator, inputs} = load(path);
  const found = findChanges(calculator, inputs, answers, day)!;
  const card = calculator.evaluate(answers, day).card();
  const completeness = {open: []} as unknown as WhatWouldChangeProps['calculation']['completeness'];
  const calculation = {calculator, answers, today: day, card, rules: undefined, completeness};
  render(<WhatWouldChange {...{found, inputs, calculation, isIncomplete, onTry}} />);
  return onTry;
}

const valuesTried = (onTry: Mock<WhatWouldChangeProps['onTry']>) => onTry.mock.calls.map(([{values}]) => values);
const qatar = (answers: Answers) => show(qatarPath, {...accountant, ...answers});
const textsOf = (items: readonly HTMLElement[]): string[] =>
  items.map(({firstChild}) => firstChild!.textContent!.replaceAll('\u00a0', ' '));
const lines = (): string[] => textsOf(screen.getAllByRole('listitem'));
const titles = (): (string | null)[] => screen.getAllByText(/“/, {selector: 'p'}).map(({textContent}) => textContent);

describe('what would make it better', () => {
  it('names the limit, the difference and the outcome', () => {
    qatar({monthlySalary: '7000'});
    expect(titles()[0]).toBe('To get the result “Eligible”, one of these is enough:');
    expect(lines()[0]).toBe('Earn at least QAR 8,000 a month (QAR 1,000 more)');
    expect(lines()[1]).toBe(
      'Work in education, hotels and restaurants, construction, or a profession not on this list',
    );
  });

  it('fills in the answers on click', async () => {
    const onTry = qatar({monthlySalary: '7000'});
    await userEvent.click(screen.getByRole('button', {name: /^Try this: Earn at least/}));
    expect(valuesTried(onTry)).toEqual([{monthlySalary: '8000'}]);
  });

  it('presents two changes as one suggestion', async () => {
    const onTry = qatar({monthlySalary: '7000', workExperience: '', profession: 'other', education: 'other'});
    expect(titles()[0]).toBe('To get the result “Eligible”, change two things:');
    expect(lines()[0]).toBe('Get a diploma or higher and at least 2 years of relevant work experience');
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(valuesTried(onTry)).toEqual([{education: 'diploma', workExperience: '2'}]);
  });

  it('shows a few, and the others on request', async () => {
    show('asia-middle-east/china-work-permit-calculator.yaml', {
      age: '30',
      education: 'bachelors',
      workExperience: '5',
      city: 'tier2',
      annualSalary: '90000',
    });
    expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(7);
    const shown = lines().length;
    const more = screen.getByRole('button', {name: /^Show \d+ more ways?$/});
    await userEvent.click(more);
    expect(lines()).toHaveLength(shown + Number(/\d+/.exec(more.textContent)![0]));
  });

  it('says if one or two changes are not enough', () => {
    qatar({monthlySalary: '0', workExperience: '0', education: 'other', profession: 'management'});
    expect(screen.getByText(/^Changing one or two answers isn't enough for a better result/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the question that decides and that nobody can change', () => {
    qatar({nationality: 'restricted'});
    expect(screen.getByText(/^Your result depends on “Nationality”, which you can’t change\./)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for the open answers if those given offer no way', () => {
    show(qatarPath, {...accountant, nationality: 'restricted', sponsorType: ''}, true);
    expect(screen.getByText(/^To see what would change your result, answer every question/)).toBeTruthy();
  });

  it('leaves out what has not been answered', () => {
    const {calculator, inputs} = load(qatarPath);
    const found = findChanges(calculator, inputs, {...accountant, monthlySalary: '7000'}, today)!;
    const salary = [{id: 'monthlySalary', label: 'Monthly salary', reason: 'unanswered'}] as const;
    const ways = amongAnswered(found, salary).better.flatMap(({changes}) => changes.map(({id}) => id));
    expect(ways).not.toHaveLength(0);
    expect(ways).not.toContain('monthlySalary');
  });
});

describe('the points of a step', () => {
  const expressEntry = 'americas-oceania/canada-express-entry-calculator.yaml';
  const short = {
    age: '38',
    education: 'masters',
    languageFirst: '8',
    workExperience: '3',
    jobOffer: 'no',
    nomination: 'no',
  };

  it('are said with the new total, first where one step is enough', () => {
    show(expressEntry, short);
    const effects = screen.getAllByText(/^\+\d+ points, so /).map(({textContent}) => textContent);
    expect(effects).toEqual([
      '+200 points, so 630',
      '+600 points, so 1,030',
      '+15 points, so 445',
      '+8 points, so 438',
    ]);
    expect(screen.getByText('Not enough alone. Together, these make 453 of 470 points:')).toBeTruthy();
  });

  it('are said of what gives none today', () => {
    show(expressEntry, short, false, '2026-11-01');
    expect(screen.getAllByText("Today's rules give no points for this.")).toHaveLength(1);
  });

  it('are not said where a salary is short and the points are not', () => {
    const answers = {monthlySalary: '3000', age: '28', education: 'masters', experience: '3'};
    show('europe/netherlands-hsm-visa-calculator.yaml', answers);
    expect(lines()[0]).toMatch(/^Earn at least €[\d,.]+ a month/);
    expect(screen.queryByText(/points: /)).toBeNull();
    expect(document.body.innerHTML).not.toContain('NaN');
  });

  it('are not said of a result without points', () => {
    qatar({monthlySalary: '7000'});
    expect(screen.queryByText(/points: /)).toBeNull();
  });
});

describe('what would make it worse', () => {
  it('is not said to somebody who succeeded', () => {
    qatar({});
    expect(screen.queryAllByText(/Not eligible/)).toEqual([]);
  });
});
