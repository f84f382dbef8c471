// Does a calculator with a figure put in by hand give what its definition with that figure gives, in result, card and reasons?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {canBeReplaced} from '../../src/engine/language/definition/constant.ts';
import {load} from '../../src/engine/program/parts.ts';
import {withOwnFigures} from '../../src/engine/results/ownFigures.ts';
import {compile} from '../../src/engine/compile.ts';
import {findChanges} from '../../src/engine/answers/suggestions/findChanges.ts';
import {openShareLink} from '../../src/engine/answers/openShareLink.ts';
import {receiptOf} from '../../src/engine/published/receipt.ts';
import {verify} from '../../src/tools/receipts/verify.ts';
import {samples} from '../samples.ts';
import {answersTo} from './answers.ts';
import {library} from './compiled.ts';

const today = '2026-11-28';
const yearly = library.ids.filter((id) => library.definition(id).model.definition.constants.some(canBeReplaced));

it('many calculators have a figure that changes every year', () => expect(yearly.length).toBeGreaterThan(9));

describe.each(yearly)('%s', (id) => {
  const {source, model, calculator} = library.definition(id);
  const constants = model.definition.constants.filter(canBeReplaced);
  /** The definition with this value on every day of each figure. */
  const own = Object.fromEntries(constants.map(({name}, index) => [name, 40_000.5 + 1_000 * index]));
  const edits = constants.flatMap(({name, dated}) =>
    dated.periods.map(({value: {place}}) => ({...place, value: String(own[name])})),
  );
  const text = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((edited, {start, end, value}) => edited.slice(0, start) + value + edited.slice(end), source.text);
  const {body, diagnostics} = compile({...source, text});
  if (body === undefined) throw new Error(diagnostics.map(({message}) => message).join('\n'));
  const written = load(body).under('today');
  const replaced = calculator.under(withOwnFigures('today', own));
  const {fields} = calculator.page(today);

  it('gives the same result, card and verdict', () => {
    fc.assert(
      fc.property(answersTo(fields), (given) => {
        const answers = given as Readonly<Record<string, string>>;
        expect(replaced.calculate(answers, today)).toEqual(written.calculate(answers, today));
        expect(worded(replaced.evaluate(answers, today).card())).toEqual(
          worded(written.evaluate(answers, today).card()),
        );
        expect(replaced.outcome(answers, today)).toEqual(written.outcome(answers, today));
      }),
      samples(50, 5_000),
    );
  });

  it('gives the same reasons, but for the names of these figures', () => {
    fc.assert(
      fc.property(answersTo(fields), (given) => {
        const answers = given as Readonly<Record<string, string>>;
        const [named, unnamed] = [replaced, written].map((each) => worded(each.derive(answers, today)));
        expect(named!.replaceAll(' (your own figure)', '')).toBe(unnamed);
      }),
      samples(50, 5_000),
    );
  });

  it('suggests the same changes', () => {
    const numbers = (each: typeof written, answers: Readonly<Record<string, string>>) =>
      findChanges(each, fields, answers, today)?.better.map(({changes}) =>
        changes.map(({id: of, value}) => [of, value]),
      );
    fc.assert(
      fc.property(answersTo(fields), (given) => {
        const answers = given as Readonly<Record<string, string>>;
        expect(numbers(replaced, answers)).toEqual(numbers(written, answers));
      }),
      samples(30, 1_000),
    );
  });

  it.runIf(id === 'germany-blue-card-calculator')('says in its reasons that a figure was put in by hand', () => {
    expect(worded(replaced.derive({}, today))).toContain('Minimum annual salary (your own figure)');
  });

  it('keeps them in a receipt and a link', () => {
    const receipt = receiptOf(replaced, {}, {today});
    expect(receipt.edition).toBe(withOwnFigures('today', own));
    expect(verify(calculator, JSON.parse(JSON.stringify(receipt)))).toMatchObject({kind: 'reproduced'});
    const opened = openShareLink(receipt.link.slice(id.length + 1), calculator.page(today), calculator.rulesHash);
    expect(opened).toMatchObject({rules: receipt.edition, dropped: [], rulesChanged: false});
  });
});

/** Without what is said of whole amounts, which add up as they are, and without the rows of the rules, which have no such figure. */
function worded(value: unknown): string {
  const left = new Set(['shown', 'rule', 'type', 'isWhole']);
  return JSON.stringify(value, (key, each: unknown) => (left.has(key) ? undefined : each));
}
