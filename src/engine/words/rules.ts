// What the rules on the page say beside the texts of a definition: conditions, rows and lists in words.

export const titles = {figures: 'Figures', formulas: 'How we work it out'} as const;

/** Rows of tables, cases and lines. */
export const rows = {
  otherwise: 'Otherwise',
  /** In place of what a case gives by a table of its own. */
  choices: 'Choices',
  everyone: 'For everyone',
  anythingElse: 'Anything else, or no answer',
  missing: 'One or both answers missing',
  anyOther: 'Any other combination, or no answer',
  noAnswer: 'No answer',
  orNoAnswer: '{options}, or no answer',
  quoted: '“{option}”',
  /** Announced for a later day, after the figure of today. */
  later: '; from {day}: ',
  /** In force before, after the figure of today, if rules read the figure of another day. */
  earlier: '; before {day}: ',
} as const;

/** What is different since a definition was written. */
export const changes = {
  figure: '{label}: {now} instead of {before}.',
  added: '{label}: {now}. This is new.',
  ended: '{label}: {before} no longer applies.',
  quoted: '“{words}”',
} as const;

/** What the columns of a list of stages say of a stage; `none` is for the number 0. */
export const stages = {
  over: {none: 'Completed from the next day', some: 'Completed after more than {days}'},
  dated: {none: 'Date: the day you apply', some: 'Date: {days} after you apply'},
} as const;

/** Conditions. A subject goes before them: 'Plan: any answer except “Basic”'. */
export const conditions = {
  not: 'not {condition}',
  no: 'no {answer}',
  inForce: '{condition} ({period})',
  someIn: 'something in {list} applies',
  noneIn: 'nothing in {list} applies',
  list: '“{name}”',
  lists: 'the lists',
  anyAnswer: 'any answer',
  notAnswered: 'not answered',
  anythingExcept: 'anything except {options}',
  anyAnswerExcept: 'any answer except {options}',
  anyDate: 'any date',
  noDate: 'no date',
  /** Reads better than 'over 0'. */
  moreThanZero: 'more than {limit}',
} as const;

/** What formulas and their limits are called. */
export const names = {
  total: 'Total {parts}',
  totalOf: 'Total ({title})',
  /** A column of a table. */
  column: '{column} in “{table}”',
  theColumn: 'the {column} in “{table}”',
  columnFor: '{column} for your {question}',
  theColumnFor: 'the {column} for your {question}',
  minimum: 'minimum',
  maximum: 'maximum',
  the: 'the {name}',
  of: '{name} of {arguments}',
  /** For a call where an argument is a question. */
  basedOn: '{name} based on {arguments}',
  onDay: '{figure} on {day}',
  today: 'today',
  theDay: 'the day that counts',
  theFigure: 'the figure that counts',
} as const;

/** Below a question that need not be answered: the form cannot mark a field in another way that all visitors notice. */
export const optionalHint = 'Optional: leave it blank if it does not apply.';

/** What a scale calls the figure that the answers need, where it is the cell of a table. */
export const neededMark = 'Needed';
