import type {FormField} from '../../../engine/compiled/module.ts';
import {isBlank, type Answers} from '../../../engine/runtime/answers.ts';
import {round} from '../../../engine/runtime/arithmetic.ts';
import {signed} from '../../../engine/runtime/formats.ts';
import {isShown} from '../../../engine/answers/visibility.ts';
import {answerText} from '../../calculator/answerText.ts';
import {labelOf} from '../../calculator/fields/Labelled.tsx';
import type {ComparedRow} from './comparedRows.ts';
import * as words from '../../words/compare.ts';

/** The answers that differ, in the form's order; an answer of a field that is not shown counts as not there. */
export function answerRows(inputs: readonly FormField[], first: Answers, second: Answers): readonly ComparedRow[] {
  return inputs.flatMap((input) => {
    const [one, other] = [first, second].map((answers) =>
      isShown(input, answers) ? [answerText(input, answers[input.id])] : [],
    ) as [string[], string[]];
    if (one[0] === other[0]) return [];
    return {
      key: `answer ${input.id}`,
      group: words.table.answers,
      label: labelOf(input),
      first: one,
      second: other,
      difference: distance(input, first[input.id], second[input.id]) ?? words.table.different,
      kind: 'answer',
    };
  });
}

/** How far two numbers are apart; undefined for other answers, and where one is missing. */
function distance(input: FormField, first: unknown, second: unknown): string | undefined {
  if ((input.kind !== 'number' && input.kind !== 'integer') || isBlank(first) || isBlank(second)) return undefined;
  const difference = Number(second) - Number(first);
  return Number.isFinite(difference) ? signed(round(difference, 10), input.unit) : undefined;
}
