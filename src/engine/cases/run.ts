/** Runs the cases of a definition; one that fails is a diagnostic at the value that was expected. */
import {diagnose, type Report} from '../diagnostics/diagnostic.ts';
import {asAnswer, expectedValue, type Case, type Cases} from '../definition/cases.ts';
import {verdictIn, type CardItem} from '../compiled/card.ts';
import type {CalculatorModule} from '../compiled/module.ts';
import type {Node} from '../yaml/node.ts';

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
