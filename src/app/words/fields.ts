// Texts at the fields of a form. Components fill in {name}.

/** An amount with what it is for. */
export const per = {year: '{amount} a year', month: '{amount} a month'};

/** The unit inside a number's field. */
export const suffix = {year: 'a year', month: 'a month'};

export const number = {
  didYouMean: 'Did you mean {number}?',
  yes: 'Yes, {number}',
  no: 'No, {number}',
  enterNumber: 'Enter a number, such as {example}.',
  enterUnit: 'Enter a number of {unit}, such as {example}.',
  enterAmount: 'Enter an amount in {currency}, such as {example}.',
  between: 'Enter a number from {min} to {max}.',
  atLeast: 'Enter at least {min}.',
  atMost: 'Enter at most {max}.',
  above: 'Enter a number above 0.',
};

export const date = {enterDate: 'Enter a date that exists.'};

export const choice = {
  /** In place of options that depend on another answer. */
  chooseFirst: 'First answer “{field}”.',
};

export const more = {title: "For your records (optional, doesn't change your result)"};
