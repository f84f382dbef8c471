// Does every calculator obey the general laws for any input: no exception, no NaN, no mutation, sums that add up?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {openLibrary} from '../../src/tools/commands/definitions.ts';
import type {Workings} from '../../src/engine/compiled/module.ts';
import {answersTo} from './answers.ts';

const library = openLibrary('calculators');

/** A million over the 52 in the long tests (npm run test:full). */
const runs = process.env.FULL ? 20_000 : 200;
/** Every value in a result, however deep. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

describe.each(library.ids)('%s', (id) => {
  const {calculate, page} = library.get(id);
  const answers = answersTo(page('2024-06-30').fields);
  const days = fc.constantFrom('2024-02-29', '2024-06-30', '2026-12-31', '9999-12-31', '0001-01-01');

  it('keeps the laws', {timeout: process.env.FULL ? 120_000 : 5_000}, () => {
    fc.assert(
      fc.property(answers, days, (given, today) => {
        const frozen = Object.freeze({...given});
        const workings: Partial<Workings> = {};
        const result = calculate(frozen, today, workings);
        expect(calculate(frozen, today)).toEqual(result);
        if (result === null) return;
        for (const leaf of leaves(result)) {
          expect(['number', 'string', 'boolean', 'object']).toContain(typeof leaf);
          if (typeof leaf === 'number') expect(Number.isFinite(leaf)).toBe(true);
        }
        for (const block of workings.card!()) {
          expect(JSON.stringify(block)).not.toMatch(/NaN|undefined|Infinity|\[object/);
          if (block.kind !== 'breakdown' && block.kind !== 'fees') continue;
          const sum = block.parts.reduce((total, part) => total + part.value, 0);
          expect(Math.abs(sum - block.total.value)).toBeLessThanOrEqual(1e-6 * Math.max(1, sum));
        }
      }),
      {numRuns: runs},
    );
  });
});
