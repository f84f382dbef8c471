/** The regions between the thresholds of a verdict. Within a region the verdict is the same, so one number of each is enough to try. */
import {isPast, numberOf, solveFor} from '../../engine/answers/cuts.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import {isNumberField} from '../../engine/language/inputs/number.ts';
import type {ChangesModule} from '../../engine/program/module.ts';
import type {FormAnswers} from './profile.ts';

/** The regions in which the answers lie, as text. Answers with the same text have the same verdict. */
export function regionOf(
  {questions}: Pick<ChangesModule, 'questions'>,
  fields: readonly FormField[],
  answers: FormAnswers,
): string {
  const regions = questions.map((question) => {
    const field = fields.find(({id}) => id === question.id)!;
    if (question.kind !== 'number' || !isNumberField(field)) return answers[question.id] ?? '';
    const number = numberOf(field, answers);
    const joint = question.joint.map((cut) => solveFor(cut, question.id, fields, answers));
    return [...question.cuts, ...joint].filter((cut) => isPast(number, cut)).length;
  });
  return JSON.stringify(regions);
}

/**
 * The first whole number of each region after that of `low`, ascending.
 * @param regionAt of a number; it passes each threshold once as the number grows
 */
export function regionStarts(low: number, high: number, regionAt: (number: number) => string): readonly number[] {
  const between = (from: number, fromRegion: string, to: number, toRegion: string): readonly number[] => {
    if (fromRegion === toRegion) return [];
    if (to - from === 1) return [to];
    const middle = Math.floor((from + to) / 2);
    const region = regionAt(middle);
    return [...between(from, fromRegion, middle, region), ...between(middle, region, to, toRegion)];
  };
  return low < high ? between(low, regionAt(low), high, regionAt(high)) : [];
}

/** The first number of the lowest region from which on all up to the last one are enough; undefined if the last one is not. */
export function lowestEnough(starts: readonly number[], isEnough: (number: number) => boolean): number | undefined {
  const last = starts.findLastIndex((start) => !isEnough(start));
  return starts[last + 1];
}
