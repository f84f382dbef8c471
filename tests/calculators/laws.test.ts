// Does every calculator obey the general laws for any input: no exception, no NaN, no mutation, sums that add up?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {verdictIn} from '../../src/engine/results/card.ts';
import {answersTo} from './answers.ts';
import {samples} from '../samples.ts';
import {library} from './compiled.ts';

/** A million over all in npm run test:full. */
/** Every value in a result, at any depth. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

describe.each(library.ids)('%s', (id) => {
  const {calculate, evaluate, page} = library.get(id);
  const answers = answersTo(page('2024-06-30').fields);
  const days = fc.constantFrom('2024-02-29', '2024-06-30', '2026-12-31', '9999-12-31', '0001-01-01');

  it('obeys the laws', () => {
    fc.assert(
      fc.property(answers, days, (given, today) => {
        const frozen = Object.freeze({...given});
        const {result, card} = evaluate(frozen, today);
        expect(calculate(frozen, today)).toEqual(result);
        if (result === null) return;
        for (const leaf of leaves(result)) {
          expect(['number', 'string', 'boolean', 'object']).toContain(typeof leaf);
          if (typeof leaf === 'number') expect(Number.isFinite(leaf)).toBe(true);
        }
        const blocks = card();
        // What is only assumed from elapsed time is never said to be good.
        if (blocks.some(({kind}) => kind === 'stages' || kind === 'progress'))
          expect(verdictIn(blocks)?.tone).not.toBe('good');
        for (const block of blocks) {
          expect(JSON.stringify(block)).not.toMatch(/NaN|undefined|Infinity|\[object/);
          if (block.total === undefined) continue;
          // A part's bar fills against its own maximum.
          for (const {value, outOf = Infinity} of block.items) expect(value).toBeLessThanOrEqual(outOf);
          const sum = block.items.reduce((total, {value}) => total + value!, 0);
          expect(Math.abs(sum - block.total.value!)).toBeLessThanOrEqual(1e-6 * Math.max(1, sum));
        }
      }),
      samples(20, 20_000),
    );
  });
});
