/** With which answers something changes, in words. */
import type {Model} from '../../../engine/model.ts';
import {inputNamed} from '../../../engine/references.ts';
import type {Affected} from '../../analysis/diff/affected.ts';
import {alternatives, type Wording} from './wording.ts';

/** 'only with Visa type: F1, student or J1, exchange visitor (not with H1B, specialty worker)'; '' if every answer may be affected. */
export function describeAffected({inputs}: Affected, wording: Wording, model: Model): string {
  const parts = inputs.flatMap(({input, answers, others}) => {
    const {type} = inputNamed(input, model) ?? {};
    const words =
      type === 'number' || type === 'integer'
        ? describeRange(input, answers, others, wording)
        : type === 'choice' || type === 'yesno'
          ? describeOptions(input, answers, others, wording)
          : undefined;
    return words === undefined ? [] : [`${wording.question(input)}: ${words}`];
  });
  return parts.length === 0 ? '' : `only with ${parts.join('; ')}`;
}

/** ''F1, student' or 'J1, exchange visitor' (not 'L1, transfer')'; undefined if only the missing answer is left out. */
function describeOptions(
  input: string,
  answers: readonly string[],
  others: readonly string[],
  wording: Wording,
): string | undefined {
  const named = (some: readonly string[]): string =>
    alternatives(some.map((answer) => quoted(wording.answer(input, answer))));
  const exceptions = others.filter((answer) => answer !== '');
  return exceptions.length === 0 ? undefined : `${named(answers)} (not ${named(exceptions)})`;
}

const quoted = (label: string): string => (label === 'no answer' ? label : `'${label}'`);

/** 'from €58,350 (not €58,349) to €60,997 (not €60,998)'; undefined if the numbers are no range, or only 0 is left out. */
function describeRange(
  input: string,
  answers: readonly string[],
  others: readonly string[],
  wording: Wording,
): string | undefined {
  const numbers = (some: readonly string[]): readonly number[] =>
    some.filter((answer) => answer !== '' && Number.isFinite(Number(answer))).map(Number);
  const [affected, spared] = [numbers(answers), numbers(others)];
  const [low, high] = [Math.min(...affected), Math.max(...affected)];
  const below = Math.max(...spared.filter((number) => number < low));
  const above = Math.min(...spared.filter((number) => number > high));
  if (affected.length === 0 || spared.some((number) => number > low && number < high)) return undefined;
  const shown = (number: number): string => wording.answer(input, String(number));
  if (below <= 0 && above === Infinity) return 'above 0';
  const from = below === -Infinity ? '' : `from ${shown(low)} (not ${shown(below)})`;
  const to = above === Infinity ? (from === '' ? '' : ' on') : ` up to ${shown(high)} (not ${shown(above)})`;
  return from + to === '' ? undefined : `${from}${to}`.trim();
}
