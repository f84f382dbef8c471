import type {CompiledCalculator, Workings} from '../../src/definition/module.ts';
import type {Space} from '../../src/analysis/space.ts';

/** How many answer sets of a space give another result or other sentences on the card, by the longest way: each is worked out and written as text. */
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

/** The result, the words of the verdict, and the sentences of the card. */
function seen(calculator: CompiledCalculator, answers: Readonly<Record<string, string>>, today: string): string {
  const workings: Partial<Workings> = {};
  const result = calculator.calculate(answers, today, workings);
  if (result === null) return 'nothing';
  const said = workings.card!().flatMap((block) => {
    if (block.kind === 'verdict') return ['verdict', block.text];
    if (block.kind === 'note') return [block.text];
    return block.kind === 'reasons' || block.kind === 'requirements' ? block.lines : [];
  });
  return JSON.stringify([result, said]);
}
