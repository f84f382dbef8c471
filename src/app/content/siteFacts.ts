/** The facts that pages name in braces: src/app/content/facts.yaml. */
import {keys, month, type Schema} from '../../engine/shape/schema.ts';

/** The facts that say when something changed: a page that names one was as new as that. A check changes nothing. */
export const monthsOfChange: readonly string[] = ['dataAsOf', 'policyUpdated'];

/** The schema of the facts; months are written into texts as 'June 2024'. */
export const siteFactsSchema: Schema = keys(
  'The facts of the site.',
  {
    dataAsOf: {...month, description: 'The month of the data, YYYY-MM.'},
    published: {
      ...month,
      description: 'The month of the first edition, in which every page came out that says no other, YYYY-MM.',
    },
    policyUpdated: {...month, description: 'The month when the privacy policy changed last, YYYY-MM.'},
    siteAsOf: {
      ...month,
      description: 'The month when what the policies say of this version was last checked, YYYY-MM.',
    },
    email: {
      type: 'string',
      pattern: '^[^\\s@]+@[^\\s@]+$',
      patternDescription: 'an e-mail address',
      description: 'The one address for messages.',
    },
  },
  ['dataAsOf', 'published', 'policyUpdated', 'siteAsOf', 'email'],
);
