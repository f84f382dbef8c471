/** Steps in a sentence: '$65,000 times 1.8 is $117,000.', and one for each rounding and limit behind it. */
import type {Step, Working} from '../runtime/explanation.ts';
import {operations} from '../runtime/steps.ts';
import {limitText} from './facts.ts';
import {toldSteps} from './ledger.ts';
import {fillIn, say, type Sentence, type Words} from './sentence.ts';

/** From so many parts on a sum is counted, not read out. */
const MANY_PARTS = 4;

export function stepsSentences(working: Working & {kind: 'steps'}, words: Words): readonly Sentence[] {
  const steps = toldSteps(working.steps);
  const {account} = words;
  const figures = steps.filter(({sign}) => sign !== 'function');
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
  const read = figures.map(figureInWords).join('');
  return [say(account.calculation, {figures: read, total: before.text}), ...behind];
}

function figureInWords({sign, of}: Step): string {
  const figure = of?.text ?? '';
  return sign === 'start' || sign === 'function' ? figure : fillIn(operations[sign].words, {figure});
}

/** Limits and roundings, behind all figures. */
function behindSentence(step: Step, words: Words): Sentence {
  if (step.sign !== 'function') return [];
  return say(step.sentence, {limit: step.of === undefined ? '' : limitText(step.of, words), total: step.text});
}
