/** Steps as a ledger: a line for each figure, a line of its own for each limit, and what they come to. */
import type {Sign, Step, Working} from '../runtime/explanation.ts';
import {limitText} from './facts.ts';
import {fillIn, type Words} from './sentence.ts';

export interface LedgerLine {
  readonly label: string;
  readonly text: string;
  /** The id of the input, where the figure is an answer. */
  readonly input?: string;
  readonly isTotal: boolean;
}

export function ledgerOf(working: Working & {kind: 'steps'}, words: Words): readonly LedgerLine[] {
  const lines = toldSteps(working.steps).map((step) => lineOf(step, words));
  const isSum = working.steps.every(({sign}) => sign === 'start' || sign === 'plus' || sign === 'minus');
  const label = isSum ? words.ledger.together : words.ledger.result;
  return [...lines, {label, text: working.text, isTotal: true}];
}

/** The steps to tell of: a part of a sum that adds nothing is left out, unless all of them add nothing. */
export function toldSteps(steps: readonly Step[]): readonly Step[] {
  const isPart = ({sign}: Step): boolean => sign === 'start' || sign === 'plus' || sign === 'minus';
  const isFactor = ({sign}: Step): boolean => sign === 'times' || sign === 'share' || sign === 'dividedBy';
  const told = steps.filter((step) => !isPart(step) || step.of?.value !== 0);
  const [first, ...later] = told;
  if (steps.some(isFactor) || first === undefined || !isPart(first) || first.sign === 'minus') return steps;
  return [{...first, sign: 'start'}, ...later];
}

function lineOf({sign, of, text, change}: Step, words: Words): LedgerLine {
  const {ledger} = words;
  const limit = of === undefined ? '' : limitText(of, words);
  switch (sign) {
    case 'atMost':
    case 'atLeast':
      return {label: fillIn(ledger[sign], {limit}), text: change ?? text, isTotal: false};
    case 'rounded':
    case 'roundedUp':
    case 'roundedDown':
      return {label: ledger[sign], text, isTotal: false};
    default:
      return {
        label: of?.label || ledger.figure,
        text: signed(sign, of?.text ?? '', words),
        isTotal: false,
        ...(of?.kind === 'answer' ? {input: of.input} : {}),
      };
  }
}

function signed(sign: Sign, figure: string, {ledger}: Words): string {
  const texts: Partial<Record<Sign, string>> = {
    plus: ledger.plus,
    minus: ledger.minus,
    times: ledger.times,
    share: ledger.share,
    dividedBy: ledger.dividedBy,
  };
  return fillIn(texts[sign] ?? '{figure}', {figure});
}
