// Can a result be had again from the answers that are shown with it, printed or in a link?
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {openShareLink} from '../../src/engine/answers/openShareLink.ts';
import {shareFragment} from '../../src/engine/answers/shareLink.ts';
import {isShown} from '../../src/engine/answers/visibility.ts';
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import {answersFor} from '../../src/engine/published/answers.ts';
import {small} from '../engine/compiler/smallDefinition.ts';
import {samples} from '../samples.ts';
import {answersTo} from './answers.ts';
import {library} from './compiled.ts';

const on = {today: '2026-11-28'};

/** The results of some answers, of those of them that the form shows, and of a link to them. */
function results(calculator: CompiledCalculator, given: Readonly<Record<string, unknown>>) {
  const {fields} = calculator.page(on.today);
  const answers = answersFor(fields, given);
  const printed = Object.fromEntries(
    fields.filter((field) => isShown(field, answers)).map(({id}) => [id, answers[id]]),
  );
  const link = openShareLink(shareFragment({fields, answers, rulesHash: ''}), {fields}, '');
  // A link leaves out what cannot be an answer, and says so.
  const shared = link?.dropped.length === 0 ? link.values : given;
  return [given, printed, shared].map((each) => calculator.calculate(answersFor(fields, each), on.today));
}

const hiding = small(`inputs:
  route: {label: Route, options: {work: Work, invest: Invest}}
  investment: {label: Investment, type: number, unit: EUR, shownWhen: route == invest}
  bonus: {label: Bonus, type: yesno, shownWhen: investment > 1}
result:
  total: {when: bonus == yes, give: investment, else: 0}
  worker: route == work
card:
  - figure: {label: Total, of: result.total}
`).calculator;

it('does not count an answer that the form hides, nor what only a hidden answer shows', () => {
  const given = {investment: 900, bonus: 'yes'};
  expect(results(hiding, {...given, route: 'invest'})).toEqual(
    Array.from({length: 3}, () => ({total: 900, worker: false})),
  );
  expect(results(hiding, {...given, route: 'work'})).toEqual(Array.from({length: 3}, () => ({total: 0, worker: true})));
});

it.each(library.ids)('%s gives the same result for the answers that are printed and shared', (id) => {
  const calculator = library.get(id);
  fc.assert(
    fc.property(answersTo(calculator.page(on.today).fields), (given) => {
      const [all, printed, shared] = results(calculator, given);
      expect(printed).toEqual(all);
      expect(shared).toEqual(all);
    }),
    samples(20, 1_000),
  );
});
