// Texts of the form, and of the result while there is none. Components fill in {name}.
export const form = {
  calculate: 'Calculate',
  choose: 'Choose…',
  chosenBefore: '{option} (chosen before)',
  labelWithUnit: '{label} ({unit})',
  optionHint: '{option}: {hint}',
  oneAtATime: 'Answer one question at a time',
  private: 'Nothing you type leaves your browser.',
  stillNeeded: 'Still needed: {fields}.',
};

export const card = {
  title: 'Your estimate',
  empty: 'Your result will appear here.',
  emptyHint: 'Answer what you can, then press Calculate. If you skip questions, your result may be incomplete.',
  missing: 'Your result is ready, but the part of the page that shows it could not load.',
  missingHint: 'Check your connection, then load the page again.',
};
