// Texts of the answers, for print and comparisons; fetched with the result. Components fill in {name}.
export const print = {
  calculatedOn: 'Worked out on {date} at {address}',
  answers: 'Your answers',
  notFilledIn: 'not filled in',
  notChosen: 'not chosen',
};
