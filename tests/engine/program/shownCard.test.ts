// Do the values of a card that tools compare stand for what visitors see: as many parts as the card has, and equal ones where the values
// are equal?
import fc from 'fast-check';
import {daysOf} from '../../../src/engine/results/underRules.ts';
import {expect, it} from 'vitest';
import {loadRules} from '../../../src/engine/program/parts.ts';
import type {CardBlock} from '../../../src/engine/results/card.ts';
import {partsOfCard, type ShownCard} from '../../../src/engine/program/shownCard.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import {cardOf} from '../../../src/engine/plan/card.ts';
import {planOf} from '../../../src/engine/plan/planOf.ts';
import {answersTo} from '../../calculators/answers.ts';
import {library} from '../../calculators/compiled.ts';
import {sensibleAnswer} from '../../calculators/sampleAnswers.ts';
import {samples} from '../../samples.ts';
import {compileKitchenSink} from '../compiler/goodSamples.ts';

/** Whether an amount is in large type also depends on whether somebody entered it. */
const withoutSize = (key: string, value: unknown): unknown => (key === 'isHeadline' ? undefined : value);

/** The parts that the values show, each with what the card shows in its place. */
function shownParts(
  shown: ShownCard,
  card: readonly CardBlock[],
  model: Model,
): readonly (readonly [string, string])[] {
  const parts = partsOfCard(model);
  const blocks = shown.filter((block) => block !== null);
  expect(blocks).toHaveLength(card.length);
  return blocks.flatMap((block, index) => {
    const {items, total, heading, rule} = card[index]!;
    const ofItems = block.filter((part) => part !== null && typeof parts[part[0]]!.item === 'number');
    const hasItems = model.card[parts[block[0]![0]]!.block]!.items.length > 0;
    if (hasItems) expect(ofItems).toHaveLength(items.length);
    return block.flatMap((part) => {
      if (part === null) return [];
      const {item} = parts[part[0]]!;
      const own = hasItems ? {heading, rule} : {heading, rule, items};
      const seen = item === undefined ? own : item === 'total' ? total : items[ofItems.indexOf(part)];
      return [[JSON.stringify(part), JSON.stringify(seen, withoutSize)] as const];
    });
  });
}

const days = ['2024-06-30', '2026-11-28'];

it.each(['the kitchen sink', ...library.ids])('%s', (id) => {
  const {calculator, model} = id === 'the kitchen sink' ? compileKitchenSink() : library.definition(id);
  const {fields} = calculator.page(days[0]!);
  const rules = loadRules(model);
  const plan = planOf(model);
  const seen = new Map<string, string>();
  const sensible = fc.record(
    Object.fromEntries(fields.map((field) => [field.id, sensibleAnswer(field, [0, 1, 30, 50_000])])),
  );
  fc.assert(
    fc.property(fc.oneof(sensible, answersTo(fields)), fc.constantFrom(...days), (answers, today) => {
      const calculation = rules.evaluate(answers, today);
      if (calculation.result === null) return;
      for (const [values, text] of shownParts(
        calculation.shown(),
        cardOf(plan, calculation, daysOf(rules, today), answers),
        model,
      )) {
        expect(seen.get(values) ?? text).toBe(text);
        seen.set(values, text);
      }
    }),
    samples(20, 2_000),
  );
});
