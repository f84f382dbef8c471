import type {Page} from '../../engine/plan/inWords/texts.ts';
import {loadable} from '../loading/loadable.tsx';

/** What a result says of other rules. */
export const editionsPart = loadable(() => import('./card/Editions.tsx'));

/** Whether there is something to say: rules that change on some day, or that are different today. */
export const hasOtherRules = (
  {changesOn}: {readonly changesOn: readonly string[]},
  {differences = []}: Pick<Page, 'differences'>,
): boolean => changesOn.length + differences.length > 0;
