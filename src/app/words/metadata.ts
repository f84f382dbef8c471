// Texts for search engines and link previews.
export const site = {name: 'VisaTally', home: 'Home'} as const;

export const image = {
  alternative: '{title}. {note}.',
  site: 'Free visa and immigration calculators',
  estimate: 'Estimate · Data as of {month} · Not affiliated with any government',
  page: 'Not affiliated with any government',
} as const;

export const calculator = {category: 'TravelApplication', systems: 'Any', browser: 'Requires JavaScript'} as const;
