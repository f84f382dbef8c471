// Texts of a calculator in a frame on another site; prerendered only. Components fill in {name}.
export const embed = {
  /** Below the form and its result. */
  fullPage: '{title} on VisaTally',
  about: '{link}: the rules, where they are from, and answers to common questions.',
  independent: 'VisaTally is not affiliated with any government, or with the website around this calculator.',
} as const;
