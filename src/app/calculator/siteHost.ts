import {form as words} from '../words/calculator.ts';
import {type Host, lazyCard} from './host.ts';

/** The pages of the site, also those in frames on other sites. */
export const siteHost: Host = {
  card: lazyCard(() => import('../result/siteCard.tsx')),
  site: {loadInterview: () => import('./interview/Interview.tsx'), note: words.private},
};
