/** All texts of the workbench. Components fill in `{name}`. */
export const page = {
  title: 'Workbench',
  titleOf: '{title}: workbench',
  intro:
    'For people who edit the calculators. Only the dev server serves this page, and it updates whenever a file is saved.',
  all: 'All calculators',
  openPage: 'Open the page',
  loading: 'Calculating…',
  failed: 'Something went wrong: {problem}',
  unknown: "There is no calculator '{id}'.",
} as const;

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
} as const;

export const state = {
  clean: 'no problems',
  errors: 'errors: {count}',
  warnings: 'warnings: {count}',
  passed: '{count} passed',
  failed: '{count} failed',
  notReviewed: '{count} not reviewed',
  answerSets: '{count} answer sets',
  findings: 'findings: {count}',
  noFindings: 'nothing found',
  notProven: 'nothing found, not all proven',
  killed: '{killed} of {all} noticed',
  survivors: 'not noticed: {count}',
} as const;

export const due = {
  expected: 'probably changed in {month}',
  overdue: 'overdue since {month}',
  unchecked: 'never checked',
  due: 'due by {month}',
  without: 'no reviewBy',
  later: 'by {month}',
} as const;

export const parts = {
  screens: 'Screens',
  playground: 'Playground',
  cases: 'Cases',
  source: 'Source',
  tools: 'Analysis and mutation',
  diagnostics: 'Check',
} as const;

export const date = {
  label: 'Calculate as of',
  today: 'Today',
  none: 'No figure of this calculator changes on a known day.',
  begins: 'From {day}: {figures}',
  figure: '{label} {value}',
} as const;

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
} as const;

export const playground = {
  save: 'Save this as a case',
  name: 'What the case shows',
  hint: 'Calculate first. The case records the answers, the day and the current result; it counts as not reviewed until somebody adds its source.',
} as const;

export const cases = {
  none: 'There are no cases, or the file cannot be read; see the check above.',
  passed: 'passed',
  failed: 'failed',
  notReviewed: 'not reviewed',
  line: 'line {line}',
  kindcase: 'case',
  kindladder: 'steps',
  expected: 'expected',
  found: 'found',
  key: 'result',
  nothing: 'nothing filled in',
  nothingShown: 'nothing: a guard stops the calculation',
  on: 'on {day}',
  details: 'Answers and results',
} as const;

export const source = {
  lines: 'The definition, line by line',
  hint: 'Select a line with the arrow keys or a click. The number beside a line says how many cases evaluate it. Saving an edit selects the first changed line.',
  line: 'Line {line}',
  evaluated: 'Evaluated by {count} of {all} cases and steps',
  notEvaluated: 'No case evaluates this line. Page texts and parts that no answers reach are never evaluated.',
  killed: 'Single changes tried here: {changes}. Cases that fail under one of them: {count}.',
  unchanged: 'No single change of a rule was tried here.',
  fails: 'fails under a change here',
} as const;

export const diagnostics = {
  none: 'The definition and its cases have no errors and no warnings.',
  broken: 'The definition has errors. Below is the last version without errors.',
  line: 'Show line {line}',
} as const;

export const running = {
  label: 'Progress',
  runs: 'Running…',
  stopped: 'Stopped.',
  stop: 'Stop',
  restart: 'Start again',
  answerSets: '{done} of {all} answer sets',
  changes: '{done} of {all} changes tried',
  parts: '{reached} of {all} parts of the rules reached',
} as const;

export const tools = {
  analysis: 'Analysis',
  mutation: 'Mutation',
  covered: '{count} answer sets calculated.',
  partly: '{visited} of {count} answer sets calculated.',
  nothing: 'Proven: nothing is unreachable, contradictory or out of range, except what is declared.',
  sampled: 'Nothing was found, but not everything is proven:',
  mutate: 'Try every change',
  soFar: 'Found so far:',
  nothingSoFar: 'Nothing found so far.',
  score: 'Cases notice {killed} of {mutants} changes that make a difference.',
  cannot: 'Not available until the errors are fixed and every case passes.',
  finding: 'Line {line}: {message}',
  example: 'Open an example',
} as const;
