// Texts of the search page. Components fill in {name}.
export const page = {
  title: 'Search',
  description:
    'Search all visa calculators and guides by country, type of visa or topic, or choose from the full list.',
  all: 'All calculators and guides',
} as const;

export const form = {
  label: 'Search calculators and guides',
  hint: "For example a country, a type of visa, or 'processing time'.",
  submit: 'Search',
  withoutScript: 'Searching needs JavaScript. Without it, all calculators and guides are in the list below.',
} as const;

export const results = {
  all: '{count, plural, one {1 result} other {{count} results}} for {query}',
  partial: 'No exact match for {query}. {count, plural, one {1 page comes close} other {{count} pages come close}}.',
  loading: 'Searching…',
  more: 'Show more results',
} as const;

export const place = {country: '{group}: {country}'} as const;

export const reasons = {
  label: 'Matches: {places}',
  title: 'title',
  country: 'country',
  choices: "{label} '{entry}'",
  keywords: "keyword '{entry}'",
  purposes: 'helps you {entry}',
  otherNames: "also called '{entry}'",
  group: 'category',
  description: 'description',
  passages: 'page text',
} as const;

export const none = {
  message: 'Nothing found for {query}.',
  didYouMean: 'Did you mean:',
  useful: 'These may help:',
} as const;

export const failed = {
  message: 'Search could not load. You may be offline. All calculators and guides are in the list below.',
  retry: 'Try again',
} as const;

/** The search of the header. */
export const suggestions = {
  dialog: 'Search',
  close: 'Close',
  list: 'Suggestions',
  kinds: {calculator: 'Calculators', page: 'Guides and information', country: 'By country'},
  pages: '{count, plural, one {1 page} other {{count} pages}}',
  all: 'Search all pages for ‘{query}’',
  count: '{count, plural, one {1 suggestion} other {{count} suggestions}}',
  failed: 'Suggestions could not load. You may be offline.',
} as const;
