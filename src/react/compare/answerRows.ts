import type {Input} from '../../definition/module.ts';
import {isBlank, type Answers} from '../../functions/answers.ts';
import {round} from '../../functions/arithmetic.ts';
import {signed} from '../../functions/formats.ts';
import {isShown} from '../../form/visibility.ts';
import {answerText} from '../answerText.ts';
import {labelOf} from '../fields/hint.ts';
import type {ComparedRow} from './comparedRows.ts';
import words from './compare.yaml';

/** The answers that differ, in the form's order; an answer of a field that is not shown counts as not there. */
export function answerRows(inputs: readonly Input[], first: Answers, second: Answers): readonly ComparedRow[] {
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
function distance(input: Input, first: unknown, second: unknown): string | undefined {
  if ((input.kind !== 'number' && input.kind !== 'integer') || isBlank(first) || isBlank(second)) return undefined;
  const difference = Number(second) - Number(first);
  return Number.isFinite(difference) ? signed(round(difference, 10), input.unit) : undefined;
}
