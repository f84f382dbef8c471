/** The worked cases of a definition as a conformance suite: answers as programs give them, and the whole result. */
import {createHash} from 'node:crypto';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import {readCases} from '../../engine/language/definition/cases.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import {isNumberField} from '../../engine/language/inputs/number.ts';
import type {Model} from '../../engine/language/model.ts';
import {itemFieldsOf, startOf, stepsOf, type DatedFormAnswers} from '../../engine/project/caseAnswers.ts';
import {answersFor} from '../../engine/published/answers.ts';
import {calculate} from '../../engine/published/calculate.ts';
import {explainedBlocks} from '../../engine/published/explain.ts';
import type {Completeness, Explanation} from '../../engine/results/published.ts';
import {nameOfRules} from '../../engine/results/editions.ts';
import {NO_ITEMS, parseItems} from '../../engine/runtime/items.ts';
import {read} from '../../engine/language/yaml/read.ts';
import type {ConformanceCase} from './shapes.ts';

/**
 * Every case and every step of a ladder once. `npm run check` compares them with what their sources expect; the results here
 * are whole, as the rules give them.
 * @param source the cases file, without errors
 */
export function conformanceCases(
  source: SourceFile,
  model: Model,
  compiled: CompiledCalculator,
): readonly ConformanceCase[] {
  const cases = readCases(
    read(source, () => undefined)!,
    itemFieldsOf(model),
  );
  const start = startOf(cases);
  const all = [
    ...cases.cases.map((single) => ({name: single.name, ...start(single)})),
    ...cases.ladders.flatMap((ladder) =>
      stepsOf(ladder, start).map((step) => ({...step, name: `${ladder.given?.name ?? 'nobody'}: ${step.name}`})),
    ),
  ];
  const byAnswers = new Map<string, ConformanceCase>();
  for (const {name, answers, today, rules: named} of all) {
    const calculator = compiled.under(named);
    const given = programAnswers(calculator, {answers, today});
    const edition = nameOfRules(calculator.rules);
    const key = JSON.stringify([today, edition, given]);
    if (byAnswers.has(key)) continue;
    const {result, problems, completeness} = calculate(calculator, given, {today});
    const blocks = explainedBlocks(calculator, answersFor(calculator.page(today).fields, given), today);
    byAnswers.set(key, {
      name,
      today,
      edition,
      answers: given,
      result,
      problems: [...problems],
      completeness: plainOf(completeness),
      explanation: explanationDigest({blocks}),
    });
  }
  return [...byAnswers.values()];
}

/** As JSON has it. */
const plainOf = (completeness: Completeness): ConformanceCase['completeness'] =>
  JSON.parse(JSON.stringify(completeness)) as ConformanceCase['completeness'];

/** The hash of an explanation. In full, the explanations of all cases would weigh twenty times as much as everything else. */
export function explanationDigest({blocks}: Pick<Explanation, 'blocks'>): string {
  return createHash('sha256').update(JSON.stringify(blocks)).digest('hex').slice(0, 16);
}

/** Numbers as numbers, lists as arrays, and nothing for what is blank; other texts as they are. */
function programAnswers(
  {page}: CompiledCalculator,
  {answers, today}: DatedFormAnswers,
): Readonly<Record<string, unknown>> {
  return answersOf(page(today).fields, (id) => answers[id] ?? '');
}

function answersOf(fields: readonly FormField[], textOf: (id: string) => string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = textOf(field.id);
      return text === '' ? [] : [[field.id, answerOf(field, text)] as const];
    }),
  );
}

function answerOf(field: FormField, text: string): unknown {
  if (isNumberField(field)) return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (field.kind !== 'list') return text;
  if (text === NO_ITEMS) return [];
  return parseItems(text).map((item) => {
    const columns = new Map(field.each.map(({id}, index) => [id, item[index] ?? '']));
    return answersOf(field.each, (id) => columns.get(id) ?? '');
  });
}
