// Texts of the form and the result card. Components fill in {name}.
export const form = {
  calculate: 'Calculate',
  choose: 'Choose…',
  chosenBefore: '{option} (chosen before)',
  labelWithUnit: '{label} ({unit})',
  between: '{min} to {max}.',
  atLeast: '{min} or more.',
  atMost: 'Up to {max}.',
  optionHint: '{option}: {hint}',
  unused: 'Does not change the estimate.',
  private: 'Nothing you type leaves this page.',
  queued: 'Your result will appear once the page has loaded.',
  stillNeeded: 'Still needed: {fields}.',
  withoutScript:
    'Calculating needs JavaScript, which is off in this browser. The rules are below, so you can work out the result by hand.',
};

export const card = {
  title: 'Your estimate',
  empty: 'Your result will appear here.',
  emptyHint:
    'Answer what you can, then press Calculate. You can skip questions, but your result will be less accurate.',
  missing: 'Your result is ready, but the part of the page that shows it could not load.',
  missingHint: 'Check your connection, then load the page again.',
  basedOnAnswers: 'Based on these answers. This is an estimate, not a decision.',
  verify: 'Check it with {source}, data as of {month}.',
  announcement: 'Your estimate: {result}.',
  announcedFigure: '{label}: {text}',
  of: 'of {maximum}',
  answersTitle: 'Check your answers',
  interpreted: '{field}: {number}',
  interpretedAs: '{field}: {typed} read as {number}',
  countedAsZero: 'Counted as 0: {fields}, not filled in',
  countedAsDefault: 'Counted as {value}: {fields}, not filled in',
  notChosen: 'Not answered: {fields}',
  noDate: 'No date yet: {fields}',
  disclaimer: 'This is an estimate. Fees and rules change, so verify them before you act.',
  source: 'Source: {source}, data as of {month}.',
  independent: 'VisaTally is not affiliated with any government.',
  elsewhere: 'See where else you could go',
};
