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
  partialOne: 'No page has all the words of {query}. 1 page has some of them.',
  partialOther: 'No page has all the words of {query}. {count} pages have some of them.',
  loading: 'Searching…',
};

export const place = {country: '{group}: {country}'};

export const reasons = {
  label: 'Matches: {places}',
  title: 'title',
  country: 'country',
  choices: "{label} '{entry}'",
  keywords: "keyword '{entry}'",
  otherNames: "in other words '{entry}'",
  group: 'region or kind',
  description: 'description',
  passages: 'text of the page',
};

export const none = {message: 'Nothing was found for {query}.', didYouMean: 'Did you mean:', useful: 'These may help:'};

export const failed = {
  message: 'The search could not be loaded. You may be offline. The full list below works all the same.',
  retry: 'Try again',
};
