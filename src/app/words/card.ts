// Texts of the result, fetched with it. Components fill in {name}.
export const card = {
  basedOnAnswers: 'This is an estimate based on these answers, not a decision.',
  verify: 'Check it {source}.',
  of: 'out of {maximum}',
  /** Beside an amount that uses a number that we filled in. */
  assumed: '(our assumption)',
  typed: '{number} (you typed “{typed}”)',
  /** After the first items of a long list. */
  moreItems: '{count} more',
  noNumber: 'not answered, so we used {number}',
  disclaimer: 'This is an estimate. Rules change, so check them before you act.',
  source: 'Source: {source}, rules as of {month}.',
  independent: 'VisaTally is not affiliated with any government.',
  elsewhere: 'See where else you could go',
  /** For a cross, whose text may not say so: 'University degree required'. */
  notMet: 'Not met',
} as const;

/** Amounts that add up: how often each comes, and what each person costs. */
export const costs = {
  once: 'once',
  yearly: '{amount} a year',
  both: '{yearly}, and {once} once',
  byYear: '{first} in the first year, {further} in each year after it.',
  forWhom: 'For whom',
  person: 'Person',
  you: 'You',
  whole: 'In all',
  month: 'Per month',
} as const;

/** The checklist of a result, or the line in its place. */
export const checklist = {
  next: 'What to do next',
  /** Where it is another one in the other edition. */
  ofEdition: '{title} ({edition})',
  authority: 'Check the current rules and your next steps {source}.',
} as const;

/** For screen readers: the result in one sentence, and what it lacks. */
export const announcement = {
  result: 'Your estimate. {result}.',
  ofEdition: 'Your estimate, {edition}. {result}.',
  /** After that sentence, where the verdict of today is another one. */
  todays: "With today's figures: {verdict}.",
  incomplete: '{title}. Your result so far: {result}.',
  nothingYet: "Incomplete. You haven't answered anything yet.",
  ambiguous: 'Incomplete. One number can be read in two ways: choose which one you mean.',
  figure: '{label}: {text}',
} as const;

/** An estimated day in the largest type. */
export const aboutWhen = 'About the {part} of {month}';
export const byNow = 'Usually decided by now';
export const aboutLabel = '{label}: {day}';
export const partOfMonth = ['beginning', 'middle', 'end'] as const;
