/** Runs the cases of a definition: a case that fails is a diagnostic. */
import {diagnose, type Diagnostic, type Report} from '../diagnostics/diagnostic.ts';
import {expectedValue, type Cases, type Case} from '../language/definition/cases.ts';
import {verdictIn, type CardItem} from '../results/card.ts';
import type {CalculatorModule} from '../program/module.ts';
import type {Evaluation} from '../results/program.ts';
import {ownValue} from '../language/ownValue.ts';
import {startOf, stepsOf, type DatedFormAnswers} from './caseAnswers.ts';
import {cardTexts} from './cardTexts.ts';
import {hintForMisread, misreadFigure} from '../language/yaml/figure.ts';
import type {Node} from '../language/yaml/node.ts';

interface Calculation extends Pick<CalculatorModule, 'evaluate'> {
  under(name?: string): Pick<CalculatorModule, 'evaluate'>;
}

/** Runs the cases and returns the number of comparisons. A failed one is reported at the expected value. */
export function runCases(cases: Cases, calculator: Calculation, report: Report): number {
  let compared = 0;
  for (const failure of comparisonsOf(cases, calculator)) {
    compared++;
    if (failure !== undefined) report(failure);
  }
  return compared;
}

/** Whether all cases pass; stops at the first that fails. */
export function casesPass(cases: Cases, calculator: Calculation): boolean {
  for (const failure of comparisonsOf(cases, calculator)) if (failure !== undefined) return false;
  return true;
}

/** Every comparison of a cases file: undefined if it passes. */
function* comparisonsOf(cases: Cases, calculator: Calculation): Generator<Diagnostic | undefined> {
  const start = startOf(cases);
  for (const single of cases.cases) {
    const {answers, today, rules} = start(single);
    yield* comparisonsOfCase(single, calculator.under(rules).evaluate(answers, today));
  }
  for (const ladder of cases.ladders)
    for (const step of stepsOf(ladder, start))
      yield compareValue(step.name, ladder.read.name, step.expected, readValue(calculator, step, ladder.read.name));
}

function* comparisonsOfCase(
  {name, place, expect, verdict, card: expectedCard}: Case,
  {result, card}: Evaluation,
): Generator<Diagnostic | undefined> {
  if (expect === null || result === null) {
    const passes = expect === result;
    yield passes
      ? undefined
      : diagnose('case-fails', place, {
          name,
          key: 'the result',
          expected: expect === null ? 'null' : 'shown',
          found: result === null ? "null, as a question under 'needs' is unanswered" : 'shown',
        });
    return;
  }
  for (const {key, value} of expect ?? []) yield compareValue(name, key, value, result[key]);
  if (verdict === undefined && expectedCard === undefined) return;
  const blocks = card();
  if (verdict !== undefined) yield compareVerdict(name, verdict, verdictIn(blocks));
  const texts = expectedCard === undefined ? {} : cardTexts(blocks);
  for (const {key, value} of expectedCard ?? [])
    yield compareValue(name, `'${key}' on the card`, value, ownValue(texts, key) ?? null);
}

function compareValue(name: string, key: string, node: Node, actual: unknown): Diagnostic | undefined {
  const expected = expectedValue(node);
  if (matches(expected, actual)) return undefined;
  const found = differenceInWords(expected, actual) ?? formatValue(actual);
  // A figure in another notation is a text.
  const misread = typeof actual === 'number' && typeof expected === 'string' ? misreadFigure(expected) : undefined;
  const hint = misread && hintForMisread(misread);
  return diagnose('case-fails', node.place, {name, key, expected: formatValue(expected), found}, hint);
}

/** How a list differs from the expected one: "this list with 'b' in place of 'a'"; undefined if they have no text in common. */
function differenceInWords(expected: unknown, actual: unknown): string | undefined {
  if (!isListOfTexts(expected) || !isListOfTexts(actual) || !expected.some((text) => actual.includes(text)))
    return undefined;
  const only = (one: readonly string[], other: readonly string[]): string =>
    one
      .filter((text) => !other.includes(text))
      .map(formatValue)
      .join(', ');
  const [missing, added] = [only(expected, actual), only(actual, expected)];
  if (missing !== '' && added !== '') return `this list with ${added} in place of ${missing}`;
  if (missing !== '') return `this list without ${missing}`;
  return added === '' ? `in another order or number: ${formatValue(actual)}` : `this list and ${added}`;
}

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function compareVerdict(
  name: string,
  {tone, say, place}: NonNullable<Case['verdict']>,
  actual: CardItem | undefined,
): Diagnostic | undefined {
  if (actual !== undefined && [tone ?? actual.tone, say ?? actual.text].join() === [actual.tone, actual.text].join())
    return undefined;
  return diagnose('case-fails', place, {
    name,
    key: 'the verdict',
    expected: `'${say ?? actual?.text ?? ''}' (${tone ?? actual?.tone ?? ''})`,
    found: actual === undefined ? 'nothing' : `'${actual.text}' (${actual.tone})`,
  });
}

function readValue(calculator: Calculation, {answers, today, rules}: DatedFormAnswers, name: string): unknown {
  const {result, values} = calculator.under(rules).evaluate(answers, today);
  if (result === null) return null;
  if (Object.hasOwn(result, name)) return result[name];
  const [owner, member] = name.split('.') as [string, string?];
  const value = owner === 'result' ? result : ownValue(values(), owner);
  return member === undefined ? value : ownValue(asObject(value), member);
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;

/**
 * Numbers match to 1e-6, texts exactly, maps if every expected key matches. `{count: n}` and `{contains: words}` are
 * for texts whose wording does not matter.
 */
function matches(expected: unknown, actual: unknown): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') return Math.abs(expected - actual) <= 1e-6;
  if (typeof expected === 'number' && typeof actual === 'string') return String(expected) === actual;
  if (typeof expected !== 'object' || expected === null) return expected === (actual ?? null);
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((item, index) => matches(item, actual[index]))
    );
  const entries = Object.entries(expected as Record<string, unknown>);
  const [only] = entries;
  // A result may have a key of that name.
  const isTest = entries.length === 1 && ownValue(asObject(actual), only![0]) === undefined;
  if (isTest && only![0] === 'count') return Array.isArray(actual) && actual.length === only![1];
  if (isTest && only![0] === 'contains') return JSON.stringify(actual ?? '').includes(String(only![1]));
  return (
    typeof actual === 'object' &&
    actual !== null &&
    entries.every(([key, value]) => matches(value, ownValue(asObject(actual), key)))
  );
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'nothing');
}
