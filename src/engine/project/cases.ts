/** Checks the names and days in the cases of a definition, and runs them: a case that fails is a diagnostic. */
import {diagnose, repeated, type Diagnostic, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {asAnswer, expectedValue, type Cases, type GivenAnswer, type Case} from '../definition/cases.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import type {Model} from '../model.ts';
import {verdictIn, type CardItem} from '../compiled/card.ts';
import type {CalculatorModule, Evaluation} from '../compiled/module.ts';
import {cardLabels, cardTexts} from './cardTexts.ts';
import type {Node} from '../yaml/node.ts';

/** Reports unknown names and impossible days. */
export function checkCases(cases: Cases, model: Model, report: Report): void {
  const inputs = model.definition.inputs.map(({name}) => name);
  const people = cases.people.map(({name}) => name);
  const results = model.definition.result.map(({name}) => name);
  const labels = cardLabels(model);
  const checkInput = (name: string, place: Place): void => {
    if (inputs.includes(name)) return;
    report(diagnose('not-an-input', place, {name}, didYouMean(name, inputs, 'Only inputs are allowed here.')));
  };
  const checkPerson = (given: Case['given']): void => {
    if (given === undefined || people.includes(given.name)) return;
    const hint = didYouMean(given.name, people, "Add the answers under 'people:'.");
    report(diagnose('case-unknown-person', given.place, {name: given.name}, hint));
  };
  const checkDay = ({day, place}: Cases['today']): void => {
    if (!isCalendarDay(day)) report(diagnose('not-a-day', place, {value: day}));
  };
  const checkAnswers = (answers: readonly GivenAnswer[]): void => {
    for (const {input, inputPlace, answer, place} of answers) {
      checkInput(input, inputPlace);
      checkOption(input, answer, place, model, report);
    }
  };
  checkDay(cases.today);
  for (const {answers} of cases.people) checkAnswers(answers);
  const placesByName = new Map<string, Place>();
  for (const {name, place, unreviewed, today, given, but, expect, verdict, card} of cases.cases) {
    const first = placesByName.get(name);
    if (first !== undefined) report(diagnose('case-duplicate', repeated(place, first), {name}));
    placesByName.set(name, place);
    if (unreviewed !== undefined) report(diagnose('case-not-reviewed', unreviewed, {name}));
    if (today !== undefined) checkDay(today);
    checkPerson(given);
    checkAnswers(but);
    if ((expect === undefined || expect?.length === 0) && verdict === undefined && card === undefined)
      report(diagnose('case-nothing-expected', place));
    for (const {key, keyPlace} of expect ?? []) {
      if (results.includes(key)) continue;
      const hint = didYouMean(key, results, `The keys are: ${results.join(', ')}.`);
      report(diagnose('case-unknown-result', keyPlace, {key}, hint));
    }
    for (const {key, keyPlace} of card ?? []) {
      if (labels.includes(key)) continue;
      const hint = didYouMean(key, labels.texts, `The labels and headings are: ${labels.texts.join(', ')}.`);
      report(diagnose('case-unknown-label', keyPlace, {key}, hint));
    }
  }
  const readable = [...results, ...model.steps.map(({name}) => name)];
  for (const {given, vary, read, rows} of cases.ladders) {
    checkPerson(given);
    checkInput(vary.name, vary.place);
    if (!readable.includes(read.name)) {
      const hint = didYouMean(read.name, readable, 'Read a key of the result, a value, or a part as points.age.');
      report(diagnose('unknown-name', read.place, {name: read.name}, hint));
    }
    for (const {key, keyPlace} of rows)
      for (const option of key.split('|')) checkOption(vary.name, option.trim(), keyPlace, model, report);
  }
}

/** Reports an answer that is not an option, unless it is in quotes: that tests how the rules handle junk. */
function checkOption(name: string, answer: string, place: Place, model: Model, report: Report): void {
  const input = model.definition.inputs.find((candidate) => candidate.name === name);
  const options = input?.options.map((option) => option.value) ?? [];
  const isQuoted = /['"]/.test(place.source.text.charAt(place.start));
  if (options.length === 0 || options.includes(answer) || answer === '' || answer === 'blank' || isQuoted) return;
  const hint = didYouMean(answer, options, 'Use an option, blank, or a text in quotes to test junk.');
  report(diagnose('case-bad-answer', place, {value: answer, input: name}, hint));
}

type Answers = Readonly<Record<string, string>>;
type Calculation = Pick<CalculatorModule, 'evaluate'>;

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
  const people = new Map(cases.people.map((person) => [person.name, answersOf(person.answers)]));
  for (const single of cases.cases) {
    const {given, but, today = cases.today} = single;
    yield* comparisonsOfCase(
      single,
      calculator.evaluate({...people.get(given?.name ?? ''), ...answersOf(but)}, today.day),
    );
  }
  for (const {given, vary, read, rows} of cases.ladders)
    for (const {key, value} of rows)
      for (const option of key.split('|').map((word) => word.trim())) {
        const answers = {...people.get(given?.name ?? ''), [vary.name]: asAnswer(option)};
        const actual = readValue(calculator, answers, cases.today.day, read.name);
        yield compareValue(`${vary.name} ${option}`, read.name, value, actual);
      }
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
          found: result === null ? 'null, as a guard stopped it' : 'shown',
        });
    return;
  }
  for (const {key, value} of expect ?? []) yield compareValue(name, key, value, result[key]);
  if (verdict === undefined && expectedCard === undefined) return;
  const blocks = card();
  if (verdict !== undefined) yield compareVerdict(name, verdict, verdictIn(blocks));
  const texts = expectedCard === undefined ? {} : cardTexts(blocks);
  for (const {key, value} of expectedCard ?? [])
    yield compareValue(name, `'${key}' on the card`, value, texts[key] ?? null);
}

function compareValue(name: string, key: string, node: Node, actual: unknown): Diagnostic | undefined {
  const expected = expectedValue(node);
  if (matches(expected, actual)) return undefined;
  return diagnose('case-fails', node.place, {name, key, expected: formatValue(expected), found: formatValue(actual)});
}

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

/** The answers of a cases file by input, as a form holds them. */
export function answersOf(given: readonly {readonly input: string; readonly answer: string}[]): Answers {
  return Object.fromEntries(given.map(({input, answer}) => [input, answer]));
}

function readValue(calculator: Calculation, answers: Answers, today: string, name: string): unknown {
  const {result, values} = calculator.evaluate(answers, today);
  if (result === null) return null;
  if (Object.hasOwn(result, name)) return result[name];
  const [owner, member] = name.split('.') as [string, string?];
  const value = owner === 'result' ? result : values()[owner];
  return member === undefined ? value : (value as Record<string, unknown> | undefined)?.[member];
}

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
  if (entries.length === 1 && only![0] === 'count') return Array.isArray(actual) && actual.length === only![1];
  if (entries.length === 1 && only![0] === 'contains') return JSON.stringify(actual ?? '').includes(String(only![1]));
  return (
    typeof actual === 'object' &&
    actual !== null &&
    entries.every(([key, value]) => matches(value, (actual as Record<string, unknown>)[key]))
  );
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'nothing');
}
