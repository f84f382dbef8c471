// Texts about rules that nobody has compared with their source for over a year.
/** {source} is where to check them (whereToCheck.ts). */
export const old =
  'These rules are from {month}, over {years} ago. Some may have changed, so check {source} before you rely on them.';
export const checkedLongAgo =
  'We last checked these rules in {month}, over {years} ago. Some may have changed, so check {source} before you rely on them.';
/** By their number. */
export const years = ['', 'a year', 'two years', 'three years', 'four years', 'five years'] as const;
export const manyYears = '{count} years';
