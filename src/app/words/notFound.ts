// Texts of the page at addresses without one. Components fill in {name}.
export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  home: 'Return to Home',
  search: 'Search all calculators and guides',
  logged: 'Page not found: {path}',
  similar: 'Pages with a similar address',
  noneSimilar: 'There are none.',
  useful: 'Pages that others look for',
} as const;
