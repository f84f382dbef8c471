/** Every way in which a definition is changed, a line each; the comment beside a survivor is made from these words. */

/** What a change does, and how it reads behind 'no case notices if'. */
interface Operator {
  /** For the summary. */
  readonly about: string;
  readonly says: (from: string, to: string) => string;
}

const becomes = (from: string, to: string): string => `${from} becomes ${to}`;

export const operators = {
  figure: {about: 'a figure by one step of its last digit, up and down', says: becomes},
  day: {about: 'the first day of a dated value by one day', says: becomes},
  limit: {about: 'the end of a band by one step, up and down', says: becomes},
  equal: {about: 'whether a comparison holds for equal values', says: becomes},
  comparison: {about: 'a comparison to its opposite', says: becomes},
  condition: {about: 'when to unless, and the other way round', says: becomes},
  logic: {about: 'and to or, not left out, is empty to is not empty', says: becomes},
  arithmetic: {about: 'plus to minus, times to divided by, min to max, a rounding to another', says: becomes},
  option: {about: 'an option to the next of its choice, in or out of a list', says: becomes},
  level: {about: 'the order of two levels', says: (from, to) => `${from} comes behind ${to}`},
  row: {about: 'an option to the next row of its table', says: (from, to) => `${from} is moved to the row of ${to}`},
  reference: {about: 'a name to another of its kind', says: becomes},
  message: {about: 'a message to the one beside it', says: (from, to) => `'${from}' becomes '${to}'`},
  tone: {about: 'the colour of a verdict', says: becomes},
  order: {about: 'the order of two cases or lines', says: (from, to) => `'${to}' is looked at before '${from}'`},
  line: {about: 'a line left out', says: (from) => `'${from}' is never said`},
  stop: {about: 'a line that stops to one that does not', says: (from) => `'${from}' does not stop the list`},
  guard: {about: 'a guard left out', says: (from) => `nothing waits for '${from}'`},
} as const satisfies Record<string, Operator>;

export type OperatorName = keyof typeof operators;
