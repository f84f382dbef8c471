// The list of sources below the rules, and the links to it. Components fill in {name}.
export const sources = {
  title: 'Where our figures come from',
  /** What a link with only the number of a source is called. */
  mark: 'Source {number}',
  /** After what we took the figures from, if that is not the authority's own page. */
  verify: ' Check the current rules {authority}.',
} as const;
