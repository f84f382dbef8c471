/** The wording of explanations; operators (runtime/explanation.ts) and functions (functions/) have their own. */
export const checks = {
  met: 'Met',
  failed: 'Not met',
  /** An answer or a figure beside its limit. */
  compared: {
    below: '{name} {value}, which is {distance} less than {limit}.',
    above: '{name} {value}, which is {distance} more than {limit}.',
    equal: '{name} exactly {value}.',
  },
  /** The same for a verdict that needed this much, or set a limit. */
  metWith: {
    above: '{name} {value}, which is {distance} more than the {limit} you need.',
    below: '{name} {value}, which is {distance} below the limit of {limit}.',
  },
  /** Levels of an order. */
  level: {
    below: '{name} {value}, which is below {limit}.',
    above: '{name} {value}, which is above {limit}.',
    equal: '{name} {value}.',
  },
  /** What an equal figure or level meets. */
  isEnough: {'>=': '{name} {value}, which is enough.', '<=': '{name} {value}, which is exactly the limit.'},
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
  /** Replaces the name of a total of points. */
  youHave: 'You have',
  unusable: '{name} no number entered, so we used {value}.',
  unanswered: '{name} not answered.',
  noLimit: '{name} no minimum applies.',
  limit: '{limit} ({label})',
  isNot: '{name} {value}, not {options}.',
  needsOption: 'You need {options}.',
  ruledOut: '{name} {value}, which does not qualify.',
  any: 'You need one of these:',
  noneOf: 'None of these applies:',
  /** Replaces the value of an answer that was chosen from a list. */
  chosen: 'you chose {option}',
  quoted: '“{words}”',
  named: '{name}:',
};

export const value = {
  unusable: 'No number entered, so we used {value}.',
  unanswered: 'Not answered.',
  fixed: 'This is a fixed figure in the {rules}.',
  rules: 'rules',
  answered: 'You answered {value}.',
  chosen: 'You chose {value}.',
  /** A row of a table and what it says: an amount, a time, a text. */
  row: '{row}: {result}.',
  rowOfPoints: '{row} gives {result}.',
  pair: '{first} together with {second}',
  pairWithoutSecond: '{first} without an answer to {missing}',
  rowOfNothing: 'Not answered: {result}.',
  noRow: 'No row of the rules applies.',
  nothing: 'none',
  ofMost: '{value} out of {most}',
  sum: 'These {count} parts add up to {total}.',
  calculation: '{figures} is {total}.',
  shareOf: '{share} of {figure} is {total}.',
  given: '{name} {value}, a fixed figure in the {rules}.',
  same: '{name} {value}.',
  theRule: 'See the rule',
};

export const ledger = {together: 'Total', result: 'Result', figure: 'From the rules'};
