// Texts at the fields of a form. Components fill in {name}.

/** The unit inside a number's field. */
export const suffix = {year: 'a year', month: 'a month'} as const;

/** Which numbers a field accepts. */
export const number = {
  between: 'Enter a number from {min} to {max}.',
  atLeast: 'Enter at least {min}.',
  atMost: 'Enter at most {max}.',
} as const;

export const date = {
  shortYear: 'Enter all four digits of the year.',
  atLeast: 'Enter {day} or a later day.',
  atMost: 'Enter {day} or an earlier day.',
} as const;

export const choice = {
  /** In place of options that depend on another answer. */
  chooseFirst: 'First answer “{field}”.',
  notOffered: "This doesn't go with “{answer}”. Choose another answer.",
} as const;

export const more = {title: "For your records (optional, doesn't change your result)"} as const;
