// Texts of the result, fetched with it. Components fill in {name}.
export const card = {
  basedOnAnswers: 'Based on these answers. This is an estimate, not a decision.',
  verify: 'Check it with {source}, data as of {month}.',
  of: 'of {maximum}',
  answersTitle: 'Check your answers',
  interpreted: '{field}: {number}',
  interpretedAs: '{field}: you typed “{typed}”, we used {number}',
  countedAsZero: 'No answer, so we used 0: {fields}',
  countedAsDefault: 'No answer, so we used {value}: {fields}',
  notChosen: 'Not answered: {fields}',
  noDate: 'No date yet: {fields}',
  disclaimer: 'This is an estimate. Fees and rules change, so verify them before you act.',
  source: 'Source: {source}, data as of {month}.',
  independent: 'VisaTally is not affiliated with any government.',
  elsewhere: 'See where else you could go',
};
