/** The tokenizer of expressions, and hints for a token that cannot be where it is. */
import {hintForForeignToken} from './foreign.ts';
import {figurePattern} from '../yaml/figure.ts';
import type {Token} from './token.ts';
import {operators} from './operators.ts';

const operatorTokens = new Set(Object.keys(operators).flatMap((name) => name.split(' ')));
const isWord = (token: string): boolean => /^\w+$/.test(token);

/** The operators that are words; they cannot be names. */
export const operatorWords: readonly string[] = [...operatorTokens].filter(isWord);

/** The longest first, so that `<=` is one token. */
const signs = [...operatorTokens, '.', ',', '(', ')', '[', ']']
  .filter((token) => !isWord(token))
  .toSorted((one, other) => other.length - one.length)
  .map((token) => token.replace(/[^]/g, '\\$&'))
  .join('|');

/** Also of other scripts, so that a message can show all of a figure. */
const digit = '[\\d٠-٩۰-۹०-९０-９]';

/**
 * A name may contain hyphens (`oil-gas`); a minus therefore needs a space before or after it. Three groups of digits,
 * 2024-06-07, are a day. A figure is a
 * token with all that is written to it without a space, 1e3 or .5, which is an error unless it is an option. An operator of another
 * language or a text in double quotes is one unknown token, so that a message can show all of it.
 */
const pattern = new RegExp(
  [
    /(?<space>\s+)/,
    /(?<day>\d{4}-\d{2}-\d{2}(?![\w-]))/,
    new RegExp(`(?<figure>\\.?${digit}(?:${digit}|\\w|[.'’](?=${digit}))*%?)`),
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

/** Splits an expression into tokens; the last is always `end`. Never fails: unsupported text becomes `unknown`. */
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
  return (['day', 'figure', 'quoted', 'operator'] as const).find((kind) => groups[kind] !== undefined) ?? 'unknown';
}

/** How to correct an unexpected token; undefined if the tokens around it give no clue. */
export function hintAt(tokens: readonly Token[], index: number): string | undefined {
  const [token, before, beforeThat] = [tokens[index]!, tokens[index - 1], tokens[index - 2]];
  const foreign = hintForForeignToken(token, before);
  const isFigure = before?.kind === 'figure';
  if (token.text === '%' && isFigure && tokens[index + 1]?.kind !== 'name')
    return `Write ${before.text}% without a space.`;
  if (foreign !== undefined) return foreign;
  if (token.text === '+' && tokens[index + 1]?.kind === 'figure') return 'Leave out the plus before the figure.';
  if (token.text === '-' && before?.text === '-') return 'Write a single minus.';
  if (before?.text === 'is' || (before?.text === 'not' && beforeThat?.text === 'is'))
    return `'is' goes only with 'empty', for lines: write '${before.text === 'is' ? '==' : '!='}'.`;
  if (token.text === 'empty' && (before?.text === '==' || before?.text === '!='))
    return `Write '${before.text} blank' for an answer that is not given, '${before.text} nothing' for what a table or a case leaves out, and '${before.text === '==' ? 'is empty' : 'is not empty'}' for lines.`;
  if (before === undefined && (token.text === 'and' || token.text === 'or'))
    return `Write '${token.text}' between two conditions: 'a ${token.text} b'.`;
  if ((token.text === ',' || token.kind === 'figure') && isFigure)
    return 'Group figures with underscores, 43_800, and give them a name under constants.';
  if (token.kind === 'name' && before?.kind === 'name')
    return "Use 'say:' for words, or write an operator between the two names.";
  if (token.kind !== 'end' || before === undefined) return undefined;
  if (before.text === '+' && beforeThat?.kind === 'figure')
    return `Put an option that holds signs in quotes: '${beforeThat.text}+'.`;
  return 'Close the parenthesis, or complete what the last sign begins.';
}

/** An option as formulas spell it: in quotes unless it is a name or a figure. */
export function optionInFormula(option: string): string {
  const isName = /^[A-Za-z_]\w*(-\w+)*$/.test(option) && !operatorWords.includes(option);
  return isName || figurePattern.test(option) ? option : `'${option}'`;
}
