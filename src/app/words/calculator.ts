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
  queued: 'Your result will appear as soon as the page has finished loading.',
  stillNeeded: 'Still needed: {fields}.',
  withoutScript:
    'Calculating needs JavaScript, which is switched off in this browser. The rules that the calculator follows are below, so you can work out the result by hand.',
};

export const card = {
  title: 'Your estimate',
  empty: 'Your result will appear here.',
  emptyHint:
    'Answer what you can, then press Calculate. You can skip questions, but your result will be less accurate.',
  missing: 'The result is worked out, but the part of the page that shows it could not be loaded.',
  missingHint: 'Check your connection and load the page again.',
  changed: 'Answers changed: press Calculate to update.',
  basedOnAnswers: 'Based on these answers. This is an estimate, not a decision.',
  verify: 'Check it with {source}, data as of {month}.',
  announcement: 'Your estimate: {result}.',
  announcedFigure: '{label}: {text}',
  of: 'of {maximum}',
  answersTitle: 'How your answers were read',
  interpreted: '{field}: {number}',
  interpretedAs: '{field}: {typed} read as {number}',
  countedAsZero: 'Counted as 0: {fields}, not filled in',
  countedAsDefault: 'Counted as {value}: {fields}, not filled in',
  notChosen: 'Not chosen: {fields}',
  noDate: 'No date given: {fields}',
  disclaimer: 'This is an estimate. Fees and rules change, so verify them before you act.',
  source: 'Source: {source}, data as of {month}.',
  independent: 'VisaTally is not affiliated with any government.',
  elsewhere: 'See where else you could go',
  print: 'Print this estimate',
};
