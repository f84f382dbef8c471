// Do the figures of each result add up as they are shown, and does none look equal to a limit that it misses, for any answers? Amounts
// with cents and fractions of cents, and numbers just beside each figure of the rules.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {contentsOf} from '../../src/engine/project/layout.ts';
import {shownContradictions} from '../../src/tools/analysis/shownFigures.ts';
import {library} from './compiled.ts';
import {sensibleAnswer} from './sampleAnswers.ts';
import {samples} from '../samples.ts';

const today = '2024-06-30';

describe.each(library.ids)('%s', (id) => {
  const {calculator, source} = library.definition(id);
  const {fields} = calculator.page(today);
  const figures = [
    ...new Set(
      [...contentsOf(source).matchAll(/(?<![\w.])\d[\d_]*(?:\.\d+)?/g)].map(([text]) =>
        Number(text.replaceAll('_', '')),
      ),
    ),
  ];
  const amounts = fc.oneof(
    fc.nat(5_000_000).map((cents) => String(cents / 100)),
    fc.nat(5_000_000).map((thousandths) => String(thousandths / 1000)),
    fc
      .constantFrom(1, ...figures)
      .chain((figure) =>
        fc.constantFrom(-0.001, -0.01, 0.001, 0.004).map((by) => String(Number((figure + by).toFixed(3)))),
      ),
    fc.constantFrom('0.5', '1.5', '2.25', '1.333', '3.7'),
  );
  const answerTo = (input: FormField): fc.Arbitrary<string> =>
    input.kind === 'number'
      ? fc.oneof({weight: 3, arbitrary: amounts}, sensibleAnswer(input, figures))
      : sensibleAnswer(input, figures);
  const answers = fc.record(Object.fromEntries(fields.map((input) => [input.id, answerTo(input)])));

  it('adds up as shown', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const {result, card} = calculator.evaluate(given, today);
        const explanation = calculator.derive(given, today);
        if (result === null || explanation === null) return;
        expect(shownContradictions(card(), explanation)).toEqual([]);
      }),
      samples(4, 1_000),
    );
  });
});
