/** What the explanation of a block answers. A result shows that of its verdict before it has the explanation. */
export const questions = {
  result: 'Why this result?',
  sentence: 'Why does it say this?',
  entry: 'Why is this on the list?',
  figure: 'How was this worked out?',
  values: 'Where do these come from?',
  step: 'Why is this the current step?',
  days: 'Which days count?',
} as const;
