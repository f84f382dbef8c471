/** Declared exceptions: figures are numbers, conditions are conditions, and lines, options and days exist. */
import type {Exception} from '../language/definition/exception.ts';
import type {Formula} from '../language/definition/formula.ts';
import type {Text} from '../language/definition/text.ts';
import {writtenBranches, type Value} from '../language/definition/value.ts';
import {nearMissHint} from '../diagnostics/nearMiss.ts';
import {describeType} from '../language/expression/types.ts';
import {branchesOf} from '../language/readValue.ts';
import type {TypedExpression, CheckedText, CheckedValue} from '../language/typed.ts';
import type {CheckedException, ExcusedLine, Step} from '../language/model.ts';
import type {Period} from '../runtime/periods.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import type {Word} from '../language/shape/concept.ts';
import {checkFormula, checkWhen, type Context} from './context.ts';
import {reportNoInput, reportUnknownOptions} from './inputs.ts';
import {checkText} from './texts.ts';

/** @param steps of the definition, for the lines that exceptions quote */
export function checkExceptions(steps: readonly Step[], ofRules: Context): readonly CheckedException[] {
  const context = {...ofRules, scope: {...ofRules.scope, readsInnerKeys: true}};
  const lines = writtenLines(steps);
  return context.definition.exceptions.flatMap((exception) => checkException(exception, lines, context) ?? []);
}

/** @returns undefined if the exception names no law or its law lacks what it excuses, which is reported already */
function checkException(
  exception: Exception,
  lines: readonly WrittenLine[],
  context: Context,
): CheckedException | undefined {
  const {law, place, because, by} = exception;
  const base = {place, because};
  const applies = exception.when && {when: checkCondition(exception.when, context)};
  switch (law) {
    case undefined:
      return undefined;
    case 'above':
    case 'below':
    case 'negative':
      return {...base, ...applies, law, figure: checkFigure(exception[law]!, context), ...(by !== undefined && {by})};
    case 'contradicts':
      return {...base, ...applies, law, lines: exception.contradicts!.map((line) => checkLine(line, lines, context))};
    case 'unnamed':
      return exception.of && {...base, law, ...checkOptions(exception.of, exception.unnamed!, context)};
    case 'never':
      return {...base, law, condition: checkCondition(exception.never!, context), ...checkPeriod(exception, context)};
    case 'unreached':
      return {...base, law, part: exception.unreached!, ...checkPeriod(exception, context)};
  }
}

function checkCondition(formula: Formula, context: Context): TypedExpression {
  return checkWhen({formula, negated: false, place: formula.node.place}, context);
}

function checkFigure(formula: Formula, context: Context): TypedExpression {
  const typed = checkFormula(formula, context);
  if (!['number', 'percent', 'error'].includes(typed.type.kind))
    context.report('wrong-kind', formula.node.place, {expected: 'A figure', found: describeType(typed.type)});
  return typed;
}

/** The text of a line as it is written, with the checked text that it became. */
interface WrittenLine {
  readonly written: string;
  readonly text: CheckedText;
}

/** Every line of a definition, and every `else`. */
export function writtenLines(steps: readonly Step[]): readonly WrittenLine[] {
  return steps.flatMap(({named, value}) => linesIn(named.value, value));
}

function linesIn(source: Value, value: CheckedValue): readonly WrittenLine[] {
  const branches = branchesOf(value);
  return writtenBranches(source).flatMap((written, index) => {
    const {text, value: inner} = branches[index] ?? {};
    if (written.text && text) return [{written: written.text.node.text, text}];
    return written.value && inner ? linesIn(written.value, inner) : [];
  });
}

function checkLine(quoted: Text, lines: readonly WrittenLine[], context: Context): ExcusedLine {
  const {text: line, place} = quoted.node;
  const texts = lines.filter(({written}) => written === line).map(({text}) => text);
  if (texts.length > 0) {
    // A rename must find the names that the quotation contains.
    checkText(quoted, context);
    return {texts, place};
  }
  const known = [...new Set(lines.map(({written}) => written))];
  context.report(
    'unknown-line',
    place,
    {line},
    nearMissHint(line, known, "Copy the line's text from 'say' or 'else'."),
  );
  return {texts, place};
}

function checkOptions(
  {word: name, place}: Word,
  options: readonly Word[],
  context: Context,
): {readonly input: string; readonly options: readonly Word[]} {
  const input = context.inputs.get(name);
  if (input === undefined) reportNoInput(name, place, context);
  else if (input.options.length === 0)
    context.report('wrong-kind', place, {expected: 'A choice', found: `the field '${name}'`});
  else {
    context.noteUses?.name(place, name);
    const known = input.options.map(({value}) => value);
    reportUnknownOptions(options, known, name, context);
  }
  return {input: name, options};
}

function checkPeriod({from, until}: Exception, {report}: Context): Period {
  for (const {day, place} of [from, until].flatMap((each) => each ?? []))
    if (!isCalendarDay(day)) report('not-a-day', place, {value: day});
  return {...(from && {from: from.day}), ...(until && {until: until.day})};
}
