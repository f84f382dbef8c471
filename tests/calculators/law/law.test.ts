// Does each calculator of rules in force today say what a second implementation says that was written from the law alone? README.md
// says from what, and how a new one is added.
import fc from 'fast-check';
import {describe, it} from 'vitest';
import {samples} from '../../samples.ts';
import {compare} from './compared.ts';
import {draws} from './draw.ts';
import {laws} from './laws.ts';

describe.each([...laws])('%s', (id, law) => {
  it('says what the law says', () => {
    fc.assert(
      fc.property(draws(), (draw) => compare(id, law, law.ask(draw))),
      samples(law.isSlow ? 100 : 1_000, 2_000),
    );
  });

  const {everyFigure} = law;
  if (everyFigure !== undefined)
    it('has the figures of the law', () => {
      for (const asked of everyFigure) compare(id, law, asked);
    });
});
