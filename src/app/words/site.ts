// Texts of the pages around the calculators. Components fill in {name}.
export const shell = {documentTitle: '{title} | VisaTally'};

export const content = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  rules: 'Rules as of {month}. Check {source} before you rely on this.',
};

export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  home: 'Return to Home',
  search: 'Search all calculators and guides',
  logged: 'Page not found: {path}',
  similar: 'Pages with a similar address',
};

export const failure = {title: 'Unexpected Application Error!', reload: 'Load this page again'};

export const calculator = {
  provenance: 'Source: {source}, data as of {month}, not checked since.',
  provenanceChecked: 'Source: {source}, data as of {month}, rates checked in {checked}.',
  form: 'Calculator',
  howTo: 'How to use it',
  method: 'How we work it out',
  rules: 'The rules',
  assumptions: 'Our assumptions',
  assumptionsIntro: 'Where the published rules are unclear, we assume this:',
  faqs: 'Frequently asked questions',
  verify: 'Where to verify it',
  verifyText: 'These rules come from {source}, as of {month}. Fees and rules change, so check there before you apply.',
  related: 'Related calculators',
};
