/** JavaScript expressions as text with their precedence, so that parentheses are written only where they are needed. */

export interface Code {
  readonly text: string;
  readonly precedence: number;
}

/** JavaScript's precedence, from the loosest to the tightest. */
export const jsPrecedence = {ternary: 1, or: 2, and: 3, compare: 4, add: 5, multiply: 6, atom: 9} as const;

/** Code that never needs parentheses. */
export function atom(text: string): Code {
  return {text, precedence: jsPrecedence.atom};
}

/** A value of data as JavaScript. */
export function literal(value: number | string): Code {
  return atom(JSON.stringify(value));
}

/** The code as an operand of an operator with the precedence `level`, in parentheses where it needs them. */
export function wrap(code: Code, level: number): string {
  return code.precedence < level ? `(${code.text})` : code.text;
}

/** `left operator right`; the right operand also gets parentheses where it binds as tightly as the operator. */
export function infix(operator: string, level: number) {
  return (left: Code, right: Code): Code => ({
    text: `${wrap(left, level)} ${operator} ${wrap(right, level + 1)}`,
    precedence: level,
  });
}

/** `name(values)` */
export function call(name: string, values: readonly Code[]): Code {
  return atom(`${name}(${values.map((value) => value.text).join(', ')})`);
}

/** `one || another`; false where there is none. */
export function anyOf(conditions: readonly Code[]): Code {
  if (conditions.length === 0) return atom('false');
  if (conditions.length === 1) return conditions[0]!;
  return {text: conditions.map((each) => wrap(each, jsPrecedence.or)).join(' || '), precedence: jsPrecedence.or};
}
