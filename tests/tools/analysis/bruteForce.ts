import type {CardBlock} from '../../../src/engine/compiled/card.ts';
import type {CompiledCalculator} from '../../../src/engine/compiled/module.ts';
import type {Space} from '../../../src/tools/analysis/space.ts';

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
  return [items.map((item) => ({...item, label: undefined, marks: undefined})), total?.text];
}
