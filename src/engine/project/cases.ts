/** The cases of a definition: their names and days are checked, then they are run; one that fails is a diagnostic. */
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {asAnswer, expectedValue, type Cases, type GivenAnswer, type Case} from '../definition/cases.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import type {Model} from '../model.ts';
import {verdictIn, type CardItem} from '../compiled/card.ts';
import type {CalculatorModule} from '../compiled/module.ts';
import type {Node} from '../yaml/node.ts';

export function checkCases(cases: Cases, model: Model, report: Report): void {
  const {definition} = model;
  const names = definition.inputs.map((input) => input.name);
  const people = cases.people.map((person) => person.name);
  const checkInput = (name: string, place: Place): void => {
    if (!names.includes(name))
      report(diagnose('not-an-input', place, {name}, didYouMean(name, names, 'Only inputs can stand here.')));
  };
  const checkPerson = (given: {name: string; place: Place} | undefined): void => {
    if (given !== undefined && !people.includes(given.name))
      report(
        diagnose(
          'case-unknown-person',
          given.place,
          {name: given.name},
          didYouMean(given.name, people, "Add the answers under 'people:'."),
        ),
      );
  };
  const checkDay = ({day, place}: {day: string; place: Place}): void => {
    if (!isCalendarDay(day)) report(diagnose('not-a-day', place, {value: day}));
  };
  const checkAnswers = (answers: readonly GivenAnswer[]): void => {
    for (const {input, inputPlace, answer, place} of answers) {
      checkInput(input, inputPlace);
      checkOption(input, answer, place, model, report);
    }
  };
  checkDay(cases.today);
  for (const person of cases.people) checkAnswers(person.answers);
  const seen = new Map<string, Place>();
  for (const each of cases.cases) {
    const first = seen.get(each.name);
    if (first !== undefined)
      report(
        diagnose(
          'case-duplicate',
          [
            {...each.place, label: 'again here'},
            {...first, label: 'first here'},
          ],
          {name: each.name},
        ),
      );
    seen.set(each.name, each.place);
    if (each.unreviewed !== undefined) report(diagnose('case-not-reviewed', each.unreviewed, {name: each.name}));
    if (each.today !== undefined) checkDay(each.today);
    checkPerson(each.given);
    checkAnswers(each.but);
    if ((each.expect === undefined || each.expect?.length === 0) && each.verdict === undefined)
      report(diagnose('case-nothing-expected', each.place));
    for (const {key, keyPlace} of each.expect ?? []) checkResultKey(key, keyPlace, model, report);
  }
  for (const ladder of cases.ladders) {
    checkPerson(ladder.given);
    checkInput(ladder.vary.name, ladder.vary.place);
    checkReadable(ladder.read, model, report);
    for (const row of ladder.rows)
      for (const option of row.key.split('|'))
        checkOption(ladder.vary.name, option.trim(), row.keyPlace, model, report);
  }
}

/** A bare word that is no option is a slip; junk is tested in quotes with a space or sign, or on purpose with another kind of input. */
function checkOption(name: string, answer: string, place: Place, model: Model, report: Report): void {
  const input = model.definition.inputs.find((each) => each.name === name);
  const options = input?.options.map((option) => option.value) ?? [];
  const isJunk = place.source.text[place.start] === "'" || place.source.text[place.start] === '"';
  if (options.length === 0 || options.includes(answer) || answer === '' || answer === 'blank' || isJunk) return;
  report(
    diagnose(
      'case-bad-answer',
      place,
      {value: answer, input: name},
      didYouMean(answer, options, 'Use an option, blank, or a text in quotes to test junk.'),
    ),
  );
}

function checkResultKey(key: string, place: Place, model: Model, report: Report): void {
  const keys = model.definition.result.map((named) => named.name);
  if (!keys.includes(key))
    report(diagnose('case-unknown-result', place, {key}, didYouMean(key, keys, `The keys are: ${keys.join(', ')}.`)));
}

function checkReadable({name, place}: {name: string; place: Place}, model: Model, report: Report): void {
  const results = model.definition.result.map((named) => named.name);
  const values = model.steps.map((step) => step.name);
  if (results.includes(name) || values.includes(name)) return;
  report(
    diagnose(
      'unknown-name',
      place,
      {name},
      didYouMean(name, [...results, ...values], 'Read a key of the result, a value, or a part as points.age.'),
    ),
  );
}

type Answers = Readonly<Record<string, string>>;
type Calculation = Pick<CalculatorModule, 'evaluate'>;

/** Gives the number of comparisons that were made. */
export function runCases(cases: Cases, calculator: Calculation, report: Report): number {
  let compared = 0;
  const people = new Map(cases.people.map((person) => [person.name, answersOf(person.answers)]));
  const compare = (name: string, key: string, expected: Node, found: unknown): void => {
    compared++;
    if (!matches(expectedValue(expected), found))
      report(
        diagnose('case-fails', expected.place, {
          name,
          key,
          expected: formatValue(expectedValue(expected)),
          found: formatValue(found),
        }),
      );
  };
  const compareVerdict = (name: string, expected: NonNullable<Case['verdict']>, found: CardItem | undefined): void => {
    compared++;
    const {tone = found?.tone, say = found?.text, place} = expected;
    if (found === undefined || tone !== found.tone || say !== found.text)
      report(
        diagnose('case-fails', place, {
          name,
          key: 'the verdict',
          expected: `'${say ?? ''}' (${tone ?? ''})`,
          found: found === undefined ? 'nothing' : `'${found.text}' (${found.tone})`,
        }),
      );
  };
  for (const each of cases.cases) {
    const answers = {...people.get(each.given?.name ?? ''), ...answersOf(each.but)};
    const today = each.today?.day ?? cases.today.day;
    const {result, card} = calculator.evaluate(answers, today);
    if (each.expect === null || result === null) {
      compared++;
      if (each.expect !== result)
        report(
          diagnose('case-fails', each.place, {
            name: each.name,
            key: 'the result',
            expected: each.expect === null ? 'null' : 'shown',
            found: result === null ? 'null, as a guard stopped it' : 'shown',
          }),
        );
      continue;
    }
    for (const {key, value: expected} of each.expect ?? []) compare(each.name, key, expected, result[key]);
    if (each.verdict !== undefined) compareVerdict(each.name, each.verdict, verdictIn(card()));
  }
  for (const ladder of cases.ladders) {
    for (const {key, value: expected} of ladder.rows) {
      for (const option of key.split('|')) {
        const answers = {...people.get(ladder.given?.name ?? ''), [ladder.vary.name]: asAnswer(option.trim())};
        compare(
          `${ladder.vary.name} ${option.trim()}`,
          ladder.read.name,
          expected,
          readValue(calculator, answers, cases.today.day, ladder.read.name),
        );
      }
    }
  }
  return compared;
}

/** Answers of a cases file by input, as a form would hold them. */
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

/** Numbers to 1e-6, texts exactly; a map compares its keys; `{count: n}` and `{contains: words}` are for free words. */
function matches(expected: unknown, found: unknown): boolean {
  if (typeof expected === 'number' && typeof found === 'number') return Math.abs(expected - found) <= 1e-6;
  if (typeof expected === 'number' && typeof found === 'string') return String(expected) === found;
  if (typeof expected !== 'object' || expected === null) return expected === found;
  if (Array.isArray(expected))
    return (
      Array.isArray(found) &&
      expected.length === found.length &&
      expected.every((each, index) => matches(each, found[index]))
    );
  const entries = Object.entries(expected as Record<string, unknown>);
  const [only] = entries;
  if (entries.length === 1 && only![0] === 'count') return Array.isArray(found) && found.length === only![1];
  if (entries.length === 1 && only![0] === 'contains') return JSON.stringify(found ?? '').includes(String(only![1]));
  return (
    typeof found === 'object' &&
    found !== null &&
    entries.every(([key, each]) => matches(each, (found as Record<string, unknown>)[key]))
  );
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? 'nothing');
}
