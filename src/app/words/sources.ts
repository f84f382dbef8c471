// The list of sources below the rules, and the links to it. Components fill in {name}.
export const sources = {
  /** What a result was calculated with. */
  rules: {today: "Today's figures", 'june-2024': 'June 2024 edition', day: 'Figures in force on {day}'},
  title: 'Where our figures come from',
  /** What a link with only the number of a source is called. */
  mark: 'Source {number}',
  /** After what we took the figures from, if that is not the authority's own page. */
  verify: ' Check the current rules {authority}.',
} as const;
