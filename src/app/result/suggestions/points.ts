/** What changes of the answers add to the points of a result that is short of a mark. */
import type {FoundChanges} from '../../../engine/answers/suggestions/findChanges.ts';
import {stepsUp} from '../../../engine/answers/suggestions/steps.ts';
import {type CardBlock, type CardItem, headlinesIn} from '../../../engine/results/card.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import {minus} from '../../../engine/runtime/arithmetic.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {distanceOf} from '../card/headline.ts';
import {type SuggestionLine, suggestionLines} from './suggestionText.ts';

export type PointsCalculation = Pick<
  Calculation,
  'calculator' | 'answers' | 'today' | 'card' | 'rules' | 'completeness'
>;

/** The points of a result, and the mark that it is short of. */
export interface Points {
  readonly now: number;
  readonly mark: number;
  /** With other answers; undefined where these have no points. */
  readonly after: (values: Readonly<Record<string, string>>) => number | undefined;
  /** What other answers add under the rules of today; undefined if the result has these rules. */
  readonly addedToday: (values: Readonly<Record<string, string>>) => number | undefined;
}

/** The rules that apply now, by name. */
const TODAY = 'today';

/** Undefined for a result without points, or that is short of no mark. */
export function pointsOf({calculator, answers, today, card, rules}: PointsCalculation): Points | undefined {
  // A salary may be short of its mark beside points that are not.
  const {value: now = 0, marks = []} = pointsIn(card) ?? {};
  const above = marks.map(({value}) => value).filter((value) => value > now);
  if (above.length === 0 || distanceOf(card)?.isShort !== true) return undefined;
  const mark = Math.min(...above);
  const pointsWith = (given: Pick<typeof calculator, 'evaluate'>, all: Answers): number | undefined =>
    pointsIn(given.evaluate(all, today).card())?.value;
  const later = rules === TODAY || calculator.changesOn.length === 0 ? undefined : calculator.under?.(TODAY);
  return {
    now,
    mark,
    after: (values) => pointsWith(calculator, {...answers, ...values}),
    addedToday(values) {
      const [before, after] = [answers, {...answers, ...values}].map((all) => later && pointsWith(later, all));
      return before === undefined || after === undefined ? undefined : minus(after, before);
    },
  };
}

const pointsIn = (card: readonly CardBlock[]): CardItem | undefined =>
  headlinesIn(card).find(({marks, unit}) => marks !== undefined && unit === 'points');

/** What is not enough alone, in words; of questions with an answer that is enough, nothing. */
export function stepLines(
  points: Points,
  found: FoundChanges,
  inputs: Parameters<typeof suggestionLines>[2],
  {answers, completeness}: PointsCalculation,
): readonly SuggestionLine[] {
  const enough = new Set(
    found.better.flatMap(({changes: [first, ...others]}) => (others.length === 0 ? first!.id : [])),
  );
  const isOpen = (id: string): boolean => completeness.open.some((question) => question.id === id);
  const variables = found.variables.filter(({id}) => !enough.has(id) && !isOpen(id));
  const steps = stepsUp(variables, inputs, answers, (all) => points.after(all as Record<string, string>));
  const better = steps.map(({change}) => ({changes: [change], outcome: found.now, andBeyond: false}));
  return suggestionLines('better', {...found, better}, inputs);
}

/** The points with all of these changes together. */
export function together(points: Points, lines: readonly SuggestionLine[]): number {
  const values = Object.assign({}, ...lines.map((line) => line.values)) as Record<string, string>;
  return points.after(values) ?? points.now;
}
