// Texts about rules that nobody has compared with their source for over a year.
export const where = {on: 'on {source}', with: 'with {source}'} as const;
/** {source} is one of these. */
export const old =
  'These rules are from {month}, over {years} ago. Some may have changed, so check {source} before you rely on them.';
export const checkedLongAgo =
  'We last checked these rules in {month}, over {years} ago. Some may have changed, so check {source} before you rely on them.';
/** By their number. */
export const years = ['', 'a year', 'two years', 'three years', 'four years', 'five years'] as const;
export const manyYears = '{count} years';

/** Of rules with two editions. {source} is one of `where`. */
export const edition = {
  name: '{month} edition',
  different: '{edition}. {differences}.',
  differences: '{count, plural, one {1 thing is} other {{count} things are}} different today',
  /** {differences} is what ended the rules, a sentence. */
  ended: '{edition}. These rules no longer apply. {differences}',
  checked: '{edition}. We looked for changes in {month} and found none. Check {source} before you rely on it.',
  unchecked: '{edition}. We have not looked for changes since. Check {source} before you rely on it.',
} as const;
