// The page with all changes of the law. Components fill in {name}.
import {siteEdition} from './rulesName.ts';

export const whatsChanged = {
  title: 'What has changed',
  description: `Visa fees, thresholds and rules that are different today from the ${siteEdition}, by country and day, with their sources.`,
  lead: `What is different today from the ${siteEdition} of our rules. Each calculator can count with it: choose “today’s figures”.`,
  sources:
    'A source is the authority or the law. “Reported by” is a page of somebody else: check with the authority before you rely on it.',
  filter: 'Show only changes with',
  none: 'No change has these words.',
  count: '{count, plural, one {1 change} other {{count} changes}}',
  calculate: '{calculator}, with today’s figures',
  until: '(until {day})',
  upcoming: '(announced)',
  source: 'Source: {source}',
  reported: 'Reported by {source}',
  feeds: 'Follow the changes as an {atom}, or read them as {json}.',
  atom: 'Atom feed',
  json: 'JSON',
} as const;
