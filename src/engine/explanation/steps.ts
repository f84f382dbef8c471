/**
 * Figures put together one after the other, in two forms: sentences ('$65,000 times 1.8 is $117,000.') and a ledger with
 * a line for each figure and each limit.
 */
import {type Derivation, type Step, operations} from '../runtime/explanation.ts';
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
  const isSum = derivation.steps.every(isPart);
  const label = isSum ? words.ledger.together : words.ledger.result;
  return [...lines, {label, text: derivation.text, isTotal: true}];
}

/** Leaves out the parts of a sum that add nothing, unless none of them adds anything. */
export function relevantSteps(steps: readonly Step[]): readonly Step[] {
  const counted = steps.filter((step) => !isPart(step) || step.of?.value !== 0);
  const [first, ...later] = counted;
  if (steps.some(isFactor) || first === undefined || first.sign === 'function' || first.sign === 'minus') return steps;
  return [{...first, sign: 'start'}, ...later];
}

function groupOf({sign}: Step): 'sum' | 'product' | undefined {
  if (sign === 'start') return 'sum';
  return sign === 'function' ? undefined : operations[sign].group;
}

const isPart = (step: Step): boolean => groupOf(step) === 'sum';
const isFactor = (step: Step): boolean => groupOf(step) === 'product';

function ledgerLine(step: Step): LedgerLine {
  const {text, of} = step;
  if (step.sign === 'function') {
    const limit = of === undefined ? '' : limitText(of);
    return {label: fillIn(step.line, {limit}), text: step.change ?? text, isTotal: false};
  }
  const figure = of?.text ?? '';
  return {
    label: of?.label || words.ledger.figure,
    text: step.sign === 'start' ? figure : fillIn(operations[step.sign].line, {figure}),
    isTotal: false,
    ...(of?.kind === 'answer' ? {input: of.input} : {}),
  };
}

/** A sum of at least so many parts is summarized instead of read out. */
const MANY_PARTS = 4;

export function stepsSentences(derivation: Derivation & {kind: 'steps'}): readonly Sentence[] {
  const steps = relevantSteps(derivation.steps);
  const figures = steps.filter(({sign}) => sign !== 'function');
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

function figureText({sign, of}: Step): string {
  const figure = of?.text ?? '';
  return sign === 'start' || sign === 'function' ? figure : fillIn(operations[sign].words, {figure});
}

/** Limits and roundings come after all figures. */
function limitSentence(step: Step): Sentence {
  if (step.sign !== 'function') return [];
  return say(step.sentence, {limit: step.of === undefined ? '' : limitText(step.of), total: step.text});
}
