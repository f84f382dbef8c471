// Texts below the form of a calculator. Components fill in {name}.
import {siteEdition} from './rulesName.ts';

/** The button on every source line. */
export const reportButton = 'Report a wrong figure';

/** The button beside a figure, and what screen readers add to it. */
export const reportFigure = {label: 'Report', of: ' {figure}'} as const;

export const documentation = {
  howTo: 'How to use it',
  rules: 'Rules we use',
  /** Above rules of which some are different today. */
  rulesOfEdition: `These are the rules of the ${siteEdition}. “What is different today” says what has changed since.`,
  assumptions: 'Our assumptions',
  assumptionsIntro: 'Where the published rules are unclear, we assume this:',
  changes: 'What is different today',
  /** Above changes of which some came before the month of the edition. */
  older: `Some of these changes are older than the ${siteEdition}, which does not have them.`,
  affected: 'Who is affected',
  upcoming: 'What changes next',
  yearly: 'Usually changed every year: {figures}. Next expected on {next}.',
  quoted: '“{label}”',
  faqs: 'Frequently asked questions',
  verify: 'Where to check the rules',
  verifyText: 'Rules change, so check the current ones {source} before you rely on our rules.',
  related: 'Related calculators',
} as const;

/** What an item of the list of sources says. */
export const source = {
  /** In place of what is not published. */
  edition: '{month} edition. We have not compared it with the law of that time.',
  document: '{document}, {month}.',
  section: '{document}, “{section}”, {month}.',
  /** What was read is not the authority's own. */
  reported: {document: 'Reported by {document}, {month}.', section: 'Reported by {document}, “{section}”, {month}.'},
  quote: ' It says: “{quote}”',
} as const;
