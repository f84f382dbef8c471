/** The mutation operators: what each changes, for the report, and the words that complete 'no case notices if …'. */

interface Operator {
  /** One line of the report. */
  readonly about: string;
  readonly says: (from: string, to: string) => string;
}

const becomes = (from: string, to: string): string => `${from} becomes ${to}`;
const quoted = (from: string, to: string): string => `'${from}' becomes '${to}'`;
const isLeftOut = (from: string): string => `'${from}' is left out`;
const changePlaces = (from: string, to: string): string => `${from} and ${to} change places`;

export const operators = {
  // Figures, days and constants
  figure: {about: 'a figure, by one step of its last digit', says: becomes},
  day: {about: 'the first day of a dated value, by one day', says: becomes},
  limit: {about: 'the limit between two bands, by one step', says: becomes},
  swap: {about: 'two constants of the same unit, exchanged', says: changePlaces},
  // Conditions
  equal: {about: 'whether a comparison or limit includes the figure itself', says: becomes},
  comparison: {about: 'a comparison, to its opposite', says: becomes},
  condition: {about: 'when to unless, and back', says: becomes},
  always: {about: 'a condition that always or never holds', says: (from, to) => `${from} ${to} holds`},
  logic: {about: 'and to or; not left out; is empty to is not empty', says: becomes},
  operand: {about: 'an operand of and, or, or of an arithmetic operator left out', says: becomes},
  option: {about: 'an option, to the next; one more or fewer', says: becomes},
  exception: {about: 'a condition that also, or no longer, holds for an option of another choice', says: becomes},
  level: {about: 'two neighbouring levels of a choice, exchanged', says: (from, to) => `${from} comes after ${to}`},
  guard: {about: 'a required input, no longer required', says: (from) => `'${from}' is no longer needed`},
  // Calculation
  sign: {about: 'the minus of a figure or of an operand, left out', says: becomes},
  arithmetic: {about: 'plus to minus, times to divided by, min to max', says: becomes},
  rounding: {about: 'a rounding added, left out or changed', says: becomes},
  bound: {about: 'an upper or lower limit (min, max) left out', says: becomes},
  reference: {about: 'a name, to another of its kind', says: becomes},
  // Tables
  row: {
    about: 'an option or band moved to another row or column',
    says: (from, to) => `${from} is moved to the row of ${to}`,
  },
  cells: {about: 'two neighbouring rows or cells, exchanged', says: changePlaces},
  filled: {about: 'an empty cell, filled', says: becomes},
  // Order, and what is left out
  order: {
    about: 'two neighbouring lines or branches, exchanged',
    says: (from, to) => `'${to}' is checked before '${from}'`,
  },
  reverse: {
    about: 'a whole list of lines or branches, in reverse',
    says: (from, to) => `the list from '${from}' to '${to}' is in reverse`,
  },
  line: {about: 'a line left out', says: (from) => `'${from}' is never said`},
  item: {about: 'a branch, row, period, default, part or value left out', says: isLeftOut},
  stop: {about: 'stop left out of a line', says: (from) => `'${from}' does not stop the list`},
  stopAdded: {about: 'stop added to a line', says: (from) => `'${from}' stops the list`},
  // Words and the card
  message: {about: 'a text, to another of its list or column, or to a dash', says: quoted},
  tone: {about: 'the colour of a verdict', says: becomes},
  label: {about: 'a label or heading of the card, to the next', says: quoted},
  format: {about: 'a unit or format, left out or another', says: becomes},
  block: {about: 'a block or fact of the card left out', says: isLeftOut},
} as const satisfies Record<string, Operator>;

export type OperatorName = keyof typeof operators;

/** What completes 'no case notices if …' for a mutant. */
export function describeMutant({operator, from, to}: {operator: OperatorName; from: string; to: string}): string {
  return (operators[operator] as Operator).says(from, to);
}
