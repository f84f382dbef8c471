/**
 * JavaScript as data, which becomes text at the very end: until then, code knows the names in it, and nothing has to search a text for them.
 * It is composed with `js` and the functions beside it: of JavaScript as written here, and of code for all else.
 */

/** A name, such as a variable, a function or `$choose` of the runtime; or a literal, as it is written. */
export interface Leaf {
  readonly kind: 'name' | 'literal';
  readonly text: string;
}

type Piece = string | Leaf | Code | {readonly indented: Code};

/** JavaScript whose precedence decides where it needs parentheses. */
export class Code {
  readonly pieces: readonly Piece[];
  readonly precedence: number;
  constructor(pieces: readonly Piece[], precedence: number = jsPrecedence.atom) {
    this.pieces = pieces;
    this.precedence = precedence;
  }
}

/** JavaScript's precedence, from the loosest to the tightest. */
export const jsPrecedence = {ternary: 1, or: 2, and: 3, compare: 4, add: 5, multiply: 6, atom: 9} as const;

/** Code as written, which never needs parentheses. What is not declared in it, such as a variable of the module, goes in as code. */
export function js(texts: readonly string[], ...codes: readonly Code[]): Code {
  const pieces: Piece[] = [texts[0]!];
  codes.forEach((code, index) => pieces.push(code, texts[index + 1]!));
  return new Code(pieces);
}

/**
 * The code as text.
 * @param written how names and literals are written, if not as they are
 */
export function textOf(code: Code, written: (leaf: Leaf) => string = ({text}) => text): string {
  let text = '';
  for (const piece of code.pieces) {
    if (typeof piece === 'string') text += piece;
    else if (piece instanceof Code) text += textOf(piece, written);
    else if ('indented' in piece) text += `  ${textOf(piece.indented, written).replaceAll('\n', '\n  ')}`;
    else text += written(piece);
  }
  return text;
}

/** The names that the code reads, calls or declares. */
export function namesOf(code: Code, names = new Set<string>()): ReadonlySet<string> {
  for (const piece of code.pieces) {
    if (typeof piece === 'string') continue;
    if (piece instanceof Code) namesOf(piece, names);
    else if ('indented' in piece) namesOf(piece.indented, names);
    else if (piece.kind === 'name') names.add(piece.text);
  }
  return names;
}

/** A name as code. */
export function named(name: string): Code {
  return new Code([{kind: 'name', text: name}]);
}

/** A number or a string as a literal. */
export const literal: (value: number | string) => Code = literalOf;

/** Plain data as a literal that is safe in any script: no line separators, no closing tags. */
export function literalOf(data: unknown): Code {
  const json = JSON.stringify(data).replaceAll('"__proto__":', '["__proto__"]:');
  const code = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return new Code([{kind: 'literal', text: json.replace(/[\u2028\u2029<]/g, code)}]);
}

/** Whether the code is nothing but a literal. */
export const isLiteral = ({pieces: [first, ...others]}: Code): boolean =>
  typeof first === 'object' && 'kind' in first && first.kind === 'literal' && others.length === 0;

/** One code after the other. */
export function joinedBy(separator: string, codes: readonly Code[], start = '', end = ''): Code {
  const pieces: Piece[] = [start];
  codes.forEach((code, index) => pieces.push(index === 0 ? '' : separator, code));
  pieces.push(end);
  return new Code(pieces);
}

/** `{key: code, …}`; properties without code are left out. */
export function object(properties: Readonly<Record<string, Code | undefined>>): Code {
  const pieces: Piece[] = ['{'];
  for (const [key, code] of Object.entries(properties))
    if (code !== undefined) pieces.push(pieces.length === 1 ? '' : ', ', propertyName(key), ': ', code);
  pieces.push('}');
  return new Code(pieces);
}

/** `{key: code, …}` with an entry for each item. */
export function objectOf<Item>(
  items: readonly Item[],
  entry: (item: Item) => readonly [string, Code | undefined],
): Code {
  return object(Object.fromEntries(items.map(entry)));
}

/** `[code, …]` */
export function array(items: readonly Code[]): Code {
  return joinedBy(', ', items, '[', ']');
}

const isPlainKey = (key: string): boolean => /^[A-Za-z_][A-Za-z0-9_]*$/.test(key);

/** `key` or `"odd key"`; `__proto__` is made a plain key. */
function propertyName(key: string): string | Code {
  if (key === '__proto__') return '["__proto__"]';
  return isPlainKey(key) ? key : literal(key);
}

/** `owner.key` or `owner["odd key"]` */
export function member(owner: Code, key: string): Code {
  return isPlainKey(key) ? new Code([owner, '.', key]) : js`${owner}[${literal(key)}]`;
}

/**
 * The variable of a name of the definition, or of a part of it: `_age`, `_points$total`, `_result$days`. It begins with an underscore, as no
 * other emitted name does, so that no name of a definition is taken for one of the module or of JavaScript.
 */
export function variableName(name: string): string {
  return `_${name.replace('.', '$')}`;
}

export const variable = (name: string): Code => named(variableName(name));

export type OptionData = 'options' | 'order' | 'labels';

/** The variable with the options, their order or their labels of an input, or of a field of a list's items: `options$trips$aim`. */
export function optionData(kind: OptionData, input: string): string {
  return `${kind}$${input.replace('.', '$')}`;
}

/** Lines as the body of a function. */
export function indent(lines: readonly Code[]): Code {
  return new Code([{indented: joinedBy('\n', lines)}]);
}

/** The code as an operand of an operator with the precedence `level`, in parentheses where it needs them. */
export function wrap(code: Code, level: number): Code {
  return code.precedence < level ? js`(${code})` : code;
}

/** `left operator right`; unless the operator is associative, the right operand also gets parentheses where it binds as tightly as the operator. */
export function infix(operator: string, level: number, isAssociative = false) {
  return (left: Code, right: Code): Code =>
    new Code([wrap(left, level), ` ${operator} `, wrap(right, isAssociative ? level : level + 1)], level);
}

/** `name(values)` */
export function call(name: string, values: readonly Code[]): Code {
  return js`${named(name)}(${joinedBy(', ', values)})`;
}

/** `condition ? value : condition ? value : otherwise` */
export function chain(cases: readonly (readonly [Code, Code])[], otherwise: Code): Code {
  if (cases.length === 0) return otherwise;
  const parts = cases.flatMap(([condition, value]) => [
    wrap(condition, jsPrecedence.or),
    ' ? ',
    wrap(value, jsPrecedence.or),
    ' : ',
  ]);
  return new Code([...parts, otherwise], jsPrecedence.ternary);
}

/** `one || other`; false if there are no conditions. */
export function anyOf(conditions: readonly Code[]): Code {
  if (conditions.length <= 1) return conditions[0] ?? js`false`;
  const parts = conditions.map((condition) => wrap(condition, jsPrecedence.or));
  return new Code(joinedBy(' || ', parts).pieces, jsPrecedence.or);
}
