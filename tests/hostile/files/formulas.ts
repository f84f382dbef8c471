/** Broken formulas: a token dropped, doubled or replaced, and extreme nesting and length. */
import {isScalar, parseDocument, visit, type Scalar} from 'yaml';
import {splice, type Corruption} from './corruption.ts';
import type {Random} from '../random.ts';

const keysOfFormulas = ['when', 'unless', 'give', 'of', 'sometimes', 'never', 'by', 'outOf'];

/** The unquoted formulas of a definition that fit on one line. */
function formulasOf(text: string): readonly Scalar<string>[] {
  const found: Scalar<string>[] = [];
  visit(parseDocument(text), {
    Pair(_, {key, value}) {
      if (isScalar<string>(value) && value.type === 'PLAIN' && keysOfFormulas.includes(String(key)))
        if (typeof value.value === 'string' && value.range) found.push(value);
    },
  });
  return found;
}

function onFormula(name: string, change: (formula: string, random: Random, text: string) => string): Corruption {
  return {
    name,
    corrupt: (text, random) => {
      const formulas = formulasOf(text);
      if (formulas.length === 0) return undefined;
      const {range, value} = random.of(formulas);
      // In quotes, so that YAML accepts it and the formula parser has to deal with it.
      return splice(text, range![0], range![1], JSON.stringify(change(value, random, text)));
    },
  };
}

const token = /\s*(?:[\w.]+|[=!<>]=|\S)/g;
const tokensOf = (formula: string): string[] => formula.match(token) ?? [];
const odd = [
  '&&',
  '=',
  '1e9',
  '30%',
  "'x'",
  '"x"',
  '(',
  ')',
  '[',
  ',',
  '.',
  'and',
  'not',
  'is empty',
  '__proto__',
  'ß',
  '\u202e',
  '\0',
];

export const formulas: readonly Corruption[] = [
  onFormula('a token dropped', (formula, random) => {
    const tokens = tokensOf(formula);
    return tokens.toSpliced(random.below(tokens.length), 1).join('');
  }),
  onFormula('a token doubled', (formula, random) => {
    const tokens = tokensOf(formula);
    const at = random.below(tokens.length);
    return tokens.toSpliced(at, 0, ` ${tokens[at]!}`).join(' ');
  }),
  onFormula('a token of another formula', (formula, random, text) => {
    const tokens = tokensOf(formula);
    const others = tokensOf(random.of(formulasOf(text)).value);
    return tokens.with(random.below(tokens.length), ` ${random.of(others)}`).join(' ');
  }),
  onFormula('an odd token', (formula, random) => {
    const tokens = tokensOf(formula);
    return tokens.toSpliced(random.below(tokens.length + 1), random.below(2), ` ${random.of(odd)} `).join('');
  }),
  onFormula('nested without end', (formula, random) => {
    const [opening, closing] = random.of([
      ['(', ')'],
      ['min(', ', 1)'],
      ['not ', ''],
      ['(not (', '))'],
      ['(', ''],
    ] as const);
    const deep = Math.floor(38_000 / (opening.length + closing.length));
    return opening.repeat(deep) + formula + closing.repeat(deep);
  }),
  onFormula('longer than any', (formula, random) => {
    const link = random.of([' and ', ' or ', ' + ', ' - ', ' * ', ', ', ' == ']);
    return Array.from({length: Math.floor(38_000 / (formula.length + 5))}, () => `(${formula})`).join(link);
  }),
];
