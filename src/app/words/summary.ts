// Texts of the summary of a result, fetched with it. Components fill in {name}.
export const completeness = {
  incomplete: 'Incomplete: {count, plural, one {1 question} other {{count} questions}} left',
  /** Typed, but no number, out of range, or to be read in two ways. */
  toCheck: 'Incomplete: {count, plural, one {1 answer} other {{count} answers}} to check',
  both: '{check}, {left}',
  left: '{count, plural, one {1 question} other {{count} questions}} left',
  more: 'Show {count} more questions',
  /** A field of an item of a list that needs an answer. */
  item: '{item} {number}: {field}',
  /** Above a result; a verdict that judges needs to say more about itself. */
  nothingYet: {
    result: "You haven't answered anything yet.",
    verdict: "You haven't answered anything yet. Without any answers, the result is:",
  },
  soFar: {
    result: 'Your result so far:',
    verdict: 'Your result so far, which can still change:',
    /** The figures count a number that is out of range. */
    toCheck: 'Your result so far. Check your answers before you rely on it:',
  },
  choose: 'One number can be read in two ways. Choose which one you mean to see your result.',
  complete: 'You have answered every question that counts.',
  /** Beside a verdict, or a list of the questions that can change it. */
  details:
    'The other {count, plural, one {open question only changes} other {{count} open questions only change}} details of your result.',
} as const;

/** In place of a verdict that open questions can still change. */
export const undecided = {
  one: 'It depends on your answer to “{question}”',
  several: 'It depends on {count} more answers',
  soFar: 'Without more answers: {verdict}',
} as const;

export const gap = {
  short: '{difference} short of {limit}',
  above: '{difference} above {limit}',
  exact: 'Exactly {limit}',
} as const;

/** For a field that has a usual number, which we use while it is empty or 0. */
export const assumption = '{field}: we assumed {number}.';

export const advice = {
  first: 'What would help: {change}.',
  /** Not on paper, which has no suggestions. */
  others: '{count, plural, one {See another way} other {See {count} other ways}}',
} as const;

/** In place of the form on a small screen. */
export const folded = {
  none: 'No answers yet',
  change: 'Change answers',
  named: '{question}: {answer}',
  asked: '{question} {answer}',
} as const;

export const bar = {
  label: 'Your result',
  line: '{figure} · {remark}',
  short: '{difference} short',
  today: 'Today: {verdict}',
  incomplete: 'Incomplete',
  before: 'Before: {result}',
} as const;

export const actions = {
  compare: 'Compare',
  compareFully: 'Compare with other answers',
  notLoaded: 'This could not load. You may be offline, or the page may be out of date.',
  print: 'Print',
  save: 'Save',
  changed: 'Answers changed',
  update: 'Update',
  tried: 'You tried “{change}”.',
  undo: 'Undo',
} as const;

/** The parts of a result that are closed at first. */
export const closed = {
  title: 'How we got this',
  workings: 'How we worked it out',
  curves: 'Try other numbers',
  awaited: 'Loading…',
  notLoaded: 'This part could not load. Check your connection, then close it and open it again.',
} as const;
