/** References in texts exist, and their formats fit. Texts contain no literal figures. */
import type {Details, Hint} from '../diagnostics/diagnostic.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {hintForFigureInWords} from '../language/expression/checkOperators.ts';
import {
  describeKinds,
  describeType,
  formats,
  text as anyText,
  type Type,
  usualFormats,
} from '../language/expression/types.ts';
import type {TypedExpression, CheckedText} from '../language/typed.ts';
import type {Datum} from '../language/definition/constant.ts';
import {placeIn} from '../language/yaml/node.ts';
import type {Reference, Text} from '../language/definition/text.ts';
import {unitInFormat, unitOfType} from '../language/expression/units.ts';
import {grouped, isCurrency, percent} from '../runtime/formats.ts';
import type {CheckedInputTexts, CheckedPage} from '../language/model.ts';
import {checkFormula, type Context} from './context.ts';
import {numberFormats} from './labels.ts';
import {namesIn} from '../language/walk.ts';
import type {PageTexts} from '../language/definition/page.ts';
import {withItemFields, type Input} from '../language/definition/input.ts';
import {capitalized} from '../runtime/english.ts';

/** A text of the calculation: it may refer to anything. */
export function checkText(text: Text, context: Context): CheckedText {
  reportFigures(text, context);
  return text.parts.map((part) => (typeof part === 'string' ? part : checkReference(part, context)));
}

/** The type of a text; without references, its words are known. */
export function typeOfText(text: CheckedText): Type {
  const [only] = text;
  return text.length === 1 && typeof only === 'string' ? {kind: 'text', words: [only]} : anyText;
}

/** A text that the page shows before any answer: it may refer to constants only. */
function checkPageText(text: Text, context: Context): CheckedText {
  const checked = checkText(text, context);
  text.parts.forEach((part, index) => {
    const result = checked[index]!;
    if (typeof part === 'string' || typeof result === 'string') return;
    const nonConstant = namesIn(result.typed).find((name) => !context.constants.has(name));
    if (nonConstant !== undefined) context.report('reference-not-constant', part.place, {name: nonConstant});
  });
  return checked;
}

function checkReference(reference: Reference, context: Context): Exclude<CheckedText[number], string> {
  const typed = checkFormula(reference.formula, context);
  const {kind} = typed.type;
  if (reference.format !== undefined) return {typed, ...checkFormat(reference.format, typed, context)};
  if (kind === 'error' || kind === 'text' || kind === 'choice' || kind === 'options') return {typed};
  const format = usualFormats[kind];
  if (format === undefined)
    context.report('not-for-text', reference.place, {found: capitalized(describeType(typed.type))});
  return {typed, format: format ?? ''};
}

function checkFormat(
  {name, place}: NonNullable<Reference['format']>,
  typed: TypedExpression,
  {report, definition, scope}: Context,
): {format?: string; unit?: string} {
  const {type} = typed;
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  const names = Object.keys(formats);
  if (format === undefined) {
    report('unknown-format', place, {format: name, formats: names.join(', ')}, nearMissHint(name, names));
    return {};
  }
  // '2 years' says its unit already, and is reported where a formula reads it.
  const saysUnit = format.call === undefined && type.kind === 'text' && type.words?.every((word) => /^\d/.test(word));
  if (type.kind !== format.takes && type.kind !== 'error' && saysUnit !== true) {
    const details = {format: name, expected: describeKinds([format.takes]), found: describeType(type)};
    report('format-mismatch', place, details, hintForFigureInWords(typed, scope));
  }
  if (format.call !== undefined) return {format: format.call};
  const own = unitOfType(type)?.of;
  const unit = unitInFormat(name, own, definition.currency);
  if (unit === undefined && type.kind === 'number') report('format-mismatch', place, ...unitMismatch(name, own));
  return unit === undefined ? {} : {unit};
}

function unitMismatch(format: string, own: string | undefined): readonly [Details, string] {
  const [expected, other] =
    format === 'amount' ? ['an amount of money', 'quantity'] : ['a figure that counts something', 'amount'];
  const found =
    own === undefined ? 'a number without a unit' : isCurrency(own) ? `an amount in ${own}` : `a number of ${own}`;
  return [
    {format, expected, found},
    own === undefined ? "Give it a 'unit' where it is declared, or write the unit beside it." : `Write ':${other}'.`,
  ];
}

/** A figure, with the separators and signs that belong to it. */
const figurePattern = /\d[\d.,]*\d%?|\d%?/g;

/** A calendar year: 1900 to 2099 after a month, or after 'in', 'since', 'until' or 'year'. */
const yearPattern =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|in|since|until|year)\s+(?:19|20)\d\d\b(?![.,]?\d)/g;

/** A place in a law: 'section 14.4', 'regulation 13A', 'Article 6(1)'. */
const lawPattern =
  /\b(?:articles?|sections?|regulations?|paragraphs?|rules?|schedules?|annex|appendix|chapter)\s+\d+[A-Z]{0,2}(?:\.\d+[A-Z]{0,2})*(?:\(\w{1,4}\))*(?![\d,.]*\d|\s*%)/gi;

/**
 * Reports every figure in the text, except in declared names, calendar years and places in a law.
 * @param isCell a table's cell may begin with its figure, as in '15 calendar days': it is itself a constant
 */
export function reportFigures(text: Text, context: Context, isCell = false): void {
  if (isCell && typeof text.parts[0] === 'string' && /^\d/.test(text.parts[0])) return;
  let offset = 0;
  for (const part of text.parts) {
    if (typeof part !== 'string') {
      offset = text.node.text.indexOf('}', offset) + 1;
      continue;
    }
    const start = text.node.text.indexOf(part, offset);
    offset = start + part.length;
    for (const {index, figure} of figuresIn(part, context)) {
      const isName = /[A-Za-z]/.test(figure);
      const hint = isName
        ? `Declare '${figure}' under 'names:' if it is a name; make its figure a constant if it is not.`
        : constantHint(figure, context);
      const place = placeIn(text.node, start + index, start + index + figure.length);
      context.report('figure-in-text', place, {figure}, hint);
    }
  }
}

/** In characters: more than any word with a figure has. */
const MAX_WORD = 40;

/** The figures that are not exempt; one inside a word, as in H1B or EB-1, is returned as the whole word, once. */
function figuresIn(part: string, context: Context): readonly {readonly index: number; readonly figure: string}[] {
  const matches = [yearPattern, lawPattern].flatMap((pattern) => [...part.matchAll(pattern)]);
  const ranges = matches.map((match) => [match.index, match.index + match[0].length] as const);
  const exempt = [...ranges, ...context.definition.names.flatMap(({word}) => occurrences(part, word))];
  const figures = new Map<number, string>();
  for (const {0: digits, index} of part.matchAll(figurePattern)) {
    const end = index + digits.length;
    if (exempt.some(([from, to]) => from <= index && end <= to)) continue;
    const before = part.slice(Math.max(0, index - MAX_WORD), index).match(/(?<!\w)[\d_]*([A-Za-z]\w*-?)$/)?.[1] ?? '';
    const isInWord = before !== '' || /^[A-Za-z]/.test(part.slice(end));
    figures.set(index - before.length, before + digits + (isInWord ? part.slice(end).match(/^\w*/)![0] : ''));
  }
  return [...figures].map(([index, figure]) => ({index, figure}));
}

function occurrences(part: string, word: string): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let at = part.indexOf(word); at >= 0 && word !== ''; at = part.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (!/\w/.test(part[at - 1] ?? '') && !/\d/.test(part[end] ?? '')) ranges.push([at, end]);
  }
  return ranges;
}

/** A hint that names the constant with the value of this figure. */
function constantHint(figure: string, context: Context): Hint | undefined {
  for (const {name, dated} of context.definition.constants) {
    for (const {value} of dated.periods) {
      const format = formatOf(figure, value, context.definition.currency);
      const instead = `{${name}${format}}`;
      if (format !== undefined) return {text: `It is the constant ${name}: write ${instead}.`, typed: figure, instead};
    }
  }
  return undefined;
}

/** The format that shows the value as this figure: ':money', or '' for the default; undefined if none does. */
function formatOf(figure: string, {kind, ...datum}: Datum, currency: string | undefined): string | undefined {
  if (!('value' in datum)) return undefined;
  if (kind === 'percent') return percent(datum.value) === figure ? '' : undefined;
  if (grouped(datum.value) === figure) return '';
  const found = Object.entries(numberFormats(currency)).find(([, format]) => format(datum.value) === figure);
  return found && `:${found[0]}`;
}

export function checkPage(page: PageTexts, context: Context): CheckedPage {
  const check = (text: PageTexts['title']) => checkPageText(text, context);
  return {
    title: check(page.title),
    description: check(page.description),
    method: page.method.map(check),
    explainers: page.explainers.map(({title, text}) => ({title: check(title), text: check(text)})),
    howTo: page.howTo.map(check),
    faqs: page.faqs.map(({question, answer}) => ({question: check(question), answer: check(answer)})),
    assumptions: page.assumptions.map(check),
    verdictFor: page.verdictFor && check(page.verdictFor),
    disclaimer: page.disclaimer && check(page.disclaimer),
    inputs: withItemFields(context.definition.inputs).map((input) => checkInputTexts(input, context)),
  };
}

function checkInputTexts({name, label, hint, options}: Input, context: Context): CheckedInputTexts {
  return {
    name,
    label: checkPageText(label, context),
    hint: hint && checkPageText(hint, context),
    optionHints: new Map(
      options.flatMap((option) => (option.hint ? [[option.value, checkPageText(option.hint, context)]] : [])),
    ),
  };
}
