/** Plain data as people write it in definitions and cases: on one line, figures in groups of three digits, quotes only where they are needed. */
import {figureIn, misreadFigure, withUnderscores} from '../../../engine/language/yaml/figure.ts';
import {yamlWords} from '../../language/rename.ts';

/** Begins with a letter and has nothing that YAML or the rules of definitions read as something else. */
const plainWords = /^[\p{L}§✓✗](?:[^\p{Cc}\p{Cf}\u2028\u2029:#,[\]{}"'`]|(?<=\p{L})['’](?=\p{L}))*$/u;

/** A day or a month needs no quotes. */
const dayOrMonth = /^\d{4}-\d\d(?:-\d\d)?$/;

/** A text as a value within braces, or anywhere else. */
export function scalarText(text: string): string {
  if (dayOrMonth.test(text)) return text;
  const isPlain = plainWords.test(text) && !/\s{2}|\s$/.test(text) && !yamlWords.has(text.toLowerCase());
  if (isPlain && figureIn(text) === undefined && misreadFigure(text) === undefined) return text;
  if (!/[\p{Cc}\p{Cf}\u2028\u2029\ufffe\uffff]/u.test(text)) return `'${text.replaceAll("'", "''")}'`;
  // Characters that no editor shows are written as their codes.
  return JSON.stringify(text).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\ufffe\uffff]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
  });
}

/** More digits than a case compares: a figure has at most 15. */
const DIGITS = 15;

/** A number as a figure: 50_700, -0.5. */
export function numberText(number: number): string {
  const decimal = String(Number(number.toPrecision(DIGITS)));
  const [, minus = '', digits = decimal] = /^(-?)(\d+(?:\.\d+)?)$/.exec(decimal) ?? [];
  return minus + withUnderscores(digits);
}

/** Plain data on one line: `{eligible: true, minimumSalary: 50_700}`. Keys without a value are left out. */
export function flowText(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(flowText).join(', ')}]`;
  if (typeof data === 'object' && data !== null)
    return `{${Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${keyText(key)}: ${flowText(value)}`)
      .join(', ')}}`;
  if (typeof data === 'number') return numberText(data);
  return typeof data === 'string' ? scalarText(data) : String(data);
}

/** A key of an option may look like a number or a reserved word. */
export const keyText = (key: string): string =>
  /^[a-z][\w-]*$/i.test(key) && !yamlWords.has(key) ? key : scalarText(key);
