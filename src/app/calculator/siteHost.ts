import {loadable} from '../loadable.tsx';
import {form as words} from '../words/calculator.ts';
import type {Host} from './host.ts';

/** The pages of the site, also those in frames on other sites. */
export const siteHost: Host = {
  card: loadable(() => import('../result/siteCard.tsx')),
  site: {interview: loadable(() => import('./interview/Interview.tsx')), note: words.private},
};
