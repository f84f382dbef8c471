/** What the browser tests use of the engine. They get it from loadEngine.ts. */
import {readFileSync} from 'node:fs';
import {read} from '../../src/engine/language/yaml/read.ts';
import {readCases, type ItemFields} from '../../src/engine/language/definition/cases.ts';
import {headlinesIn, verdictIn, type CardBlock, type Tone} from '../../src/engine/results/card.ts';
import type {FormField} from '../../src/engine/language/inputs/index.ts';
import {isCalendarDay} from '../../src/engine/runtime/calendar.ts';
import {parseItems} from '../../src/engine/runtime/items.ts';
import {isShown} from '../../src/engine/answers/visibility.ts';
import {library} from '../calculators/compiled.ts';
import type {Answers} from './form.ts';
import {caseFiles} from './loadEngine.ts';

export {library};
export {explanationDigest} from '../../src/tools/api/cases.ts';
export * from './conformance/asked.ts';
export {receiptIn} from '../../src/engine/published/receiptFile.ts';
export {readReceipt} from '../../src/tools/receipts/verify.ts';

/** A case that a visitor can fill in, and the expected text of its card. */
export interface VisibleCase {
  readonly name: string;
  readonly today: string;
  /** In the order of the form, without hidden and blank fields. */
  readonly answers: Answers;
  /** The verdict or, without one, the headline figure. */
  readonly says: string;
  readonly tone: Tone | 'figure';
}

/** The first case for each tone of a calculator's verdict. */
export function casesOf(id: string): readonly VisibleCase[] {
  const path = caseFiles.get(id)!;
  const calculator = library.get(id);
  const tree = read({path, text: readFileSync(path, 'utf8')}, () => undefined)!;
  const {cases, people, today} = readCases(tree, itemFieldsIn(calculator.page('2024-06-30').fields));
  const found = new Map<string, VisibleCase>();
  for (const each of cases) {
    const given = [...(people.find((person) => person.name === each.given?.name)?.answers ?? []), ...each.but];
    const all = Object.fromEntries(given.map(({input, answer}) => [input, answer]));
    const day = each.today?.day ?? today.day;
    const {fields} = calculator.page(day);
    if (!fields.every((field) => isFillable(field, all[field.id] ?? ''))) continue;
    const {result, card} = calculator.evaluate(all, day);
    if (result === null) continue;
    const shown = fields.filter((field) => isShown(field, all) && (all[field.id] ?? '') !== '');
    const visible = {
      name: each.name,
      today: day,
      answers: Object.fromEntries(shown.map((field) => [field.id, all[field.id]!])),
      ...headline(card()),
    };
    if (!found.has(visible.tone)) found.set(visible.tone, visible);
  }
  return [...found.values()];
}

function itemFieldsIn(fields: readonly FormField[]): ItemFields {
  return Object.fromEntries(
    fields.flatMap((field) => (field.kind === 'list' ? [[field.id, field.each.map(({id}) => id)]] : [])),
  );
}

function isFillable(input: FormField, answer: string): boolean {
  if (answer === '') return true;
  switch (input.kind) {
    case 'choice':
    case 'yesno':
      return input.options.some((option) => option.value === answer);
    case 'date':
      return isCalendarDay(answer);
    case 'text':
      return answer.trim() === answer;
    case 'list':
      return parseItems(answer).every((item) =>
        input.each.every((field, index) => isFillable(field, item[index] ?? '')),
      );
    default:
      return /^\d+(\.\d+)?$/.test(answer);
  }
}

function headline(card: readonly CardBlock[]): {says: string; tone: Tone | 'figure'} {
  const verdict = verdictIn(card);
  const [figure] = headlinesIn(card);
  return verdict === undefined
    ? {says: figure?.outOfText ?? figure?.text ?? '', tone: 'figure'}
    : {says: verdict.text, tone: verdict.tone};
}
