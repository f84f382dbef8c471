/**
 * The text of a cases file with more cases: answer sets with their present results. They are marked as saved, so that `check` warns until a
 * reviewer names a source. Nothing is made that the check would not read back as it was meant.
 */
import {openQuestions} from '../../engine/answers/completeness.ts';
import {readAnswers} from '../../engine/answers/formValues.ts';
import {nameOfRules, usualRules} from '../../engine/results/editions.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import {readCases, type Case} from '../../engine/language/definition/cases.ts';
import {errorsOf, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import type {ListField} from '../../engine/language/inputs/list.ts';
import type {Model} from '../../engine/language/model.ts';
import {itemFieldsOf, startOf} from '../../engine/project/caseAnswers.ts';
import {runCases} from '../../engine/project/cases.ts';
import {validateCases} from '../../engine/project/casesFile.ts';
import {checkCases} from '../../engine/project/checkCases.ts';
import {isBlank} from '../../engine/runtime/answers.ts';
import {formatItems, isBlankItem, parseItems} from '../../engine/runtime/items.ts';
import {get, itemsOf, type MapNode, plainOf, textOf} from '../../engine/language/yaml/node.ts';
import {read} from '../../engine/language/yaml/read.ts';
import {type AnswerSet, type DatedAnswers, withoutBlanks} from '../analysis/answerSets.ts';
import {isEqual} from '../analysis/equality.ts';
import {endOfDocument, insertLines, lineAfter} from './insertLines.ts';

export interface CaseToAdd extends DatedAnswers {
  readonly name: string;
}

/** A definition without errors. */
export interface SoundDefinition {
  readonly model: Model;
  readonly calculator: CompiledCalculator;
}

/**
 * A cases file with more cases, after its last one, except those whose name it already has.
 * @returns the new text, and how many were added
 * @throws an Error for people where the file cannot be read, or a case would not be read back as it was given
 */
export function addCases(
  {path, text: before}: SourceFile,
  given: readonly CaseToAdd[],
  definition: SoundDefinition,
): {readonly text: string; readonly added: number} {
  const cases = given.map((each) => readAsForm(each, definition.calculator));
  const tree = read({path, text: before}, () => undefined);
  if (tree === undefined) throw new Error(`${path} cannot be read: 'npm run check' says why.`);
  const taken = new Set(itemsOf(get(tree, 'cases')).map((item) => textOf(get(item, 'case'))));
  const added = cases.filter(({name}, index) => {
    return !taken.has(name) && cases.findIndex((other) => other.name === name) === index;
  });
  if (added.length === 0) return {text: before, added: 0};
  const after = withCases(before, tree, added, definition);
  const problem = problemOf({path, text: after}, tree, added, definition);
  if (problem !== undefined)
    throw new Error(`Nothing was saved, because it would not be read as it is meant: ${problem}`);
  return {text: after, added: added.length};
}

/**
 * The case with its numbers as the form reads them: '60k' is 60000, and in a case a text in quotes would be none.
 * @throws an Error for people where a number has two readings, or where the form would leave out a part of a list
 */
function readAsForm(given: CaseToAdd, calculator: CompiledCalculator): CaseToAdd {
  const {fields} = calculator.page(given.today);
  const ambiguous = openQuestions(fields, given.answers).find(({reason}) => reason === 'ambiguous');
  if (ambiguous !== undefined)
    throw new Error(
      `Nothing was saved, because '${given.answers[ambiguous.id]}' may be two numbers: write '${ambiguous.id}' in digits alone.`,
    );
  const cut = fields.find((field) => field.kind === 'list' && !isWhole(field, given.answers[field.id] ?? ''));
  if (cut !== undefined)
    throw new Error(
      `Nothing was saved, because it would not be read as it is meant: '${cut.id}' has an item without answers or with too many.`,
    );
  return {...given, answers: {...given.answers, ...readAnswers(fields, given.answers)}};
}

/** Whether a list has nothing that its form does not read: blank items, and answers for which an item has no field. */
function isWhole({each}: ListField, answer: string): boolean {
  return parseItems(answer).every((item) => !isBlankItem(item) && item.slice(each.length).every(isBlank));
}

/** Why the file would not have the cases that were added, all others, and nothing else; undefined if it does. */
function problemOf(
  source: SourceFile,
  before: MapNode,
  added: readonly CaseToAdd[],
  {model, calculator}: SoundDefinition,
): string | undefined {
  const problems: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void problems.push(diagnostic);
  const tree = read(source, report);
  if (tree !== undefined) validateCases(tree, report);
  if (tree === undefined || errorsOf(problems).length > 0) return errorsOf(problems)[0]?.message;
  const [earlier, later] = [before, tree].map((node) => plainOf(node) as {readonly cases?: readonly unknown[]});
  const others = {...later, cases: later!.cases!.slice(0, -added.length)};
  if (!isEqual(others, {...earlier, cases: earlier!.cases ?? []})) return 'what it has already would change.';

  const all = readCases(tree, itemFieldsOf(model));
  const cases = {...all, cases: all.cases.slice(-added.length), ladders: []};
  checkCases(cases, model, report);
  runCases(cases, calculator, report);
  const start = startOf(cases);
  const differing = added.find(
    (given, index) => !isSame(given, cases.cases[index]!, start(cases.cases[index]!), model),
  );
  return errorsOf(problems)[0]?.message ?? (differing && `the answers of '${differing.name}' would be others.`);
}

function isSame({name, answers, today}: CaseToAdd, found: Case, start: DatedAnswers, model: Model): boolean {
  const lists = new Set(Object.keys(itemFieldsOf(model)));
  const texts = (given: AnswerSet): AnswerSet =>
    Object.fromEntries(
      Object.entries(given).map(([input, text]) => [input, lists.has(input) ? formatItems(parseItems(text)) : text]),
    );
  return found.name === name && start.today === today && isEqual(texts(start.answers), texts(withoutBlanks(answers)));
}

/**
 * The text of the file with the cases after its last one, indented as that is.
 * @throws an Error for people where the cases are in brackets
 */
function withCases(
  text: string,
  tree: MapNode,
  added: readonly CaseToAdd[],
  {model, calculator}: SoundDefinition,
): string {
  const list = get(tree, 'cases');
  const isList = list?.kind === 'list';
  if (isList && text[list.place.start] === '[')
    throw new Error(
      "Nothing was saved, because cases are added to lists without brackets: below 'cases:', begin each case on a line of its own, with '- case: …'.",
    );
  const indent = isList ? indentAt(text, list.place.start) : '  ';
  const today = textOf(get(tree, 'today'));
  const rules = textOf(get(tree, 'rules')) ?? usualRules(model.definition.dataAsOf);
  const lines = added.flatMap((each) => caseLines(each, {today, rules}, calculator)).map((line) => indent + line);
  return list === undefined
    ? insertLines(text, endOfDocument(text), ['', 'cases:', ...lines])
    : insertLines(text, lineAfter(text, list.place.end), lines);
}

/** The spaces before an offset in its line. */
function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset) + 1;
  return ' '.repeat(offset - lineStart);
}

function caseLines(
  {name, answers, today}: CaseToAdd,
  usual: {readonly today: string | undefined; readonly rules: string},
  {calculate, page, changesOn, rules}: CompiledCalculator,
): readonly string[] {
  const given = withoutBlanks(answers);
  return [
    `- case: ${quoted(name)}`,
    '  saved: true',
    ...(today === usual.today ? [] : [`  today: ${today}`]),
    ...(changesOn.length === 0 || nameOfRules(rules) === usual.rules ? [] : [`  rules: ${nameOfRules(rules)}`]),
    ...(Object.keys(given).length === 0 ? [] : [`  but: ${toFlowYaml(answersAsData(given, page(today).fields))}`]),
    `  expect: ${toFlowYaml(calculate(given, today))}`,
  ];
}

/** Words that YAML or a cases file reads as something else. */
const reserved = ['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n', 'null', 'blank', 'nothing'];

/** Needs no quotes: hyphenated words, a range, a day. */
const plainScalar = /^(?:[a-z]\w*(?:-\w+)*|\d+(?:-\d+)+)$/i;

/** At most 15 digits, which a number has without rounding. */
const figure = /^(?!(?:\D*\d){16})(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** Plain data as YAML on one line, as people write cases: `{age: 30, education: phd}`. */
function toFlowYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toFlowYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, item]) => `${toFlowYaml(key)}: ${toFlowYaml(item)}`)
      .join(', ')}}`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return plainScalar.test(value) && !reserved.includes(value.toLowerCase()) ? value : quoted(value);
}

/** In double quotes; characters that no editor shows are written as their codes: a file may not contain some, and nobody sees the others. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\ufffe\uffff]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
  });
}

/** The answers of a form; figures as numbers, which need no quotes, and lists as their items. */
function answersAsData(answers: AnswerSet, fields: readonly FormField[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, text]) => {
      const field = fields.find(({id}) => id === name);
      if (field?.kind !== 'list' || text === '') return [name, figure.test(text) ? Number(text) : text];
      const items = parseItems(text).map((item) =>
        answersAsData(withoutBlanks(Object.fromEntries(field.each.map(({id}, index) => [id, item[index] ?? '']))), []),
      );
      return [name, items];
    }),
  );
}
