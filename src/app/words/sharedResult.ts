// Texts above a result that came from somebody's link, fetched for such a link. Components fill in {name}.
export const sharedResult = {
  title: 'Someone’s shared result',
  /** Once the visitor has changed its answers. */
  changed: 'Started from someone’s shared result',
  fromLink: 'Your own saved results stay as they are.',
  notSaving: 'To keep a copy, press “Save” below.',
  mine: 'Your saved result of {day}: {headline}.',
  compare: 'Compare with mine',
  keepCopy: 'Keep a copy',
  kept: 'A copy is saved beside your own results.',
  compared: {
    title: 'Your saved result and the shared one',
    columns: 'Your answers are those of {day}. The other answers are the shared ones.',
    /** Which figures both results have, such as 'June 2024 edition'. */
    rules: 'Both results use the same figures: {rules}.',
    rulesOf: 'rules as of {month}',
    close: 'Close',
    none: 'Your saved answers no longer give a result, so there is nothing to compare.',
  },
} as const;
