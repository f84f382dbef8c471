// Is a definition in which each dated part is the one in force the same calculation as the dated one under the rules of that day?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {daysOfChange, endOfRules} from '../../../src/engine/language/inForce.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {addDays} from '../../../src/engine/runtime/calendar.ts';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {editionsOf} from '../../../src/tools/analysis/diff/versions.ts';
import {answersTo} from '../../calculators/answers.ts';
import {compiled} from '../../calculators/compiled.ts';
import {samples} from '../../samples.ts';

// It has every kind of dated part: figures, cells, rows, lines, cases, parts of the card.
const kitchenSink = compiled('tests/engine/compiler/samples/good/kitchen-sink/everything/kitchen-sink.yaml');
const end = endOfRules(kitchenSink.model)!;
const days = daysOfChange(kitchenSink.model).filter((day) => day < end);

describe.each([addDays(days[0]!, -1)!, ...days])('under the rules of %s', (day) => {
  const versions = editionsOf(kitchenSink.source, ['', day]);

  it('gives the same results and cards', () => {
    if (!('after' in versions)) throw new Error(versions.map(({message}) => message).join('\n'));
    const [whole, alone] = [load(kitchenSink.body).under(day), load(versions.after.body).under('today')];
    fc.assert(
      fc.property(answersTo(whole.page(day).fields), (given) => {
        const answers = given as Readonly<Record<string, string>>;
        const [one, other] = [whole, alone].map((each) => each.evaluate(answers, day));
        expect(other!.result).toEqual(one!.result);
        expect(JSON.stringify(other!.card())).toBe(JSON.stringify(one!.card()));
      }),
      samples(100, 5_000),
    );
  });
});

it('two editions are compared as two versions are', () => {
  const {source} = compiled('calculators/europe/germany-blue-card-calculator.yaml');
  const diff = diffDefinition({
    id: 'germany-blue-card-calculator',
    before: source,
    after: source,
    editions: ['', '2026-11-28'],
  });
  if (diff.kind !== 'changed') throw new Error(diff.kind);
  expect(diff.rules.map(({path}) => path.join('.')).filter((path) => /Minimum/.test(path))).toHaveLength(2);
  expect(diff.behaviour!.verdicts.map(({from, to}) => [from, to])).toEqual([['Eligible', 'Not eligible']]);
});
