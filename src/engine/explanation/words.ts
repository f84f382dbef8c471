/** The wording of explanations; operators (runtime/explanation.ts) and functions (functions/) have their own. */
export const checks = {
  met: 'Met',
  failed: 'Not met',
  /** An answer or a figure beside its limit. */
  compared: {
    below: '{name} {value}, {distance} less than {limit}.',
    above: '{name} {value}, {distance} more than {limit}.',
    equal: '{name} exactly {value}.',
  },
  /** Levels of an order. */
  level: {below: '{name} {value}, below {limit}.', above: '{name} {value}, above {limit}.', equal: '{name} {value}.'},
  /** What an equal figure or level meets. */
  isEnough: '{name} {value}, which is enough.',
  /** What was needed where a comparison failed: a sentence after `is`, `has`, `unusable` or `unanswered`. */
  needs: {
    '>=': 'You need {limit}: {distance} short.',
    '>': 'You need more than {limit}: {distance} short.',
    '<=': 'The limit is {limit}: {distance} over.',
    '<': 'It must be less than {limit}: {distance} over.',
    '==': 'It must be exactly {limit}.',
    '!=': 'It must not be {limit}.',
  },
  /** The same where a distance would repeat the figure, or where there is none. */
  needsOnly: {
    '>=': 'You need at least {limit}.',
    '>': 'You need more than {limit}.',
    '<=': 'It must be {limit} or less.',
    '<': 'It must be less than {limit}.',
    '==': 'It must be exactly {limit}.',
    '!=': 'It must not be {limit}.',
  },
  needsLevel: {
    '>=': 'You need {limit} or higher.',
    '>': 'You need to be above {limit}.',
    '<=': 'It must be {limit} or lower.',
    '<': 'It must be below {limit}.',
    '==': 'It must be {limit}.',
    '!=': 'It must not be {limit}.',
  },
  is: '{name} {value}.',
  /** For a total of points. */
  has: 'You have {value}.',
  unusable: '{name} no usable answer, so we used {value}.',
  unanswered: '{name} not answered.',
  noLimit: '{name} no minimum applies.',
  limit: '{limit} ({label})',
  isNot: '{name} {value}, not {options}.',
  needsOption: 'You need {options}.',
  ruledOut: '{name} {value}, which does not qualify.',
  any: 'You need one of these:',
  noneOf: 'None of these applies:',
  quoted: '“{words}”',
  named: '{name}:',
};

export const value = {
  answer: 'Your answer',
  answerIs: '{answer} is {value}.',
  unusable: 'No usable answer, so we used {value}.',
  unanswered: 'Not answered.',
  noAnswer: 'no answer',
  fixed: 'The {rules} set this figure.',
  rules: 'rules',
  rowOfAnswer: 'For {answer}: {result}.',
  rowOfFigure: '{name} {value}. For {row}: {result}.',
  rowOfAnswerBand: '{answer} is {value}. For {row}: {result}.',
  rowOfPair: '{pair} together: {result}.',
  rowOfNothing: 'Without an answer: {result}.',
  nothing: 'none',
  and: ' and ',
  ofMost: '{value} out of {most}',
  sum: 'These {count} parts add up to {total}.',
  calculation: '{figures} is {total}.',
  shareOf: '{share} of {figure} is {total}.',
  given: '{name} {value}, set by the {rules}.',
  same: '{name} {value}.',
  theRule: 'See the rule',
};

export const ledger = {together: 'Total', result: 'Result', figure: 'From the rules'};
