// @vitest-environment jsdom
// A repeated question: can items be entered, removed, moved and pasted by keyboard alone, without losing anything or anybody's
// place, and does the form say what an item lacks?
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {BrowserRouter} from 'react-router-dom';
import {beforeEach, describe, expect, it} from 'vitest';
import {Calculator} from '../../../src/app/calculator/Calculator.tsx';
import {siteHost} from '../../../src/app/calculator/siteHost.ts';
import {calculateForm} from '../../../src/app/form/calculateForm.ts';
import {ListControl} from '../../../src/app/fields/list/ListControl.tsx';
import {WhatWouldChange} from '../../../src/app/result/suggestions/WhatWouldChange.tsx';
import {tripsCalculator} from './tripsCalculator.ts';
import './observers.ts';

const TODAY = '2026-06-30';
const calculator = {...tripsCalculator, ListControl};
const user = userEvent.setup();

const trip = (number: number) => within(screen.getByRole('group', {name: `Trip ${number}`}));
const value = (number: number, label: string) => trip(number).getByLabelText<HTMLInputElement>(label).value;
const button = (name: string) => screen.getByRole('button', {name});
const press = (name: string) => act(() => user.click(button(name)));
const numberOfTrips = () => screen.getAllByRole('group', {name: /^Trip \d+$/}).length;
const paste = async (element: HTMLElement, text: string) => {
  await user.click(element);
  await act(() => user.paste(text));
};
/** What the form holds: it is what links, saved answers and the tab's history keep. */
const text = () => document.querySelector<HTMLInputElement>('input[hidden]')!.value;

/** At once: typing days letter by letter takes most of the time, so only one test does. */
function fillIn(number: number, entry: string, exit: string): void {
  fireEvent.change(trip(number).getByLabelText('Arrival'), {target: {value: entry}});
  fireEvent.change(trip(number).getByLabelText('Departure'), {target: {value: exit}});
}

const open = (fragment?: string) =>
  render(
    <BrowserRouter>
      <Calculator
        calculator={calculator}
        page={calculator.page(TODAY)}
        today={() => TODAY}
        host={siteHost}
        {...(fragment !== undefined && {fragment})}
      />
    </BrowserRouter>,
  );

beforeEach(() => window.history.replaceState(null, '', '/trips-calculator'));

describe('a list without items', () => {
  beforeEach(() => void open());

  it('is an answer only where it is said', async () => {
    const none = () => screen.getByRole<HTMLInputElement>('checkbox', {name: 'No trips'});
    await act(() => user.click(none()));
    expect([text(), none().checked]).toEqual(['none', true]);
    await user.type(trip(1).getByLabelText('Cost'), '5');
    expect(text()).toBe(',,5,');
    expect(screen.queryByRole('checkbox', {name: 'No trips'})).toBeNull();
    await user.clear(trip(1).getByLabelText('Cost'));
    expect([text(), none().checked]).toEqual(['', false]);
  });
});

describe('rows', () => {
  beforeEach(() => void open());

  it('begins with one, adds others, and calculates with all of them', async () => {
    expect(numberOfTrips()).toBe(1);
    await user.type(trip(1).getByLabelText('Arrival'), '2026-01-01');
    await user.type(trip(1).getByLabelText('Departure'), '2026-01-10');
    await press('Add another trip');
    expect(document.activeElement).toBe(trip(2).getByLabelText('Arrival'));
    fillIn(2, '2026-03-01', '2026-03-05');
    expect(text()).toBe('2026-01-01,2026-01-10,,;2026-03-01,2026-03-05,,');
    await press('Calculate');
    const card = within(await screen.findByRole('region', {name: 'Your estimate'}));
    expect(await card.findByText('13')).toBeTruthy();
  });

  it.each<[string, {readonly changes?: 'freely' | 'planned'; readonly isCutShort?: true}]>([
    ['We did not try other trips', {}],
    ['We found no single change to your trips', {changes: 'freely'}],
    ['We found no single change to your future trips', {changes: 'planned'}],
    ['We did not try every change to your trips', {changes: 'freely', isCutShort: true}],
  ])('the card says of a list without suggestions: %s', (said, {changes, isCutShort = false}) => {
    const now = {tone: 'bad', text: 'Too long', rank: 0} as const;
    const variables = changes ? [{id: 'trips', kind: 'list', each: [], changes} as const] : [];
    render(
      <WhatWouldChange
        found={{now, better: [], worse: [], isCutShort, variables, obstacle: undefined, shortNames: {}}}
        inputs={calculator.page(TODAY).fields}
        calculation={calculateForm(calculator, {}, TODAY)!}
        isIncomplete={false}
        onTry={() => undefined}
      />,
    );
    expect(screen.getByText(said, {exact: false})).toBeTruthy();
  });

  it('removes one and brings it back', async () => {
    fillIn(1, '2026-01-01', '2026-01-10');
    await press('Add another trip');
    fillIn(2, '2026-03-01', '2026-03-05');
    await user.click(trip(2).getByRole('radio', {name: 'Fun'}));
    await press('Remove trip 1');
    expect(text()).toBe('2026-03-01,2026-03-05,,fun');
    expect(document.activeElement).toBe(screen.getByRole('group', {name: 'Trip 1'}));
    expect(screen.getByText('Trip 1 was removed.')).toBeTruthy();
    await press('Remove trip 1');
    expect([numberOfTrips(), text(), document.activeElement]).toEqual([1, '', button('Add another trip')]);
    await press('Undo');
    expect([value(1, 'Arrival'), trip(1).getByRole<HTMLInputElement>('radio', {name: 'Fun'}).checked]).toEqual([
      '2026-03-01',
      true,
    ]);
    expect(text()).toBe('2026-03-01,2026-03-05,,fun');
  });

  it('moves one, with the focus', async () => {
    fillIn(1, '2026-03-01', '2026-03-05');
    await press('Add another trip');
    fillIn(2, '2026-01-01', '2026-01-10');
    await press('Add another trip');
    fillIn(3, '2026-05-01', '2026-05-02');
    await press('Move trip 3 up');
    expect(document.activeElement).toBe(button('Move trip 2 up'));
    expect(screen.getByText('Trip 3 is now trip 2.')).toBeTruthy();
    await press('Move trip 2 up');
    expect(document.activeElement).toBe(button('Move trip 1 down'));
    expect(text()).toBe('2026-05-01,2026-05-02,,;2026-03-01,2026-03-05,,;2026-01-01,2026-01-10,,');
  });

  it('says that a trip ends before it begins, and asks for its departure again', async () => {
    await user.type(trip(1).getByLabelText('Arrival'), '2026-10-10');
    await user.type(trip(1).getByLabelText('Departure'), '2026-10-01');
    await press('Calculate');
    const description = /Trip 1 ends before it begins, so it doesn't count\. Check both dates\.$/;
    expect(await screen.findByRole('group', {name: 'Trip 1', description})).toBeTruthy();
    const card = within(await screen.findByRole('region', {name: 'Your estimate'}));
    expect(card.getByRole('link', {name: 'Trip 1: Departure'})).toBeTruthy();
  });

  it('says what a row lacks once the focus has left it, and links to it from the result', async () => {
    await press('Add another trip');
    await user.type(trip(2).getByLabelText('Arrival'), '2026-01-01');
    expect(screen.queryByText(/has no/)).toBeNull();
    await press('Calculate');
    expect(
      await screen.findByRole('group', {name: 'Trip 2', description: 'Trip 2 has no departure, cost, and aim.'}),
    ).toBeTruthy();
    const card = within(await screen.findByRole('region', {name: 'Your estimate'}));
    await user.click(card.getByRole('link', {name: 'Trip 2: Departure'}));
    expect(document.activeElement).toBe(trip(2).getByLabelText('Departure'));
  });

  it('says how a number is understood, in its own row', async () => {
    await press('Add another trip');
    await user.type(trip(2).getByLabelText('Cost'), '60k');
    await user.tab();
    expect(await trip(2).findByText('€60,000')).toBeTruthy();
    expect(trip(1).queryByText('€60,000')).toBeNull();
  });

  it('calculates on Enter in a field', async () => {
    await user.type(trip(1).getByLabelText('Cost'), '5{Enter}');
    expect(await screen.findByRole('region', {name: 'Your estimate'})).toBeTruthy();
  });
});

describe('pasted rows', () => {
  beforeEach(() => void open());

  it('fill rows from the one with the focus, and can be taken back', async () => {
    fillIn(1, '2026-01-01', '2026-01-10');
    await press('Add another trip');
    await paste(trip(2).getByLabelText('Arrival'), '1 Mar 2026\t5 Mar 2026\t100\tFun\n2026-05-01\t2026-05-02\t\twork');
    expect(await screen.findByText('2 rows were pasted.')).toBeTruthy();
    const three = '2026-01-01,2026-01-10,,;2026-03-01,2026-03-05,100,fun;2026-05-01,2026-05-02,,work';
    expect(text()).toBe(three);
    expect(document.activeElement).toBe(trip(2).getByLabelText('Arrival'));
    await press('Undo');
    expect(text()).toBe('2026-01-01,2026-01-10,,');
  });

  it('say how days were read, and read them the other way on request', async () => {
    await paste(trip(1).getByLabelText('Arrival'), '01/03/2026\t05/03/2026');
    expect(await screen.findByText('“01/03/2026” was read as 1 March 2026, with the day first.')).toBeTruthy();
    await press('Read the month first');
    expect([value(1, 'Arrival'), value(1, 'Departure')]).toEqual(['2026-01-03', '2026-05-03']);
    await press('Read the day first');
    expect([value(1, 'Arrival'), value(1, 'Departure'), numberOfTrips()]).toEqual(['2026-03-01', '2026-03-05', 1]);
  });

  it('lose nothing that cannot be read', async () => {
    await user.click(screen.getByText('Paste trips from a spreadsheet'));
    const area = await screen.findByLabelText<HTMLTextAreaElement>(
      'One row for each trip: arrival, departure, cost, and aim',
    );
    await paste(area, 'In;Out;Money;Why\n2026-01-01;soon;abc;Fun');
    await press('Fill in');
    expect(screen.getByText('Left out as headings: In, Out, Money, Why.')).toBeTruthy();
    expect(screen.getByText('Trip 1, Departure: “soon”')).toBeTruthy();
    expect(value(1, 'Cost')).toBe('abc');
    expect(area.value).toContain('soon');
  });

  it('are refused where there is no room for them all', async () => {
    await user.click(screen.getByText('Paste trips from a spreadsheet'));
    await paste(
      await screen.findByLabelText(/^One row/),
      Array.from({length: 61}, () => '2026-01-01\t2026-01-02').join('\n'),
    );
    await press('Fill in');
    expect(screen.getByText(/^You pasted 61 rows, but there is room for 60/)).toBeTruthy();
    expect(text()).toBe('');
  });
});

describe('a full list', () => {
  beforeEach(() => void open());

  it('says so on the button', async () => {
    await paste(trip(1).getByLabelText('Arrival'), Array.from({length: 60}, () => '2026-01-01\t2026-01-02').join('\n'));
    await press('You can enter up to 60 trips');
    expect(numberOfTrips()).toBe(60);
  });
});

const forty = Array.from({length: 40}, (_, index) => `2026-01-${10 + (index % 20)},2026-02-01,${index},work`).join(';');

describe('answers from elsewhere', () => {
  it('of a link with 40 trips fill 40 rows, and are listed with the result', async () => {
    open(`#answers:${calculator.rulesHash}&trips=${encodeURIComponent(forty)}`);
    const card = within(await screen.findByRole('region', {name: 'Your estimate'}));
    await screen.findByRole('group', {name: 'Trip 40'});
    expect([numberOfTrips(), value(40, 'Cost'), text()]).toEqual([40, '39', forty]);
    await user.click(card.getByText('Your answers', {selector: 'summary'}));
    const items = card.getAllByRole('listitem').map(({textContent}) => textContent);
    expect(items).toContain('29 January 2026 – 1 February 2026 – €39 – Work');
  });

  it('of the history of the tab fill the rows again, blank ones in between included', () => {
    const trips = '2026-01-01,2026-01-10,,;,,,;2026-03-01,,,fun';
    window.history.replaceState({form: {values: {trips}, submitted: false}}, '', '/trips-calculator');
    open();
    expect([numberOfTrips(), value(1, 'Arrival'), value(2, 'Arrival'), value(3, 'Arrival')]).toEqual([
      3,
      '2026-01-01',
      '',
      '2026-03-01',
    ]);
    expect(text()).toBe(trips);
  });

  it('can be compared with others, and copied back', async () => {
    open(`#answers:${calculator.rulesHash}&trips=2026-01-01%2C2026-01-10%2C%2Cwork&limit=20`);
    await user.click(await screen.findByRole('button', {name: 'Compare with other answers'}));
    const comparison = within(await screen.findByRole('region', {name: 'Compare with other answers'}));
    await user.click(comparison.getByRole('button', {name: 'Your trips'}));
    const second = within(comparison.getByRole('group', {name: 'Trip 1'}));
    expect(document.activeElement).toBe(second.getByLabelText('Arrival'));
    await user.clear(second.getByLabelText('Departure'));
    await user.type(second.getByLabelText('Departure'), '2026-02-10');
    expect(comparison.getByText(/^Your answer: 1 January 2026 – 10 January 2026 – /)).toBeTruthy();
    await act(() => user.click(comparison.getByRole('button', {name: 'Compare'})));
    await act(async () => user.click(await comparison.findByRole('button', {name: 'Use these answers'})));
    expect(text()).toBe('2026-01-01,2026-02-10,,work');
  });
});

describe('one question at a time', () => {
  it('takes the list as one question, and asks for what a trip lacks', async () => {
    open('#question:trips');
    await screen.findByRole('heading', {name: /Your trips$/});
    await user.type(trip(1).getByLabelText('Arrival'), '2026-01-01');
    await press('Next');
    expect(screen.getByRole('alert').textContent).toMatch(/./);
    expect(document.activeElement).toBe(trip(1).getByLabelText('Departure'));
  });
});
