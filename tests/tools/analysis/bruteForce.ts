import type {Block, CompiledCalculator, Workings} from '../../../src/engine/compiled/module.ts';
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

/** The result, and what the card shows: verdict, sentences, figures, facts. Titles and labels belong to the page's texts. */
function seen(calculator: CompiledCalculator, answers: Readonly<Record<string, string>>, today: string): string {
  const workings: Partial<Workings> = {};
  const result = calculator.calculate(answers, today, workings);
  if (result === null) return 'nothing';
  const card = workings.card!();
  return JSON.stringify([result, card.flatMap(sentencesOf), card.flatMap(shownIn)]);
}

function sentencesOf(block: Block): readonly string[] {
  if (block.kind === 'note') return [block.text];
  return block.kind === 'reasons' || block.kind === 'requirements' ? block.lines : [];
}

function shownIn(block: Block): readonly unknown[] {
  switch (block.kind) {
    case 'verdict':
      return [block.tone, block.text];
    case 'figure':
      return [block.text, block.outOf];
    case 'breakdown':
    case 'fees':
      return [...block.parts.map(({value}) => value), block.total.text];
    case 'facts':
      return block.facts.map(({text}) => text);
    case 'progress':
      return [block.percent, block.text, block.days];
    case 'stages':
      return [block.stages, block.current];
    default:
      return [];
  }
}
