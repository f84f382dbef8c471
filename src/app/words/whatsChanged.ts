// The page with all changes of the law. Components fill in {name}.
import {siteEdition} from './rulesName.ts';

export const whatsChanged = {
  title: 'What has changed',
  description: `Changes in visa fees, thresholds and rules that the ${siteEdition} doesn't have, by country and day, with their sources.`,
  lead: `Changes in the law that the ${siteEdition} of our rules doesn't have. Their links open the calculators with today's figures, unless the rules have ended.`,
  sources:
    '“Source” is the law or the authority. “Reported by” is somebody else: check with the authority before you rely on it.',
  filter: 'Show only changes with',
  none: 'No change has these words.',
  count: '{count, plural, one {1 change} other {{count} changes}}',
  calculate: "{calculator}, with today's figures",
  until: '(until {day})',
  upcoming: '(announced)',
  source: 'Source: {source}',
  reported: 'Reported by {source}',
  feeds: 'Follow the changes as an {atom}, or read them as {json}.',
  atom: 'Atom feed',
  json: 'JSON',
} as const;
