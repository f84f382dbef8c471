import {loadable} from '../loading/loadable.tsx';

/** What a result says of other rules: only for calculators whose rules change on some day. */
export const editionsPart = loadable(() => import('./card/Editions.tsx'));
