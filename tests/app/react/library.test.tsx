// @vitest-environment jsdom
// Does the form of a program work without the site: with the answers for the program, twice on a page, with lists, on its day?
import {readFileSync} from 'node:fs';
import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, it, vi} from 'vitest';
import {Calculator} from '../../../src/app/calculator/react.tsx';
import {compile} from '../../../src/engine/library/compile.ts';
import {tripsCalculator} from './tripsCalculator.ts';
import './observers.ts';

const example = readFileSync('packages/visatally-engine/example/parking-permit.yaml', 'utf8');
const permit = compile(example).calculator!;
const user = userEvent.setup();
const press = (name: string) => act(() => user.click(screen.getByRole('button', {name})));

it('shows a result, and gives the answers as the calculator takes them', async () => {
  const onCalculated = vi.fn();
  render(
    <Calculator calculator={permit} today="2026-11-23" onCalculated={(answers, on) => onCalculated(answers, on)} />,
  );
  await user.click(screen.getByRole('radio', {name: 'Yes'}));
  await user.click(screen.getByRole('radio', {name: 'Large'}));
  await user.type(screen.getByLabelText('Permits that your household has'), '1');
  await press('Calculate');
  const result = within(await screen.findByRole('region', {name: 'Your estimate'}));
  expect(result.getByText('You can get a permit')).toBeTruthy();
  expect(result.queryByRole('button', {name: 'Share'})).toBeNull();
  expect(result.queryByText(/VisaTally/)).toBeNull();
  expect(onCalculated).toHaveBeenCalledExactlyOnceWith(expect.anything(), {today: '2026-11-23'});
  expect(permit.calculate(onCalculated.mock.calls[0]![0]).result).toEqual({eligible: true, fee: 360});
});

it('has ids of its own, so that two fit on a page', () => {
  render([permit, permit].map((calculator, index) => <Calculator key={index} calculator={calculator} />));
  const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

it('asks for lists', async () => {
  render(<Calculator calculator={{form: tripsCalculator}} />);
  await user.type(screen.getByLabelText('Arrival'), '2026-01-01');
  await user.type(screen.getByLabelText('Departure'), '2026-01-05');
  await press('Calculate');
  expect((await screen.findByRole('region', {name: 'Your estimate'})).textContent).toMatch(/Nights4/);
});

it('calculates for its day, which must exist', async () => {
  const dated = compile(
    example.replace('value: 1.5', 'value: [{value: 1.5}, {from: 2027-01-01, value: 2}]'),
  ).calculator!;
  const {rerender} = render(<Calculator calculator={dated} today="2026-12-31" />);
  await user.click(screen.getByRole('radio', {name: 'Small'}));
  await user.type(screen.getByLabelText('Permits that your household has'), '1');
  await press('Calculate');
  expect((await screen.findByRole('region', {name: 'Your estimate'})).textContent).toContain('€180');
  rerender(<Calculator calculator={dated} today="2027-01-01" />);
  await press('Calculate');
  expect((await screen.findAllByText('€240')).length).toBeGreaterThan(0);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Calculator calculator={permit} today="2026-02-30" />)).toThrow(RangeError);
});
