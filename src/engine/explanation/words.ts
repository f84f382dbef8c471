/** The wording of explanations; operators (runtime/explanation.ts) and functions (functions/) have their own. */
export const checks = {
  met: 'Met',
  failed: 'Not met',
  answer: {
    below: '{name} your {value} is {distance} below {limit}.',
    above: '{name} your {value} is {distance} above {limit}.',
    equal: '{name} your {value} is exactly {limit}.',
  },
  figure: {
    below: '{name} {value} is {distance} below {limit}.',
    above: '{name} {value} is {distance} above {limit}.',
    equal: '{name} {value} is exactly {limit}.',
  },
  empty: {
    below: '{name} nothing is filled in, so it counts as {value}. That is {distance} below {limit}.',
    above: '{name} nothing is filled in, so it counts as {value}. That is {distance} above {limit}.',
    equal: '{name} nothing is filled in, so it counts as {value}.',
  },
  level: {
    below: '{name} your answer {value} is below {limit}.',
    above: '{name} your answer {value} is above {limit}.',
    equal: '{name} your answer is {value}, and {limit} is enough.',
  },
  /** What an equal figure misses, after 'is exactly {limit}'. */
  equalMisses: {'>': ', not more.', '<': ', not less.'},
  /** The same for an equal level. */
  equalLevelMisses: {
    '>': '{name} your answer is {value}, and a higher one is needed.',
    '<': '{name} your answer is {value}, and a lower one is needed.',
  },
  /** A figure against 0, where a distance would repeat the figure. */
  zero: '{name} {value}, which is {relation} {limit}.',
  zeroRelation: {
    '==': 'exactly',
    '!=': 'other than',
    '<': 'less than',
    '<=': 'at most',
    '>': 'more than',
    '>=': 'at least',
  },
  not: 'not {relation}',
  noLevel: '{name} nothing is chosen, and {limit} is needed.',
  noLevelAbove: '{name} nothing is chosen, and something above {limit} is needed.',
  noLimit: '{name} no minimum is asked for.',
  limit: '{limit} ({label})',
  chosen: '{name} your answer is {value}.',
  chosenOther: '{name} your answer is {value}, not {options}.',
  chosenNone: '{name} your answer is {value}, which is none of those that count here.',
  isWords: '{name} {value}.',
  isOther: '{name} {value}, not {options}.',
  notChosen: '{name} nothing is chosen.',
  notChosenOther: '{name} nothing is chosen, so it is not {options}.',
  any: 'None of these holds, and one would be enough:',
  or: ' or ',
  quoted: '‘{words}’',
  named: '{name}:',
};

export const value = {
  answer: 'Your answer',
  answerIs: '{answer} is {value}.',
  notFilled: 'Nothing is filled in, so it counts as {value}.',
  notChosen: 'Nothing is chosen.',
  noAnswer: 'no answer',
  fixed: 'A fixed figure of the {rules}.',
  rules: 'rules',
  rowOfAnswer: '{answer} {value} gives {result}.',
  rowOfFigure: '{name} {value} is in the row {row}, which gives {result}.',
  rowOfAnswerBand: '{answer}, {value}, is in the row {row}, which gives {result}.',
  rowOfPair: '{pair} together give {result}.',
  rowOfNothing: 'Nothing is chosen, which gives {result}.',
  nothing: 'nothing',
  and: ' and ',
  ofMost: '{value} of at most {most}',
  sum: '{count} parts add up to {total}.',
  calculation: '{figures} is {total}.',
  shareOf: '{share} of {figure} is {total}.',
  given: '{name} {value}, a fixed figure of the {rules}.',
  same: 'It is the same as {name} {value}.',
  theRule: 'The rule',
};

export const ledger = {together: 'Together', result: 'Result', figure: 'A figure of the rules'};
