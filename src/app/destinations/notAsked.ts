/** Questions of a calculator that no profile answers and that can still change its verdict. */
import {type Judged, lacksAnswer, openAxes} from '../../engine/answers/verdictProof.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {FormAnswers} from './profile.ts';

/** More combinations than this are not tried for each programme: every open question then counts as one that can change the verdict. */
const MAX_TRIED = 20_000;

/**
 * The open questions whose answer can make the verdict another one, whatever the answers to the other open ones are. What is left out
 * cannot, which is proven: one answer of each region between thresholds represents all others.
 * @param open those that were not asked
 * @param answers all others
 */
export function decidingQuestions(
  calculator: Judged,
  fields: readonly FormField[],
  open: readonly FormField[],
  answers: FormAnswers,
  today: CalendarDay,
): readonly FormField[] {
  const axes = openAxes(
    calculator,
    fields,
    answers,
    (field, values) => open.includes(field) && lacksAnswer(field, values),
  );
  const sizes = axes.map((axis) => 1 + (axis.answers?.length ?? 0));
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const ids =
    combinations > MAX_TRIED || axes.some((axis) => axis.answers === undefined)
      ? axes.map(({id}) => id)
      : axes.map(({id}) => id).filter((_, index) => isDeciding(index));
  return fields.filter(({id}) => ids.includes(id));

  /** Combinations are numbers whose digits are the answers; 0 is none. */
  function isDeciding(index: number): boolean {
    const step = sizes.slice(0, index).reduce((product, size) => product * size, 1);
    return Array.from({length: combinations}, (_, number) => number).some((number) => {
      const digit = Math.floor(number / step) % sizes[index]!;
      return digit > 0 && isGood(number) !== isGood(number - digit * step);
    });
  }

  function isGood(number: number): boolean {
    let rest = number;
    const chosen = axes.flatMap(({id, answers: values = []}, index) => {
      const digit = rest % sizes[index]!;
      rest = Math.floor(rest / sizes[index]!);
      return digit === 0 ? [] : [[id, values[digit - 1]!] as const];
    });
    return calculator.outcome({...answers, ...Object.fromEntries(chosen)}, today)?.tone === 'good';
  }
}
