// What explanations say. Functions have their messages in functions.ts, the steps of a sum in runtime/operations.ts, Yes and No in answers.ts.

/**
 * What decided a result. `afterName` goes on after a label with a colon ('Salary: £38,700'), `afterQuestion` begins a sentence after a label
 * that is a question ('Do you have a job offer? You chose No.').
 */
export const checks = {
  met: 'Met',
  failed: 'Not met',
  /** An answer or a figure compared with a limit. */
  compared: {
    below: '{name} {value}, which is less than {limit}.',
    above: '{name} {value}, which is more than {limit}.',
    equal: {afterName: '{name} exactly {value}.', afterQuestion: '{name} Exactly {value}.'},
  },
  /** The same for a verdict that requires this minimum or maximum. */
  metWith: {
    above: '{name} {value}, which is {distance} more than the {limit} you need.',
    below: '{name} {value}, which is within the limit of {limit}.',
    /** For a limit with a name: 'the minimum annual salary of €40,000'. */
    aboveNamed: '{name} {value}, which is {distance} more than {limit}.',
    belowNamed: '{name} {value}, which is {distance} less than {limit}.',
  },
  /** The same if there are several results to reach, each with its own threshold. */
  goal: {
    below: '{name} {value}. “{goal}” starts at {limit}, so you are {distance} short.',
    reached: '{name} {value}. “{goal}” starts at {limit}.',
  },
  unnamedGoal: {
    below: '{name} {value}. A better result starts at {limit}, so you are {distance} short.',
    reached: '{name} {value}. This result starts at {limit}.',
  },
  /** Levels of an order. */
  level: {
    below: '{name} {value}, so the rule for {limit} and higher does not apply.',
    above: '{name} {value}, which is above {limit}.',
    equal: '{name} {value}.',
  },
  /** For a figure or level that is exactly at the limit and meets it. */
  isEnough: {'>=': '{name} {value}, which is enough.', '<=': '{name} {value}, which is exactly the limit.'},
  /** What a failed comparison required: follows a sentence such as `is`, `unusable` or `unanswered`. */
  needs: {
    '>=': 'You need {limit}, so you are {distance} short.',
    '>': 'You need more than {limit}, so you are {distance} short.',
    '<=': 'The limit is {limit}, so you are {distance} over.',
    '<': 'It must be less than {limit}, so you are {distance} over.',
    '==': 'It must be exactly {limit}.',
    '!=': 'It must not be {limit}.',
  },
  /** The same without a distance, if it would repeat the figure or does not exist. */
  needsOnly: {
    '>=': 'You need at least {limit}.',
    '>': 'You need more than {limit}.',
    '<=': 'It must be {limit} or less.',
    '<': 'It must be less than {limit}.',
    '==': 'It must be exactly {limit}.',
    '!=': 'It must not be {limit}.',
  },
  needsZero: 'It must be {limit}.',
  needsLevel: {
    '>=': 'You need {limit} or higher.',
    '>': 'You need to be above {limit}.',
    '<=': 'It must be {limit} or lower.',
    '<': 'It must be below {limit}.',
    '==': 'It must be {limit}.',
    '!=': 'It must not be {limit}.',
  },
  /** Days. */
  today: 'Today',
  day: {
    below: '{name} {value}, which is before {limit}.',
    above: '{name} {value}, which is after {limit}.',
    equal: '{name} {value}.',
  },
  needsDay: {
    '>=': 'It must be on or after {limit}.',
    '>': 'It must be after {limit}.',
    '<=': 'It must be on or before {limit}.',
    '<': 'It must be before {limit}.',
    '==': 'It must be {limit}.',
    '!=': 'It must not be {limit}.',
  },
  /** For a day that is compared with a missing one. */
  nothingToCompare: '{name} {value}, but there is no {limit} to compare it with.',
  /** A person's age, without the word 'years'. */
  age: {
    is: 'You are {age}.',
    unanswered: 'You did not enter your age.',
    below: 'You are {age}, which is under {limit}.',
    above: 'You are {age}, which is over {limit}.',
    oldEnough: 'You are {age}, which is old enough.',
    youngEnough: 'You are {age}, which is within the limit of {limit}.',
    needs: {
      '>=': 'You must be at least {limit}.',
      '>': 'You must be over {limit}.',
      '<=': 'You must be {limit} or younger.',
      '<': 'You must be under {limit}.',
      '==': 'You must be exactly {limit}.',
      '!=': 'You must not be {limit}.',
    },
  },
  is: '{name} {value}.',
  /** Replaces the name of a total of points. */
  youHave: 'You have',
  unusable: {
    afterName: '{name} no number entered, so we used {value}.',
    afterQuestion: '{name} No number entered, so we used {value}.',
  },
  unanswered: {afterName: '{name} not answered.', afterQuestion: '{name} Not answered.'},
  /** A value that is worked out and has no words. */
  empty: '{name} none.',
  noLimit: {afterName: '{name} no minimum applies.', afterQuestion: '{name} No minimum applies.'},
  limit: 'the {label} of {limit}',
  isNot: '{name} {value}, so the rule for {options} does not apply.',
  needsOption: 'It must be {options}.',
  ruledOut: '{name} {value}, which does not qualify.',
  /** For a typed code. */
  unknownCode: '{name} {value}, which our rules do not list.',
  items: '{label}: {held} of {count} {items}.',
  noItems: '{label}: you entered no {items}.',
  inForce: 'This rule applies {period}.',
  /** In an edition that still has the rule. */
  wasInForce: 'This rule applied {period}.',
  notInForce: 'This rule only applies {period}.',
  any: 'You need one of these:',
  /** For choices that are possible, but not together. */
  together: 'This combination does not qualify:',
  noneOf: 'None of these applies:',
  /** Replaces the value of an answer that was chosen from a list. */
  chosen: {afterName: 'you chose {option}', afterQuestion: 'You chose {option}'},
  entered: {afterName: 'you entered {text}', afterQuestion: 'You entered {text}'},
  quoted: '“{words}”',
  /** A question as the name of its answer: nobody says 'the lower of how old are you? and 65'. */
  answerTo: 'your answer to “{question}”',
  named: '{name}:',
} as const;

export const items = {
  none: 'You entered no {items}.',
  withDays: '{label} ({days})',
  noneCounts: 'None of your {items} counts here.',
} as const;

export const value = {
  unusable: 'No number entered, so we used {value}.',
  unanswered: 'Not answered.',
  fixed: 'Our {rules} use the same figure for everyone.',
  rules: 'rules',
  entered: 'You entered {value}.',
  chosen: 'You chose {value}.',
  /** A row of a table and what it says: an amount, a time, a text. */
  row: 'For {row}: {result}.',
  rowOfPoints: '{row} gives {result}.',
  pair: '{first} with {second}',
  /** A pair of answers without a row of its own. */
  otherPair: 'There is no separate figure for {first} with {second}, so we used {result}.',
  /** A row for a value that is worked out and has no words. */
  emptyRow: '{name} none. That gives {result}.',
  pairWithoutSecond: '{missing} is not answered, so we used {result}.',
  notAnswered: {
    noPoints: 'Not answered, so no points yet.',
    noPointsOf: 'Not answered, so no points yet (you can get up to {most}).',
    used: 'Not answered, so we used {result}.',
    text: 'Without an answer, this is {result}.',
  },
  noRow: 'The rules have no group for this figure.',
  noRowOfAge: 'The rules have no group for this age.',
  nothing: 'none',
  /** A row without a figure. */
  noFigure: 'There is no figure for {row}.',
  /** A product with such a figure. */
  countsAs: '{name} none, so this is {total}.',
  ofMost: '{value} out of {most}',
  sum: 'These {count} parts add up to {total}.',
  allZero: 'Every part is {total}.',
  isOne: '{name} {value}, so this stays {total}.',
  allOnes: 'Every factor is 1, so this stays {total}.',
  calculation: '{figures} is {total}.',
  /** For the opposite of a figure: 'We take off €36: −€36.' */
  negative: 'We take off {figure}: {total}.',
  shareOf: '{share} of {figure} is {total}.',
  /** Between units: '60 days is 2 months of 30 days.' */
  converted: '{figure} is {total} of {divisor}.',
  partAtRate: '{part} of {whole} at {figure} is {total}.',
  belowZero: 'That is below zero, so we count {total}.',
  given: '{name} {value}. This figure is in our {rules}.',
  same: '{name} {value}.',
  theRule: 'See the rule',
  /** One of several figures: 'the tuition fees (€300)', 'your savings (€300)'. */
  named: {withArticle: 'the {label} ({figure})', asIs: '{label} ({figure})'},
  /** A missing day among others: 'the latest of 7 June 2024 and no date' */
  noDate: 'no date',
} as const;

/** For a figure of another day than today. */
export const onDay = {
  figure: 'This is the figure for {0}.',
  /** Where the rules have `nothing` for the day. */
  none: 'There is no figure for {0}, so nothing counts.',
  noneWithoutDate: "You haven't entered a date, so nothing counts.",
  missing: "You haven't entered a date, so this is the earliest figure we have.",
} as const;

/** The factors of a product after the first. */
export const factors = {
  /** '€300 for each of the 2 people' */
  each: ' for each of the {figure}',
  one: ' for {figure}',
  /** '18 months of 30 days each' */
  ofEach: ' of {figure} each',
  /** '€110 for 2 years of 12 months' */
  within: ' of {figure}',
  named: ' times {figure} ({label})',
  /** An option that counts as a number: '7 (CLB 7)'. */
  levelNumber: '{number} ({level})',
} as const;

export const ledger = {
  together: 'Total',
  result: 'Result',
  /** What counts in place of an answer. */
  assumed: '{label} (assumed)',
  /** Figures without a name, by what is done with them. */
  unnamed: {
    start: 'Starting from',
    plus: 'Added',
    minus: 'Taken off',
    times: 'Multiplied by',
    share: 'Multiplied by',
    dividedBy: 'Divided by',
    byShare: 'Divided by',
  },
} as const;
