/** All texts of the workbench. Components fill in `{name}`. */
export const page = {
  title: 'Workbench',
  titleOf: '{title}: workbench',
  intro:
    'For people who edit the calculators. Only the dev server has this page, and it follows every file that is saved.',
  all: 'All calculators',
  openPage: 'Open the page',
  loading: 'Calculating…',
  failed: 'That did not work: {problem}',
  unknown: "There is no calculator '{id}'.",
};

export const overview = {
  filter: 'Filter by name',
  calculator: 'Calculator',
  diagnostics: 'Check',
  cases: 'Cases',
  analysis: 'Analysis',
  mutation: 'Mutation',
  freshness: 'Freshness',
  analyseAll: 'Analyse the {count} shown',
  mutateAll: 'Mutate the {count} shown',
  stop: 'Stop',
  progress: '{done} of {all}',
  shown: '{count} of {all} calculators',
  screens: 'All screens of the {count} shown',
  notRun: 'not run',
  cannot: 'has errors',
};

export const state = {
  sound: 'no problems',
  errors: 'errors: {count}',
  warnings: 'warnings: {count}',
  passed: '{count} passed',
  failed: '{count} failed',
  notReviewed: '{count} not reviewed',
  answerSets: '{count} answer sets',
  findings: 'findings: {count}',
  noFindings: 'nothing found',
  killed: '{killed} of {all} noticed',
  survivors: 'not noticed: {count}',
};

export const due = {
  overdue: 'overdue since {month}',
  unchecked: 'never checked',
  due: 'due by {month}',
  without: 'no reviewBy',
  later: 'by {month}',
};

export const parts = {
  screens: 'Screens',
  playground: 'Playground',
  cases: 'Cases',
  source: 'Source',
  tools: 'Analysis and mutation',
  diagnostics: 'Check',
};

export const date = {
  label: 'Calculate as on',
  today: 'Today',
  none: 'No figure of this calculator begins on a known day.',
  begins: 'From {day}: {figures}',
  figure: '{label} {value}',
};

export const screens = {
  width: 'Width',
  small: '360 px',
  medium: '768 px',
  full: 'Full',
  empty: 'Nothing filled in',
  guard: 'Calculate pressed with nothing filled in',
  result: 'Result',
  part: 'Shows {parts}',
  ofCase: 'Answers of the case: {name}',
  found: 'Answers found by the analysis',
  unreached: 'No answers lead here on this day',
  open: 'Open in the playground',
};

export const playground = {
  save: 'Save this as a case',
  name: 'What the case shows',
  hint: 'Calculate first. The case keeps the answers and the day, and what the rules give; it counts as not reviewed until somebody writes its source.',
};

export const cases = {
  none: 'There are no cases, or the file cannot be read; see the check above.',
  passed: 'passed',
  failed: 'failed',
  notReviewed: 'not reviewed',
  line: 'line {line}',
  kindcase: 'case',
  kindladder: 'ladder',
  expected: 'expected',
  found: 'found',
  key: 'result',
  nothing: 'nothing filled in',
  nothingShown: 'nothing, as a guard stops it',
  on: 'on {day}',
  details: 'Answers and results',
};

export const source = {
  lines: 'The definition, line by line',
  hint: 'Choose a line, with the arrow keys or by a click. The number beside a line says how many cases evaluate it. A saved edit chooses its first changed line.',
  line: 'Line {line}',
  touched: 'Evaluated by {count} of {all} cases and ladders',
  untouched: 'No case evaluates this line. Words of the page and parts that no answers reach are never evaluated.',
  killed: 'Single changes tried here: {changes}. Cases that fail under one of them: {count}.',
  unchanged: 'No single change of a rule was tried here.',
  fails: 'fails under a change here',
};

export const diagnostics = {
  none: 'The definition and its cases have no errors and no warnings.',
  broken: 'The definition has errors. What is shown below is the last version without any.',
  line: 'Show line {line}',
};

export const tools = {
  analysis: 'Analysis',
  mutation: 'Mutation',
  covered: '{count} answer sets worked out.',
  partly: '{visited} of {count} answer sets worked out.',
  nothing: 'Nothing is unreachable, contradictory or out of range but what is declared.',
  mutate: 'Try every change',
  mutating: 'Trying every change; the longest take a minute…',
  score: 'Cases notice {killed} of {mutants} changes that make a difference.',
  cannot: 'Not before the errors are mended, and no case fails.',
  finding: 'Line {line}: {message}',
  example: 'Open an example',
};
