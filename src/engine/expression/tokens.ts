/** Cuts an expression into tokens; hints for a token that cannot be where it is. */
import {operators} from './operators.ts';

/** A stretch of the expression's text: `start` is in it, `end` is not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  readonly kind: 'name' | 'figure' | 'quoted' | 'operator' | 'unknown' | 'end';
  readonly text: string;
}

const operatorTokens = new Set(Object.keys(operators).flatMap((name) => name.split(' ')));
const isWord = (token: string): boolean => /^\w+$/.test(token);

/** Words that are operators, so that nothing can have them as a name. */
export const operatorWords: readonly string[] = [...operatorTokens].filter(isWord);

/** The longest first, so that `<=` is one token. */
const signs = [...operatorTokens, '.', ',', '(', ')', '[', ']']
  .filter((token) => !isWord(token))
  .toSorted((one, other) => other.length - one.length)
  .map((token) => token.replace(/[^]/g, '\\$&'))
  .join('|');

/**
 * A name may contain hyphens (`oil-gas`); a minus therefore needs a space before or behind it.
 * Figures group with underscores and may end in a percent sign. Operators of other languages and texts in double
 * quotes are unknown, each as a whole, so that a message can show them.
 */
const pattern = new RegExp(
  [
    /(?<space>\s+)/,
    /(?<figure>\d[\d_]*(?:\.\d+)?%?)/,
    /(?<name>[A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*)/,
    /(?<quoted>'[^']*')/,
    /(?<unknown>&&|\|\||=>|=<|<>|"[^"]*")/,
    new RegExp(`(?<operator>${signs})`),
    /(?<other>[^])/,
  ]
    .map(({source}) => source)
    .join('|'),
  'gy',
);

/** Cuts an expression into tokens; the last is always `end`. Never fails: what fits nowhere is `unknown`. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups!;
    if (groups['space'] !== undefined) continue;
    const start = match.index;
    const end = start + match[0].length;
    tokens.push({kind: kindOf(groups), text: match[0], start, end});
  }
  return [...tokens, {kind: 'end', text: '', start: text.length, end: text.length}];
}

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  if (groups['name'] !== undefined) return operatorWords.includes(groups['name']) ? 'operator' : 'name';
  return (['figure', 'quoted', 'operator'] as const).find((kind) => groups[kind] !== undefined) ?? 'unknown';
}

/** The number of a figure: `1_625_000` is 1625000, `30%` is 30. */
export function figureValue(text: string): number {
  return Number(text.replaceAll('_', '').replace('%', ''));
}

/** Operators of other languages, each with its spelling in this one. */
const foreignOperators: Readonly<Record<string, string>> = {
  '=': '==',
  '&&': 'and',
  '&': 'and',
  '||': 'or',
  '|': 'or',
  '!': 'not',
  '=>': '>=',
  '=<': '<=',
  '<>': '!=',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '×': '*',
  '÷': '/',
};

const capitalizedOperator = /^(AND|OR|NOT|IN|And|Or|Not)$/;

/** What to do about the token at this place; undefined where the tokens around it do not tell. */
export function hintAt(tokens: readonly Token[], at: number): string | undefined {
  const [token, before, beforeThat] = [tokens[at]!, tokens[at - 1], tokens[at - 2]];
  if (Object.hasOwn(foreignOperators, token.text)) return `Write '${foreignOperators[token.text]}'.`;
  if (capitalizedOperator.test(token.text)) return `Write '${token.text.toLowerCase()}'.`;
  if (token.text === ',' && before?.kind === 'figure')
    return 'Group figures with underscores, 43_800, and give them a name under constants.';
  if (token.kind === 'name' && before?.kind === 'name')
    return "Use 'say:' for words, or write an operator between the two names.";
  if (token.kind !== 'end' || before === undefined) return undefined;
  if (before.text === '+' && beforeThat?.kind === 'figure')
    return `Put an option that holds signs in quotes: '${beforeThat.text}+'.`;
  return 'Close the parenthesis, or complete what the last sign begins.';
}
