// Texts about answers that only programs can give: a form has no place to type them.
export const unknown = 'There is no such question.';
export const unknownMore =
  'There {count, plural, one {is no such question as 1 more} other {are no such questions as {count} more}} of the names.';
export const notAsked = 'The form does not ask this with these answers.';
export const noOption = "There is no option '{answer}'.";
export const options = 'It has {count} options.';
export const offered = 'The options that do are: {options}.';
export const day = 'Enter a day of the calendar, YYYY-MM-DD.';
export const readAs = 'It is read as {number}.';

/** JSON of a shape that is no answer to the question. */
export const shape = {
  single: 'Give one text or number.',
  list: 'Give a list of objects.',
  item: 'Give each item as an object.',
  itemFields: 'An item has only: {fields}.',
  itemField: '{field}: {problem}',
  number: 'Give a number up to {max}.',
} as const;
