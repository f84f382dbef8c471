/** Steps in a sentence: '$65,000 times 1.8 is $117,000.', and one for each rounding and limit behind it. */
import type {Sign, Step, Working} from '../runtime/explanation.ts';
import {limitText} from './facts.ts';
import {toldSteps} from './ledger.ts';
import {fillIn, say, type Sentence, type Words} from './sentence.ts';

/** From so many parts on a sum is counted, not read out. */
const MANY_PARTS = 4;

export function stepsSentences(working: Working & {kind: 'steps'}, words: Words): readonly Sentence[] {
  const steps = toldSteps(working.steps);
  const {account} = words;
  const figures = steps.filter(({sign}) => !isBehind(sign));
  const before = figures.at(-1)!;
  const behind = steps.slice(figures.length).map((step) => behindSentence(step, words));
  if (figures.length === 1) return behind;
  const isSum = figures.every(({sign}) => sign === 'start' || sign === 'plus');
  if (isSum && figures.length >= MANY_PARTS)
    return [say(account.sum, {count: String(figures.length), total: before.text}), ...behind];
  const [first, second] = figures;
  if (figures.length === 2 && second?.sign === 'share')
    return [
      say(account.shareOf, {share: second.of?.text ?? '', figure: first?.of?.text ?? '', total: before.text}),
      ...behind,
    ];
  const read = figures.map(figureInWords(words)).join('');
  return [say(account.calculation, {figures: read, total: before.text}), ...behind];
}

/** Limits and roundings stand behind all figures. */
function isBehind(sign: Sign): boolean {
  return ['atMost', 'atLeast', 'rounded', 'roundedUp', 'roundedDown'].includes(sign);
}

function figureInWords({account}: Words) {
  return ({sign, of}: Step): string => {
    const figure = of?.text ?? '';
    if (sign === 'share') return fillIn(account.share, {share: figure});
    const words = {plus: account.plus, minus: account.minus, times: account.times, dividedBy: account.dividedBy};
    return sign in words ? words[sign as keyof typeof words] + figure : figure;
  };
}

function behindSentence({sign, of, text}: Step, words: Words): Sentence {
  const {account} = words;
  const limit = of === undefined ? '' : limitText(of, words);
  const texts: Partial<Record<Sign, string>> = {
    atMost: account.mostCounts,
    atLeast: account.leastCounts,
    rounded: account.roundedTo,
    roundedUp: account.roundedUpTo,
    roundedDown: account.roundedDownTo,
  };
  return say(texts[sign] ?? '', {limit, total: text});
}
