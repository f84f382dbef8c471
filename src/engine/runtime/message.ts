/**
 * Messages: texts with placeholders in the syntax of ICU MessageFormat, without its quoting by apostrophes. '{min} to {max}', and with
 * forms for numbers of things '{count, plural, one {1 trip} other {{count} trips}}'. A language is another catalogue of them.
 */
import {grouped, inUnit} from './formats.ts';

/** A name of a placeholder, or one that decides between forms. */
type Part = string | Placeholder;

interface Placeholder {
  readonly name: string;
  readonly forms?: Readonly<Record<string, readonly Part[]>>;
}

/** A number with its unit: an ISO 4217 code, or the plural of a word. */
export interface Quantity {
  readonly number: number;
  readonly unit: string | undefined;
}

/** What goes into a message: for each placeholder a value, for one with forms a number. A message that nobody knows may have any. */
export type Values<Message extends string, Value> = string extends Message
  ? Readonly<Record<string, Value | number | Quantity>>
  : {
      readonly [Name in Names<Message> as Name extends `${infer Counted},` ? Counted : Name]: Name extends `${string},`
        ? number
        : Value | number | Quantity;
    };

/**
 * The names of a message's placeholders, one with forms with a comma. `Inside` has an 'm' for each message around the place that is read,
 * an 'f' for each list of forms.
 */
type Names<
  Message extends string,
  Inside extends string = 'm',
  Known extends string = never,
> = Message extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? Message extends `${string}}${infer After}`
      ? Names<After, Inside extends `${string}${infer Outer}` ? Outer : never, Known>
      : never
    : Inside extends `f${string}`
      ? Names<Rest, `m${Inside}`, Known>
      : Rest extends `${infer Name}}${infer After}`
        ? Name extends `${infer Counted}, plural,${string}`
          ? Rest extends `${string},${string},${infer Forms}`
            ? Names<Forms, `f${Inside}`, Known | `${Counted},`>
            : never
          : Names<After, Inside, Known | Name>
        : never
  : Known;

const parsed = new Map<string, readonly Part[]>();

function partsOf(message: string): readonly Part[] {
  const known = parsed.get(message) ?? parse(message.match(/[{}]|[^{}]+/g) ?? []);
  parsed.set(message, known);
  return known;
}

/** @param tokens braces and what is between them; those of the message are taken away, with the brace that closes it */
function parse(tokens: string[]): readonly Part[] {
  const parts: Part[] = [];
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift())
    parts.push(token === '{' ? placeholder(tokens) : token);
  return parts;
}

function placeholder(tokens: string[]): Placeholder {
  const [name = '', , first] = tokens.shift()!.split(', ');
  if (first === undefined) tokens.shift();
  if (first === undefined) return {name};
  const forms: Record<string, readonly Part[]> = {};
  for (let form: string | undefined = first; form !== undefined && form !== '}'; form = tokens.shift()) {
    tokens.shift();
    forms[form.trim()] = parse(tokens);
  }
  return {name, forms};
}

/**
 * A message in pieces: its texts, and the values between them as they are; numbers are written out, with their unit if they have one. A placeholder without a value is
 * left in the text, where tests and reviewers notice it.
 */
export function pieces<const Message extends string, Value>(
  message: Message,
  values: Values<NoInfer<Message>, Value>,
): readonly (string | Value)[] {
  return inPieces(partsOf(message), values);
}

function inPieces<Value>(
  parts: readonly Part[],
  values: Readonly<Record<string, Value | number | Quantity>>,
): readonly (string | Value)[] {
  return parts.flatMap((part): readonly (string | Value)[] => {
    if (typeof part === 'string') return [part];
    const value = values[part.name];
    if (part.forms !== undefined) return inPieces(part.forms[value === 1 ? 'one' : 'other'] ?? [], values);
    if (typeof value === 'number') return [grouped(value)];
    return [isQuantity(value) ? inUnit(value.number, value.unit) : (value ?? `{${part.name}}`)];
  });
}

const isQuantity = (value: unknown): value is Quantity =>
  typeof value === 'object' && value !== null && 'number' in value;

/** A message as text: '{min} to {max}' with {min: 18, max: 65} returns '18 to 65'. */
export function fill<const Message extends string>(message: Message, values: Values<NoInfer<Message>, string>): string {
  return pieces<Message, string>(message, values).join('');
}
