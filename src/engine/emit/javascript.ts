/** JavaScript as text: literals, objects, lists, and expressions whose precedence decides where parentheses are needed. */

/** A string literal that is safe in any script: no line separators, no closing tags. */
export function string(text: string): string {
  return safe(JSON.stringify(text));
}

const safe = (json: string): string =>
  json.replace(/[\u2028\u2029<]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Plain data as a literal that is safe in any script. */
export const literalOf = (data: unknown): string =>
  safe(JSON.stringify(data)).replaceAll('"__proto__":', '["__proto__"]:');

export function optionalString(text: string | undefined): string | undefined {
  return text === undefined ? undefined : string(text);
}

/** `{key: code, …}`; properties without code are left out. */
export function object(properties: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(properties).filter(([, code]) => code !== undefined);
  return `{${entries.map(([key, code]) => `${propertyName(key)}: ${code}`).join(', ')}}`;
}

/** `{key: code, …}` with an entry for each item. */
export function objectOf<Item>(items: readonly Item[], entry: (item: Item) => readonly [string, string]): string {
  return object(Object.fromEntries(items.map(entry)));
}

/** `[code, …]` */
export function array(items: readonly string[]): string {
  return `[${items.join(', ')}]`;
}

/** `key` or `"odd key"`; `__proto__` is made a plain key. */
function propertyName(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : string(key);
}

/** `.key` or `["odd key"]` */
export function property(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? `.${key}` : `[${string(key)}]`;
}

/**
 * The variable of a name of the definition, or of a part of it: `_age`, `_points$total`, `_result$days`. It begins with an underscore, as no
 * other emitted name does, so that no name of a definition is taken for one of the module or of JavaScript.
 */
export function variable(name: string): string {
  return `_${name.replace('.', '$')}`;
}

/** The variable with the options, their order or their labels of an input, or of a field of a list's items: `options$trips$aim`. */
export function optionData(kind: 'options' | 'order' | 'labels', input: string): string {
  return `${kind}$${input.replace('.', '$')}`;
}

/** Lines as the body of a function. */
export function indent(lines: readonly string[]): string {
  return lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n');
}

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

/** A number or a string as a literal. */
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

/** The same for an associative operator: a chain of it needs no parentheses. */
export function joined(operator: string, level: number) {
  return (left: Code, right: Code): Code => ({
    text: `${wrap(left, level)} ${operator} ${wrap(right, level)}`,
    precedence: level,
  });
}

/** `name(values)` */
export function call(name: string, values: readonly Code[]): Code {
  return atom(`${name}(${values.map((value) => value.text).join(', ')})`);
}

/** `one || other`; false if there are no conditions. */
export function anyOf(conditions: readonly Code[]): Code {
  return conditions.length === 0 ? atom('false') : conditions.reduce(joined('||', jsPrecedence.or));
}
