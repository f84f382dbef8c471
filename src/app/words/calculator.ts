// Texts of the form, and of the result while there is none. Components fill in {name}.
export const form = {
  calculate: 'Calculate',
  startAgain: 'Start again',
  /** Takes back the option that was chosen. */
  clear: 'Clear',
  clearOf: 'Clear: {label}',
  answered: '{answered} of {count} answered',
  choose: 'Choose…',
  chosenBefore: '{option} (chosen before)',
  labelWithUnit: '{label} ({unit})',
  optionHint: '{option}: {hint}',
  oneAtATime: 'Answer one question at a time',
  private: 'Nothing you type leaves your browser.',
  stillNeeded: 'Still needed: {fields}.',
  /** For screen readers: the result no longer belongs to what the form holds. */
  answersChanged: 'Your answers have changed since this result.',
} as const;

export const card = {
  title: 'Your estimate',
  empty: 'Your result will appear here.',
  emptyHint: 'Answer what you can, then press Calculate. If you skip questions, your result may be incomplete.',
  /** A figure that the authority changes every year, in both editions. */
  line: '{first} in the June 2024 edition · {now} today',
  awaited: 'Loading your result…',
  missing: 'The part of the page that shows your result could not load.',
  missingHint:
    'Check your connection, then press Calculate again. If that does not help, load the page again. Your answers stay.',
} as const;
