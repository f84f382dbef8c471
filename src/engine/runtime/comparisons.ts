/** Comparisons of two values, and what follows from them. */

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** The negated comparison. */
export const opposite: Readonly<Record<Comparison, Comparison>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** Whether two values of one kind compare so. */
export const holds: Readonly<Record<Comparison, <Value>(one: Value, other: Value) => boolean>> = {
  '==': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};
