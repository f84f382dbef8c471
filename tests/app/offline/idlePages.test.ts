// Does what a visit fetches unasked stay within its limits, in bytes, however many pages the site has?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {idleLimits, idlePages} from '../../../src/app/offline/worker/idlePages.ts';
import type {VersionPage} from '../../../src/app/offline/worker/version.ts';

const pageOf = (bytes: number, index: number): VersionPage => ({path: `/${index}`, files: [], bytes});
const total = (pages: Iterable<VersionPage>): number => [...pages].reduce((sum, {bytes}) => sum + bytes, 0);

describe('the limit of the copy', () => {
  const pages = [400, 300, 300, 1].map(pageOf);
  const limits = {copy: 1000, message: 1000};

  it('is reached exactly, and not exceeded by a byte', () => {
    expect(idlePages(pages, new Set(), limits)).toEqual({next: pages.slice(0, 3), left: 0});
    expect(idlePages(pages, new Set(), {...limits, copy: 999}).next).toEqual([pages[0], pages[1], pages[3]]);
    expect(idlePages(pages, new Set(), {...limits, copy: 1001}).next).toEqual(pages.slice(0, 3));
  });

  it('counts what is kept already, and a copy that visits have made larger grows no more', () => {
    expect(idlePages(pages, new Set([pages[0]!]), limits).next).toEqual([pages[1], pages[2]]);
    expect(idlePages(pages, new Set(pages.slice(0, 3)), {...limits, copy: 500})).toEqual({next: [], left: 0});
  });
});

describe('the limit of a message', () => {
  it('is reached exactly; the rest is left for the next ones', () => {
    const pages = [100, 100, 50, 1].map(pageOf);
    const limits = {copy: 1000, message: 250};
    expect(idlePages(pages, new Set(), limits)).toEqual({next: pages.slice(0, 3), left: 1});
    expect(idlePages(pages, new Set(), {...limits, message: 249})).toEqual({next: pages.slice(0, 2), left: 2});
  });

  it('lets a larger page through on its own', () => {
    const pages = [300, 1].map(pageOf);
    expect(idlePages(pages, new Set(), {copy: 1000, message: 250})).toEqual({next: [pages[0]], left: 1});
  });
});

it('message by message, fetches each page once, says how many are left, and ends within the limit', () => {
  const sizes = fc.array(fc.integer({min: 1, max: 3_000_000}), {maxLength: 60});
  fc.assert(
    fc.property(sizes, fc.integer({min: 0, max: 5}), (bytes, visited) => {
      const pages = bytes.map(pageOf);
      const kept = new Set(pages.slice(0, visited));
      const most = Math.max(idleLimits.copy, total(kept));
      let expected: number | undefined;
      for (let {next, left} = idlePages(pages, kept); ; {next, left} = idlePages(pages, kept)) {
        if (expected !== undefined) expect(next.length + left).toBe(expected);
        if (next.length === 0) return;
        if (next.length > 1) expect(total(next)).toBeLessThanOrEqual(idleLimits.message);
        for (const page of next) expect(kept.has(page)).toBe(false);
        for (const page of next) kept.add(page);
        expect(total(kept)).toBeLessThanOrEqual(most);
        expected = left;
      }
    }),
  );
});
