/**
 * Figures put together one after the other, in two forms: sentences ('$65,000 times 1.8 is $117,000.') and a ledger with
 * a line for each figure and each limit.
 */
import type {Derivation, Sign, Step} from '../runtime/explanation.ts';
import {limitText} from './explainChecks.ts';
import {fillIn, say, type Sentence} from './sentence.ts';
import * as words from './words.ts';

export interface LedgerLine {
  readonly label: string;
  readonly text: string;
  /** The id of the input, where the figure is an answer. */
  readonly input?: string;
  readonly isTotal: boolean;
}

export function ledgerLines(derivation: Derivation & {kind: 'steps'}): readonly LedgerLine[] {
  const lines = relevantSteps(derivation.steps).map(ledgerLine);
  const isSum = derivation.steps.every(({sign}) => sign === 'start' || sign === 'plus' || sign === 'minus');
  const label = isSum ? words.ledger.together : words.ledger.result;
  return [...lines, {label, text: derivation.text, isTotal: true}];
}

/** Leaves out the parts of a sum that add nothing, unless none of them adds anything. */
export function relevantSteps(steps: readonly Step[]): readonly Step[] {
  const isPart = ({sign}: Step): boolean => sign === 'start' || sign === 'plus' || sign === 'minus';
  const isFactor = ({sign}: Step): boolean => sign === 'times' || sign === 'share' || sign === 'dividedBy';
  const counted = steps.filter((step) => !isPart(step) || step.of?.value !== 0);
  const [first, ...later] = counted;
  if (steps.some(isFactor) || first === undefined || !isPart(first) || first.sign === 'minus') return steps;
  return [{...first, sign: 'start'}, ...later];
}

function ledgerLine({sign, of, text, change}: Step): LedgerLine {
  const limit = of === undefined ? '' : limitText(of);
  switch (sign) {
    case 'atMost':
    case 'atLeast':
      return {label: fillIn(words.ledger[sign], {limit}), text: change ?? text, isTotal: false};
    case 'rounded':
    case 'roundedUp':
    case 'roundedDown':
      return {label: words.ledger[sign], text, isTotal: false};
    default:
      return {
        label: of?.label || words.ledger.figure,
        text: signed(sign, of?.text ?? ''),
        isTotal: false,
        ...(of?.kind === 'answer' ? {input: of.input} : {}),
      };
  }
}

function signed(sign: Sign, figure: string): string {
  const texts: Partial<Record<Sign, string>> = {
    plus: words.ledger.plus,
    minus: words.ledger.minus,
    times: words.ledger.times,
    share: words.ledger.share,
    dividedBy: words.ledger.dividedBy,
  };
  return fillIn(texts[sign] ?? '{figure}', {figure});
}

/** A sum of at least so many parts is summarized instead of read out. */
const MANY_PARTS = 4;

export function stepsSentences(derivation: Derivation & {kind: 'steps'}): readonly Sentence[] {
  const steps = relevantSteps(derivation.steps);
  const figures = steps.filter(({sign}) => !isLimitOrRounding(sign));
  const last = figures.at(-1)!;
  const after = steps.slice(figures.length).map(limitSentence);
  if (figures.length === 1) return after;
  const isSum = figures.every(({sign}) => sign === 'start' || sign === 'plus');
  if (isSum && figures.length >= MANY_PARTS)
    return [say(words.value.sum, {count: String(figures.length), total: last.text}), ...after];
  const [first, second] = figures;
  if (figures.length === 2 && second?.sign === 'share')
    return [
      say(words.value.shareOf, {share: second.of?.text ?? '', figure: first?.of?.text ?? '', total: last.text}),
      ...after,
    ];
  const calculation = figures.map(figureText).join('');
  return [say(words.value.calculation, {figures: calculation, total: last.text}), ...after];
}

/** Limits and roundings come after all figures. */
function isLimitOrRounding(sign: Sign): boolean {
  return ['atMost', 'atLeast', 'rounded', 'roundedUp', 'roundedDown'].includes(sign);
}

function figureText({sign, of}: Step): string {
  const figure = of?.text ?? '';
  if (sign === 'share') return fillIn(words.value.share, {share: figure});
  const {plus, minus, times, dividedBy} = words.value;
  const signs: Partial<Record<Sign, string>> = {plus, minus, times, dividedBy};
  return (signs[sign] ?? '') + figure;
}

function limitSentence({sign, of, text}: Step): Sentence {
  const limit = of === undefined ? '' : limitText(of);
  const texts: Partial<Record<Sign, string>> = {
    atMost: words.value.mostCounts,
    atLeast: words.value.leastCounts,
    rounded: words.value.roundedTo,
    roundedUp: words.value.roundedUpTo,
    roundedDown: words.value.roundedDownTo,
  };
  return say(texts[sign] ?? '', {limit, total: text});
}
