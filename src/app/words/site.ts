// Texts of the pages around the calculators. Components fill in {name}.
export const shell = {documentTitle: '{title} | VisaTally'};

export const content = {breadcrumb: 'Breadcrumb', home: 'Home'};

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
  method: 'How this is worked out',
  rules: 'The rules',
  assumptions: 'Our assumptions',
  assumptionsIntro: 'Where the published rules leave something open, the calculator reads them like this.',
  faqs: 'Questions',
  verify: 'Where to verify it',
  verifyText:
    'The rules come from {source}, as they stood in {month}. Check there before you apply: fees and rules change.',
  related: 'Related calculators',
};
