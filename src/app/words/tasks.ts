// Texts of the choice of a task on the home page. Components fill in {name}.
export const sentence = {
  label: 'Find your calculator',
  task: 'I want to',
  country: 'Country',
  anyCountry: 'any country',
  submit: 'Show calculators',
} as const;

/** Countries that take an article within a sentence. */
export const withArticle: readonly string[] = [
  'Netherlands',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
];

export const the = 'the {country}';

/** The heading of the calculators that were found: 'Work in Germany'. */
export const found = '{task} {country}';

/** Without scripts: the heading of each list. */
export const list = 'I want to {task} another country';

export const search = {
  label: 'Or search, for example “Canada points” or “B1/B2 fee”',
  /** Without scripts, the link leads to the list of all pages. */
  submit: 'Search',
  /** Once Enter is pressed before the scripts have loaded. */
  held: 'Your results will appear once the page has loaded.',
} as const;

export const anywhere = 'Not sure where? Compare countries';

export const more = {label: 'Guides to countries', all: 'All guides'} as const;
