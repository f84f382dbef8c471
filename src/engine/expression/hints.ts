/** What to do about a token that stands where it cannot, as far as the tokens around it tell. */
import type {Token} from './tokens.ts';

/** What is written here for the operators of other languages. */
const operatorsHere: Readonly<Record<string, string>> = {
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

/** Words of formulas in capitals. */
const shouted = /^(AND|OR|NOT|IN|And|Or|Not)$/;

/** Undefined where the tokens do not tell. */
export function hintAt(tokens: readonly Token[], at: number): string | undefined {
  const [token, before, beforeThat] = [tokens[at]!, tokens[at - 1], tokens[at - 2]];
  if (Object.hasOwn(operatorsHere, token.text)) return `Write '${operatorsHere[token.text]}'.`;
  if (shouted.test(token.text)) return `Write '${token.text.toLowerCase()}'.`;
  if (token.text === ',' && before?.kind === 'figure')
    return 'Group figures with underscores, 43_800, and give them a name under constants.';
  if (token.kind === 'name' && before?.kind === 'name')
    return "Use 'say:' for words, or write an operator between the two names.";
  if (token.kind !== 'end' || before === undefined) return undefined;
  if (before.text === '+' && beforeThat?.kind === 'figure')
    return `Put an option that holds signs in quotes: '${beforeThat.text}+'.`;
  return 'Close the parenthesis, or complete what the last sign begins.';
}
