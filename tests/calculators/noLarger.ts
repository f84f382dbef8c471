import type {Suggestion} from '../../src/engine/answers/suggestions/change.ts';
import {readNumber, type Answers} from '../../src/engine/runtime/answers.ts';
import type {Tried} from './everyChange.ts';

/** Whether a suggestion changes the same answers as the attempt, none of them by more. */
export const has =
  (tried: readonly Tried[], given: Answers) =>
  (suggestions: readonly Suggestion[]): boolean =>
    suggestions.some((each) => isNoLarger(each, tried, given));

const isNoLarger = ({changes}: Suggestion, tried: readonly Tried[], answers: Answers): boolean =>
  changes.length === tried.length &&
  changes.every((change) => {
    const other = tried.find(({id}) => id === change.id);
    if (other === undefined) return false;
    const given = readNumber(answers[change.id]);
    const [own, its] = [Number(change.value) - given, Number(other.value) - given];
    if (change.limit !== undefined) {
      // If the limit itself is excluded, the next whole number is suggested.
      const slack = change.limit.is === 'below' || change.limit.is === 'over' ? 1 : 0;
      return Math.sign(own) === Math.sign(its) && Math.abs(own) <= Math.abs(its) + slack;
    }
    return other.options === undefined
      ? change.value === other.value
      : other.options.indexOf(change.value) <= other.options.indexOf(other.value);
  });
