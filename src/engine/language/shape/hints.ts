/** Wording for JSON Schema errors: where they are, what the file has there, and what was probably meant. */
import type {Hint} from '../../diagnostics/diagnostic.ts';
import {nearMissHint, nearMiss} from '../../diagnostics/nearMiss.ts';
import {entriesOf, textOf, type Node} from '../yaml/node.ts';
import {figureIn, misreadFigure} from '../yaml/figure.ts';
import type {JsonSchema} from './jsonSchema.ts';

/** What a path leads to, for messages: 'education', 'an entry of card'. */
export function describePath(path: readonly string[]): string {
  const [parent, last] = [path.at(-2), path.at(-1)];
  if (last === undefined) return 'the file';
  return /^\d+$/.test(last) && parent !== undefined ? `an entry of '${parent}'` : `'${last}'`;
}

/** Keys known from elsewhere, each with the key that means the same here. */
const foreignKeys: Readonly<Record<string, string>> = {
  if: 'when',
  then: 'give',
  default: 'otherwise',
  day: 'on',
  date: 'on',
  since: 'from',
  until: 'from',
  otherwise: 'else',
  message: 'say',
  text: 'say',
};

/** The key that was probably meant. */
export function intendedKey(key: string, known: readonly string[]): string | undefined {
  const intended = isDay(key) ? 'value' : Object.hasOwn(foreignKeys, key) ? foreignKeys[key] : undefined;
  return intended !== undefined && known.includes(intended) ? intended : nearMiss(key, known);
}

/** Keys that make a map another form of a value: with a misspelt one, it is read as a list of rows or a case. */
const formKeys = ['by', 'first', 'rows'];

/** What to do about a key that does not exist. */
export function keyHint(key: string, known: readonly string[]): Hint {
  if (known.includes('expect') && ['vary', 'read', 'rows'].includes(key))
    return "Write a series of cases that vary one answer under 'ladders:', a key beside 'cases:'.";
  if (isDay(key)) return `Write periods as a list: '- {from: ${key}, value: …}'.`;
  if (Object.hasOwn(foreignKeys, key) && known.includes(foreignKeys[key]!))
    return {text: `Write '${foreignKeys[key]}'.`, typed: key, instead: foreignKeys[key]!};
  const isValue = known.includes('rows') || known.includes('give');
  const names = isValue && nearMiss(key, known) === undefined ? formKeys : known;
  const intended = nearMiss(key, names) === undefined ? known : names;
  return nearMissHint(key, intended, `The keys here are: ${known.join(', ')}.`);
}

const isDay = (key: string): boolean => /^\d{4}-\d\d-\d\d$/.test(key);

/** Suggests a valid name: 'workYears' for 'work-years'. */
export function nameHint(name: string): string | undefined {
  const joined = name
    .replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^[A-Z]/, (first) => first.toLowerCase());
  return /^[a-z]\w*$/.test(joined) ? `Write '${joined}'.` : undefined;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  object: 'keys with values',
  array: 'a list',
  boolean: 'true or false',
  null: 'null',
};

function typesOf(type: JsonSchema['type']): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? []);
}

/** The types that a schema allows: 'a text, a number or a list'. */
export function typeWords(type: JsonSchema['type']): string {
  const names = typesOf(type).map((typeName) => typeNames[typeName] ?? typeName);
  return names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** The type of a node, in the words of `typeWords`. */
export function nodeTypeWords(node: Node): string {
  if (node.kind !== 'scalar') return typeNames[node.kind === 'list' ? 'array' : 'object']!;
  return typeNames[node.value === null ? 'null' : typeof node.value]!;
}

/** What to do about a value of the wrong type; undefined if neither the node nor the type gives a clue. */
export function typeHint(type: JsonSchema['type'], node: Node): Hint | undefined {
  if (node.kind === 'scalar' && typeof node.value === 'boolean')
    return {
      text: `YAML reads '${node.text}' as no word: put it in quotes.`,
      typed: node.text,
      instead: `'${node.text}'`,
    };
  const isNumber = typesOf(type).some((each) => each === 'number' || each === 'integer');
  const figure = isNumber && node.kind === 'scalar' ? plainFigure(node) : undefined;
  if (figure !== undefined) return {text: `Write ${figure}.`, typed: textOf(node)!, instead: String(figure)};
  const glued = textOf(node)?.match(/^([\w-]+):(\S.*)$/);
  if (glued) return `Write a space behind the colon: '${glued[1]}: ${glued[2]}'.`;
  if (typesOf(type).includes('object')) return "Write one 'name: value' a line below it.";
  const [first] = entriesOf(node);
  if (first !== undefined && isDay(first.key)) return `Write periods as a list: [{from: ${first.key}, value: …}, …].`;
  return typesOf(type).includes('array') ? "Begin each entry with '- ' on a line of its own." : undefined;
}

/** A figure without grouping, which YAML reads as a number; undefined if the text is no figure. */
function plainFigure(node: Node): number | undefined {
  const text = textOf(node) ?? '';
  return figureIn(text) ?? figureIn(misreadFigure(text)?.written ?? '');
}

const months = 'january february march april may june july august september october november december'.split(' ');

/** What to write instead of a text that does not match a pattern; undefined if the text gives no clue. */
export function formHint(value: string, expected: string): Hint | undefined {
  const suggestion =
    expected.includes('a month') || expected.includes('a day') ? asDay(value) : corrected(value, expected);
  if (suggestion === undefined) return undefined;
  const text = `Write ${suggestion}.`;
  return suggestion.includes(' ') ? text : {text, typed: value, instead: suggestion};
}

function corrected(value: string, expected: string): string | undefined {
  if (expected.includes('a number')) return misreadFigure(value)?.written;
  if (expected.includes('https://')) {
    const address = value.replace(/^https?:\/\//, '');
    return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : undefined;
  }
  if (expected.includes('currency code')) {
    return /^[a-z]{3}$/i.test(value) ? value.toUpperCase() : 'its code in three capitals, like EUR';
  }
  if (expected.includes('an id')) {
    const words = value
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .match(/[a-z0-9]+/g);
    return words?.join('-');
  }
  return undefined;
}

/** Reads '7 June 2024', 'June 2024', '06/2024' and '2024-6', but not '06/07/2024', which could be in June or July. */
function asDay(value: string): string | undefined {
  const named = value.match(/^(?:(?<day>\d{1,2})\.?\s+)?(?<month>[A-Za-z]{3,9})\.?,?\s+(?<year>\d{4})$/)?.groups;
  const figures =
    value.match(/^(?<year>\d{4})[-/.](?<month>\d{1,2})$/)?.groups ??
    value.match(/^(?<month>\d{1,2})[-/.](?<year>\d{4})$/)?.groups;
  const {day, month = '', year} = named ?? figures ?? {};
  const index = /^\d/.test(month)
    ? Number(month)
    : months.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
  if (year === undefined || index < 1 || index > 12) return undefined;
  const parts = [year, String(index), ...(day === undefined ? [] : [day])];
  return parts.map((part) => part.padStart(2, '0')).join('-');
}
