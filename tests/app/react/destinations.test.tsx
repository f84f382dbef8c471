// @vitest-environment jsdom
// Does the page of all destinations ask once, list every destination with its result, and link to each with the answers
// filled in?
import {cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ServedProfile} from '../../../src/app/calculators/servedCalculator.ts';
import {openShareLink} from '../../../src/engine/answers/openShareLink.ts';
import {chooseEdition} from '../../../src/app/form/chosenEdition.ts';
import {WhereCouldIGo} from '../../../src/app/pages/DestinationsPage.tsx';
import {compiled} from '../../calculators/compiled.ts';
import './observers.ts';

const TODAY = '2024-06-30';
const calculators = [
  ['europe', 'germany-blue-card'],
  ['europe', 'belgium-blue-card'],
  ['europe', 'switzerland-work-permit'],
  ['asia-middle-east', 'malaysia-mm2h'],
].map(
  ([region, id]) => ({...compiled(`calculators/${region}/${id}-calculator.yaml`).calculator, region}) as ServedProfile,
);
const load = vi.fn<() => Promise<readonly ServedProfile[]>>();

beforeEach(() => {
  load.mockResolvedValue(calculators);
  render(<WhereCouldIGo calculators={load} today={() => TODAY} />);
});
afterEach(() => {
  load.mockReset();
  chooseEdition(undefined);
});

const user = userEvent.setup();
const press = () => user.click(screen.getByRole('button', {name: 'Show destinations'}));
/** Asks for the attribute: to find the role, every element would be looked at again each time. */
const status = (text: RegExp) =>
  waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toMatch(text));

/** Fills in the form, letter by letter or, which is much faster, each field at once. */
async function answer(
  fill: (field: HTMLElement, value: string) => unknown = (field, value) => fireEvent.change(field, {target: {value}}),
): Promise<void> {
  await fill(screen.getByLabelText('Age'), '29');
  await user.selectOptions(screen.getByLabelText('Highest level of education'), "Bachelor's degree");
  await fill(screen.getByLabelText('Years of work experience in your occupation'), '4');
  await fill(screen.getByLabelText('Salary of the job abroad, per year'), '50 000');
  await user.selectOptions(screen.getByLabelText('Currency'), 'Euro (EUR)');
  await user.click(screen.getByRole('radio', {name: 'No'}));
}

const named = (country: RegExp) => screen.getByRole('article', {name: country});
/** The group below a heading, which may be closed. */
const group = (name: RegExp) =>
  screen.getByRole('heading', {level: 2, name, hidden: true}).closest<HTMLElement>('section, details')!;

describe('before submitting', () => {
  it('fetches no calculator and preselects nothing', () => {
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({checked}) => checked)).toEqual([]);
  });

  it('fetches the calculators once the form is touched', async () => {
    screen.getByLabelText('Age').focus();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('shows the rates with their month', () => {
    expect(screen.getByText(/Rounded rates of June 2024, our own estimate/)).toBeTruthy();
    expect(screen.getByRole('row', {name: 'Euro (EUR) 0.93', hidden: true})).toBeTruthy();
  });
});

describe('after submitting', () => {
  it('lists each destination under its result, and counts each once', async () => {
    await answer((field, value) => user.type(field, value));
    await press();
    await status(/^Nothing fits yet\. Two are one step away\.$/);
    expect(
      within(screen.getByRole('list', {name: 'Places by how well they fit'}))
        .getAllByRole('listitem')
        .map(({textContent}) => textContent),
    ).toEqual([
      'Fits now0',
      'One more thing needed2',
      'Unlikely with these answers1',
      'The rules have changed1',
      'Not in this list',
    ]);
    expect(screen.getByText('The step is a job offer there.')).toBeTruthy();
    expect(screen.getByText(/^4 places compared:/).closest('p')!.textContent).toBe(
      "4 places compared: 29 years · Bachelor's degree · 4 years of work · no job offer · €50,000. Change your answers",
    );
    expect(within(group(/^One more thing/)).getByRole('article', {name: /^Germany/}).textContent).toBe(
      'GermanyEU Blue Card, a work permit for graduatesGet a job offer there that pays at least €45,300 a yearJune 2024: Get a job offer there that pays at least €43,800 a yearDepending on your answer to “Occupation”, €41,042 a year can be enough.We did not ask about: occupation.',
    );
    expect(screen.getByRole('article', {name: /^Switzerland/, hidden: true}).textContent).toContain(
      'These rules no longer apply.',
    );
    expect(within(group(/^One more thing/)).getByRole('article', {name: /^Belgium/}).textContent).toContain(
      'Get a job offer there that pays at least €58,350 a year',
    );
    expect(screen.getByRole('article', {name: /^Malaysia/, hidden: true}).textContent).toContain(
      'Nothing you can change here would be enough.',
    );
  });

  it('says what fits, and by how much, once nothing is known to be missing', async () => {
    await answer();
    await user.click(screen.getByRole('radio', {name: 'Yes'}));
    await press();
    await status(/^Germany fits now\.$/);
    expect(within(group(/^Fits now/)).getByRole('article', {name: /^Germany/}).textContent).toMatch(
      /Your annual salary of €50,000 is €6,200 above the minimum of €43,800\.Today: Your annual salary of €50,000 is €4,700 above the minimum of €45,300\.We did not ask about: occupation\.$|We asked everything that can change this\.$/,
    );
  });

  it('asks which country a job offer is in, and counts it there only', async () => {
    await answer();
    expect(screen.queryByRole('group', {name: 'Which country is the job in?'})).toBeNull();
    await user.click(screen.getByRole('radio', {name: 'Yes'}));
    const countries = await screen.findByRole('group', {name: 'Which country is the job in?'});
    await user.click(within(countries).getByRole('radio', {name: 'Belgium'}));
    await press();
    await status(/^Nothing fits yet\./);
    expect(within(group(/^One more thing/)).getByRole('article', {name: /^Germany/})).toBeTruthy();
  });

  it('asks for the level of the languages that are ticked only', async () => {
    expect(screen.queryByRole('group', {name: 'How well do you speak German?'})).toBeNull();
    await user.click(screen.getByRole('checkbox', {name: 'German'}));
    await user.click(within(screen.getByRole('group', {name: 'How well do you speak German?'})).getByLabelText(/^B1/));
    await answer();
    await press();
    await status(/fit|step/);
    const link = screen.getByRole('link', {name: /^Germany/}).getAttribute('href')!;
    const germany = calculators.find(({id}) => id === 'germany-blue-card-calculator')!;
    expect(openShareLink(`#${link.split('#')[1]}`, germany.page(TODAY), germany.rulesHash)?.values).toMatchObject({
      germanLevel: 'b1',
    });
    expect(screen.queryByText(/the languages you speak/)).toBeNull();
  });

  it('says what else to answer, and asks for a salary only where there is a job offer', async () => {
    await user.type(screen.getByLabelText('Savings'), '0');
    await user.selectOptions(screen.getByLabelText('Currency'), 'Euro (EUR)');
    await press();
    await status(/fit|step/);
    const note = screen.getByText(/^For a more accurate list, add:/).closest('p')!;
    expect(note.textContent).toBe(
      'For a more accurate list, add: your age, your education, your field of work, your work experience, whether you have a job offer, the languages you speak.',
    );
    // Each link leads to its question.
    for (const [link, question] of [
      ['your age', screen.getByLabelText('Age')],
      ['whether you have a job offer', screen.getByRole('radio', {name: 'Yes'})],
      ['the languages you speak', screen.getByRole('checkbox', {name: 'English'})],
    ] as const) {
      await user.click(within(note).getByRole('link', {name: link}));
      expect(document.activeElement).toBe(question);
    }
    expect(
      within(group(/^More than one thing needed/)).getByRole('article', {name: /^Germany/, hidden: true}),
    ).toBeTruthy();
    await user.click(screen.getByRole('radio', {name: 'Yes'}));
    await press();
    await waitFor(() => expect(note.textContent).toContain('your work experience, what the job pays'));
  });

  it('gives no verdict before anything is answered', async () => {
    await press();
    await status(/^Answer at least one question/);
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('says which edition the rules have, and for how many destinations something is different today', async () => {
    cleanup();
    const different = calculators.map((calculator, index) => ({
      ...calculator,
      page: (day: string) => ({...calculator.page(day), differences: index === 0 ? [] : [['2025-01-01', 1] as const]}),
    }));
    load.mockResolvedValue(different);
    render(<WhereCouldIGo calculators={load} today={() => '2026-11-22'} />);
    await user.type(screen.getByLabelText('Age'), '29');
    await press();
    await status(/fit|step/);
    expect(screen.getByText("These results use today's figures.")).toBeTruthy();
    await user.click(screen.getByRole('button', {name: 'Use the June 2024 edition'}));
    expect(screen.getByText(/^These results use the June 2024 edition.+ In 3 of these 4 places,/)).toBeTruthy();
  });

  it('links to the calculator with the answers filled in', async () => {
    await answer();
    await press();
    await status(/fit|step/);
    const link = screen.getByRole('link', {name: /^Germany/}).getAttribute('href')!;
    const germany = calculators.find(({id}) => id === 'germany-blue-card-calculator')!;
    expect(link.split('#')[0]).toBe('/germany-blue-card-calculator');
    expect(openShareLink(`#${link.split('#')[1]}`, germany.page(TODAY), germany.rulesHash)).toEqual({
      values: {annualSalary: '50000', education: 'university'},
      dropped: [],
      rules: 'today',
      rulesChanged: false,
    });
  });

  it('shows a single region on request', async () => {
    await user.type(screen.getByLabelText('Age'), '29');
    await press();
    await status(/fit|step/);
    await user.selectOptions(screen.getByLabelText('Region'), 'Asia and the Middle East');
    expect(screen.getAllByRole('article', {hidden: true}).length).toBe(1);
    expect(screen.getByRole('article', {name: /^Malaysia/, hidden: true})).toBeTruthy();
  });

  it('lists missing answers, and says when answers have changed', async () => {
    await user.type(screen.getByLabelText('Salary of the job abroad, per year'), '50000');
    await press();
    await status(/fit|step/);
    expect(screen.getByText(/^For a more accurate list, add:/)).toBeTruthy();
    expect(screen.getByText('Choose a currency, so that we can compare your amounts.')).toBeTruthy();
    await user.type(screen.getByLabelText('Age'), '40');
    expect(screen.getByText('Answers changed. Press Show destinations to update the list.')).toBeTruthy();
  });

  it.each([
    ['-5', 'your age'],
    ['abc', 'your age'],
    ['30', null],
  ])('says above the list whether it leaves out an age of %s', async (age, topic) => {
    await user.type(screen.getByLabelText('Age'), age);
    await user.click(screen.getByRole('radio', {name: 'No'}));
    await press();
    await status(/fit|step/);
    const note = screen.queryByText(/^Check/)?.closest('p')?.textContent;
    expect(note).toBe(topic === null ? undefined : `Check ${topic}: the list leaves out what you typed there.`);
    // It is typed, so it is not missing.
    expect(screen.getByText(/^For a more accurate list/).closest('p')?.textContent).not.toContain('your age');
  });

  it('reports calculators that cannot be fetched, and retries', async () => {
    load.mockRejectedValue(new Error('offline'));
    await user.type(screen.getByLabelText('Age'), '29');
    await press();
    await status(/couldn't load/);
    load.mockResolvedValue(calculators);
    await press();
    await status(/fit|step/);
  });

  it('tells a nurse what counts for nurses, and what the other edition says', async () => {
    cleanup();
    render(<WhereCouldIGo calculators={load} today={() => '2026-11-22'} />);
    await answer();
    await user.selectOptions(screen.getByLabelText('What field do you work in?'), 'Nursing');
    await press();
    await status(/fit|step/);
    const text = () => named(/^Germany/).textContent;
    expect(text()).toMatch(/at least €45,935 a yearJune 2024: Get a job offer there that pays at least €40,654/);
    expect(text()).not.toContain('We did not ask about: occupation');
    // Its page calculates with them too.
    expect(screen.getByRole('link', {name: 'Germany'}).getAttribute('href')).toMatch(/#answers:\w+@today&/);
    // Above the places, and not at their end too.
    const routes = screen.getByText('Other ways for your occupation that we can’t check:');
    const [first] = screen.getAllByRole('article');
    expect(routes.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText(/nurses whose training is recognised/).closest('li')!.textContent).toBe(
      'Germany for nurses whose training is recognised there: see Make it in Germany.',
    );
  });

  it('lists what it is for, and leads to the other purposes', async () => {
    await user.click(screen.getByRole('radio', {name: /^Retire/}));
    expect(screen.queryByText('Do you have a job offer from an employer in another country?')).toBeNull();
    expect(screen.queryByLabelText('What field do you work in?')).toBeNull();
    await user.type(screen.getByLabelText('Age'), '66');
    await press();
    await status(/fit|step/);
    expect(screen.getAllByRole('article', {hidden: true}).length).toBe(1);
    expect(document.querySelector('[role=status]')?.textContent).toBe(
      'Nothing fits yet. One needs more than one thing.',
    );
    const others = screen.getByText(/visas are for other purposes/).closest('li')!;
    expect(others.textContent).toBe(
      '3 visas are for other purposes. See those for work, studies, remote work, investment.',
    );
    await user.click(within(others).getByRole('button', {name: 'work'}));
    await waitFor(() => expect(screen.getAllByRole('article', {hidden: true}).length).toBe(3));
    expect(screen.getByRole<HTMLInputElement>('radio', {name: /^Work for an employer/}).checked).toBe(true);
  });

  it('opens a group and moves the focus there from its count', async () => {
    await answer();
    await press();
    await status(/fit|step/);
    const details = group(/^Unlikely/) as HTMLDetailsElement;
    expect(details.open).toBe(false);
    await user.click(screen.getByRole('link', {name: /^Unlikely/}));
    expect(details.open).toBe(true);
    expect(details.contains(document.activeElement)).toBe(true);
  });

  it('shows what studying costs to those who want to study', async () => {
    await user.click(screen.getByRole('radio', {name: 'Study'}));
    await user.click(screen.getByRole('button', {name: 'Show what studying costs'}));
    await status(/^What a year of studies costs, in 7 countries$/);
    expect(named(/^Germany/).textContent).toMatch(
      /About €10,395 to €21,195 for one year\. You must show at least €11,208\.Not included: tuition fees per year\.$/,
    );
  });
});
