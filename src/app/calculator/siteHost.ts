import {loadable} from '../loading/loadable.tsx';
import {form as words} from '../words/calculator.ts';
import type {Host} from './host.ts';

/** The pages of the site, also those in frames on other sites. */
export const siteHost: Host = {
  card: loadable(() => import('./siteCard.tsx')),
  site: {
    interview: loadable(() => import('./interview/Interview.tsx')),
    otherAmount: loadable(() => import('../fields/OtherAmount.tsx')),
    note: words.private,
  },
};
