/** A calculator with figures that somebody put in by hand, in the place of those of its definition. */
import {type Cut, inOrder} from '../language/expression/cut.ts';
import type {CardPlan, Named} from '../plan/plan.ts';
import {ownFiguresIn} from '../results/ownFigures.ts';
import type {OwnFigures} from '../runtime/ownFigures.ts';
import {fill} from '../runtime/message.ts';
import {replacedFigure} from '../words/replacedFigures.ts';
import type {ChangesModule, NumberQuestion} from './module.ts';

type Replaceable = Pick<ChangesModule, 'variables' | 'questions' | 'numbers'> & {readonly cardPlan: CardPlan};

/**
 * Makes a calculator with figures of somebody's own: the program and the plan then have no others. Of the thresholds only those in proportion to
 * a figure are known for another one, so searches say what they tried, and proofs leave numbers open.
 * @param make from the functions that emitted code may call
 * @param name of the rules, which has the figures
 */
export function withReplacedFigures<Script extends Replaceable>(
  make: (runtime: Readonly<Record<string, unknown>>) => Script,
  runtime: Readonly<Record<string, unknown>>,
  name: string,
): Script & {readonly own: OwnFigures} {
  const own = ownFiguresIn(name);
  const made = make({...runtime, $own: own});
  const {variables, questions, numbers, cardPlan} = made;
  const withOthers = <Question extends NumberQuestion>(question: Question): Question => ({
    ...question,
    cuts: inOrder([...question.cuts, ...cutsOf(question.cuts, cardPlan, own)]),
    hasOthers: true as const,
  });
  const named = Object.entries(cardPlan.names).map(([each, known]) => [each, replaced(known, own[each])] as const);
  return {
    ...made,
    own,
    variables: variables.map((each) => (each.kind === 'number' && 'cuts' in each ? withOthers(each) : each)),
    questions: questions.map(({id, kind}) => ({id, kind: kind === 'number' ? 'other' : kind})),
    numbers: numbers.map(withOthers),
    cardPlan: {...cardPlan, names: Object.fromEntries(named)},
  };
}

function replaced(known: Named, value: number | undefined): Named {
  if (value === undefined || !('is' in known)) return known;
  const {later: _, ...first} = known;
  return {...first, is: value, label: fill(replacedFigure, {figure: known.label})};
}

/** The cuts of the figures, as those of their known values are in proportion to them: €4,357 a month, or 12 times that a year. */
function cutsOf(cuts: readonly Cut[], {names}: CardPlan, own: OwnFigures): readonly Cut[] {
  return Object.entries(own).flatMap(([name, value]) => {
    const {is, later = []} = names[name] ?? {};
    const known = [is, ...later.map(([, each]) => each)] as readonly number[];
    const hasCut = (at: number, after: boolean): boolean =>
      cuts.some((cut) => cut.after === after && Math.abs(cut.at - at) < 1e-6 * Math.abs(at));
    return cuts.flatMap(({at, after}) => {
      const ratio = at / known[0]!;
      return known.every((each) => hasCut(ratio * each, after)) ? [{at: ratio * value, after}] : [];
    });
  });
}
