// Texts of the choice of a task on the home page. Components fill in {name}.
export const sentence = {
  label: 'Find your calculator',
  task: 'I want to',
  country: 'in',
  anyCountry: 'any country',
  submit: 'Show calculators',
};

export const found = {country: 'To {task} in {country}', anyCountry: 'To {task} in any country'};

/** Without scripts: the heading of each list. */
export const list = 'I want to {task}';

export const more = {label: 'Popular destinations', all: 'All countries'};
