import type {CardBlock, CardItem} from '../../../src/engine/results/card.ts';
import type {CompiledCalculator} from '../../../src/engine/program/module.ts';
import type {Input} from '../../../src/engine/language/definition/input.ts';
import type {Model} from '../../../src/engine/language/model.ts';
import {formatItems} from '../../../src/engine/runtime/items.ts';
import type {Space} from '../../../src/tools/analysis/space.ts';
import type {Random} from './randomDefinitions.ts';

/** How many answer sets of a space give a different result or card, by brute force: calculates each and compares it as text. */
export function changedByBruteForce(
  space: Space,
  before: CompiledCalculator,
  after: CompiledCalculator,
): {changed: number; all: number} {
  let [changed, all] = [0, 0];
  space.days.forEach((today, day) => {
    const sets = space.axes.reduce<readonly Readonly<Record<string, string>>[]>(
      (known, {input, answers}) => known.flatMap((set) => answers[day]!.map((answer) => ({...set, [input]: answer}))),
      [{}],
    );
    all += sets.length;
    for (const set of sets) if (seen(before, set, today) !== seen(after, set, today)) changed++;
  });
  return {changed, all};
}

/** The result, and what the card shows: verdict, sentences, figures, facts. Its headings and labels are texts of the page. */
function seen(calculator: CompiledCalculator, answers: Readonly<Record<string, string>>, today: string): string {
  const {result, card} = calculator.evaluate(answers, today);
  if (result === null) return 'nothing';
  const [sentences, others] = [card().filter(isSentences), card().filter((block) => !isSentences(block))];
  return JSON.stringify([result, sentences.flatMap(({items}) => items), others.map(withoutLabels)]);
}

/** Lists of sentences may be joined or split. */
function isSentences({items}: CardBlock): boolean {
  return items.every(({label, tone, stage}) => label === undefined && tone === undefined && stage === undefined);
}

function withoutLabels({items, total}: CardBlock): unknown {
  const withoutLabel = (item: CardItem): unknown => ({
    ...item,
    label: undefined,
    // Visitors read a fraction as its text.
    value: Number.isInteger(item.value) ? item.value : undefined,
    marks: item.marks?.map(({value, text}) => [value, text]),
  });
  return [items.map(withoutLabel), total?.text];
}

/** Answers and a day for which two calculators give a different result or card; the simplest proof that a change changes something. */
export interface Difference {
  readonly answers: Readonly<Record<string, string>>;
  readonly today: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Tries random answers: blank, around the figures of the definitions, fractions, large, negative, unreadable, ends of months. */
export function differenceByBruteForce(
  models: readonly [Model, Model],
  calculators: readonly [CompiledCalculator, CompiledCalculator],
  figures: readonly number[],
  random: Random,
  count: number,
): Difference | undefined {
  const inputs = models.flatMap(({definition}) => definition.inputs);
  for (let index = 0; index < count; index++) {
    const today = random.chance(0.5)
      ? random.pick(['2024-06-15', '2025-05-31', '2025-06-01', '2026-12-31', '2027-01-01', '2030-02-28'])
      : randomDay(random);
    const answers = Object.fromEntries(inputs.map((input) => [input.name, randomAnswer(input, figures, random)]));
    const [before, after] = calculators.map((calculator) => everythingShown(calculator, answers, today));
    if (!agree(before, after)) return {answers, today, before, after};
  }
  return undefined;
}

export function randomAnswer({type, options, each = []}: Input, figures: readonly number[], random: Random): string {
  if (type === 'list')
    return formatItems(
      Array.from({length: random.below(5)}, () => each.map((field) => randomAnswer(field, figures, random))),
    );
  if (random.chance(0.08)) return '';
  if (options.length > 0) return random.chance(0.95) ? random.pick(options).value : 'unknown';
  if (type === 'text') return random.pick(['some words', ' ']);
  if (type === 'date') return random.chance(0.5) ? random.pick(specialDays) : randomDay(random);
  const near = (): number => random.pick(figures) + random.pick([-1, -0.5, -0.01, 0, 0.01, 0.5, 1]);
  return random.pick([
    () => String(random.pick(figures)),
    () => String(near()),
    () => (random.next() * 10).toFixed(random.below(5)),
    () => (random.next() * 100).toFixed(random.below(4)),
    () => String(random.below(100)),
    () => (random.next() * 1e6).toFixed(random.below(3)),
    () => random.pick(['-5', '1e13', 'none', '0', '1.005', '0.29']),
  ])();
}

const specialDays = [
  '2024-02-29',
  '2024-01-31',
  '2023-03-31',
  '2025-12-31',
  '2026-02-28',
  '2027-08-31',
  '2028-02-29',
  '2000-02-28',
  '2000-02-29',
  '2023-12-30',
  '2023-12-31',
  '2024-01-01',
  '2024-05-15',
  '2024-05-16',
  '2024-06-15',
  '2024-06-29',
  '2024-06-30',
  '2024-07-01',
  '2025-01-01',
  '2026-03-01',
  '0001-01-01',
  '9999-12-31',
  '2024-02-30',
];

function randomDay(random: Random): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `20${10 + random.below(30)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
}

function everythingShown(
  calculator: CompiledCalculator,
  answers: Readonly<Record<string, string>>,
  today: string,
): unknown {
  const {result, card} = calculator.evaluate(answers, today);
  return result === null ? null : [result, card().map(withoutLabels)];
}

/** Equal, with numbers to a millionth, as the published cases are compared. */
function agree(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) =>
      agree((one as Readonly<Record<string, unknown>>)[key], (other as Readonly<Record<string, unknown>>)[key]),
    )
  );
}
