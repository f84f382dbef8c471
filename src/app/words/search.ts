// Texts of the search page. Components fill in {name}.
export const page = {
  title: 'Search',
  description:
    'Search all visa calculators and guides by country, type of visa or topic, or choose from the full list.',
  all: 'All calculators and guides',
};

export const form = {
  label: 'Search calculators and guides',
  hint: "For example a country, a type of visa, or 'processing time'.",
  submit: 'Search',
  withoutScript: 'Searching needs JavaScript. Without it, all calculators and guides are in the list below.',
};

export const results = {
  one: '1 result for {query}',
  other: '{count} results for {query}',
  partialOne: 'No exact match for {query}. 1 page comes close.',
  partialOther: 'No exact match for {query}. {count} pages come close.',
  loading: 'Searching…',
  more: 'Show more results',
};

export const place = {country: '{group}: {country}'};

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
};

export const none = {message: 'Nothing found for {query}.', didYouMean: 'Did you mean:', useful: 'These may help:'};

export const failed = {
  message: 'Search could not load. You may be offline. All calculators and guides are in the list below.',
  retry: 'Try again',
};

/** The search of the header. */
export const suggestions = {
  dialog: 'Search',
  close: 'Close',
  list: 'Suggestions',
  kinds: {calculator: 'Calculators', page: 'Guides and information', country: 'By country'},
  pages: '{count} pages',
  all: 'Search all pages for ‘{query}’',
  one: '1 suggestion',
  other: '{count} suggestions',
  failed: 'Suggestions could not load. You may be offline.',
};
