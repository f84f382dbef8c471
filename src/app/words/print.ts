// Texts of the answers, for print and comparisons; fetched with the result. Components fill in {name}.
export const print = {
  calculatedOn: 'Calculated on {date} at {address} (rules version {version})',
  answers: 'Your answers',
  notAnswered: 'not answered',
  /** For a question that no rule reads. */
  notNeeded: 'not answered (optional)',
} as const;
