/** The steps of a calculation: a ledger of its figures, and the same in a sentence. */
import {operations, type Derivation, type Step} from '../runtime/explanation.ts';
import {isUnanswered, notAnswered} from './explainAnswer.ts';
import {limitText} from './explainChecks.ts';
import {fillIn, sentenceFrom, type Sentence} from './sentence.ts';
import {isPlain, written} from './unitOfText.ts';
import * as words from './words.ts';
import {uncapitalized} from '../runtime/sentenceCase.ts';

export interface LedgerLine {
  readonly label: string;
  readonly text: string;
  /** The id of the input, if the figure is an answer. */
  readonly input?: string;
  readonly isTotal: boolean;
}

export function ledgerLines(derivation: Derivation & {kind: 'steps'}): readonly LedgerLine[] {
  const lines = relevantSteps(derivation.steps).map(ledgerLine);
  const isSum = derivation.steps.every(({sign}) => sign === 'start' || sign === 'plus');
  const label = isSum ? words.ledger.together : words.ledger.result;
  return [...lines, {label, text: derivation.text, isTotal: true}];
}

/** Leaves out the parts of a sum that are 0, unless all are. */
export function relevantSteps(steps: readonly Step[]): readonly Step[] {
  const relevant = steps.filter((step) => !isPart(step) || step.of?.value !== 0);
  const [first, ...later] = relevant;
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

/** A sum of at least this number of parts is summarized instead of listed in a sentence. */
const SUMMARIZED_PARTS = 4;

export function stepsSentences(derivation: Derivation & {kind: 'steps'}): readonly Sentence[] {
  const steps = relevantSteps(derivation.steps);
  const all = steps.filter(({sign}) => sign !== 'function');
  const limits = steps.slice(all.length).map(limitSentence);
  // A sum that starts with 0 keeps that, so that what is taken from it has something before it.
  const later = all.some(isFactor) ? all.slice(1) : all.slice(1).filter(({of}) => of?.value !== 0);
  const figures = later.length === 0 ? all : [all[0]!, ...later];
  if (figures.length === 1) return limits;
  const ofAnswers = figures.filter(({of}) => of !== undefined && of.kind !== 'fixed');
  if (derivation.value === 0 && ofAnswers.length > 0 && ofAnswers.every(({of}) => isUnanswered(of!)))
    return [notAnswered(derivation)];
  return [figuresSentence(figures), ...limits];
}

function figuresSentence(figures: readonly Step[]): Sentence {
  const total = figures.at(-1)!.text.replace(/^-/, '−');
  if (figures.some(isFactor)) return productSentence(figures, total);
  if (figures.every(({of}) => of?.value === 0)) return sentenceFrom(words.value.allZero, {total});
  const isSum = figures.every(({sign}) => sign === 'start' || sign === 'plus');
  if (isSum && figures.length >= SUMMARIZED_PARTS)
    return sentenceFrom(words.value.sum, {count: String(figures.length), total});
  return sentenceFrom(words.value.calculation, {figures: figures.map(figureText).join(''), total});
}

/** A row of factors, as one says it: '€300 for each of the 2 people', '60 days is 2 months of 30 days', '20% of €50'. */
function productSentence(figures: readonly Step[], total: string): Sentence {
  const [first, second, third] = figures;
  const texts = figures.map(({of}) => of?.text ?? '');
  const [figure, ...others] = texts as [string, ...string[]];
  if (figures.length === 2 && second?.sign === 'share')
    return sentenceFrom(words.value.shareOf, {share: others[0]!, figure, total});
  if (figures.length === 2 && second?.sign === 'dividedBy' && hasUnitOf(figure, others[0]!))
    return sentenceFrom(words.value.converted, {figure, total, divisor: others[0]!});
  if (
    figures.length === 3 &&
    second?.sign === 'times' &&
    third?.sign === 'dividedBy' &&
    hasUnitOf(others[0]!, others[1]!)
  )
    return sentenceFrom(words.value.partAtRate, {part: written(others[0]!).number, whole: others[1]!, figure, total});
  const factors = figures.slice(1).filter(({of}) => of?.value !== 1 || !isPlain(of.text));
  if (factors.length === 0) return sentenceFrom(words.value.allOnes, {total});
  const said = [first!, ...factors].map((step, index) =>
    index === 0 ? figureOf(step) : factorText(step, figure, total),
  );
  return sentenceFrom(words.value.calculation, {figures: said.join(''), total});
}

const hasUnitOf = (text: string, other: string): boolean =>
  written(text).unit !== undefined && written(text).unit === written(other).unit;

/** A factor after the first figure. */
function factorText(step: Step, first: string, total: string): string {
  const figure = figureOf(step);
  const {unit} = written(figure);
  if (step.sign !== 'times') return figureText(step);
  if (unit === undefined || isPlain(first) || written(first).unit === unit) {
    const label = isPlain(figure) ? (step.of?.label ?? '') : '';
    return label === '' ? figureText(step) : fillIn(words.factors.named, {figure, label: uncapitalized(label)});
  }
  if (unit === written(total).unit)
    return written(first).unit === undefined ? figureText(step) : fillIn(words.factors.ofEach, {figure});
  return fillIn((step.of?.value ?? 0) > 1 ? words.factors.each : words.factors.one, {figure});
}

function figureText(step: Step): string {
  const figure = figureOf(step);
  return step.sign === 'start' || step.sign === 'function' ? figure : fillIn(operations[step.sign].words, {figure});
}

/** The figure of a step. A choice that stands for a number has its level beside it, and no text without an answer. */
function figureOf({of}: Step): string {
  if (of === undefined || of.text === '') return '0';
  const isLevel =
    of.kind === 'answer' && of.value !== undefined && !/\d/.test(of.text.charAt(0)) && of.isTyped !== true;
  return isLevel ? fillIn(words.factors.levelNumber, {number: String(of.value), level: of.text}) : of.text;
}

/** Limits and roundings come after all figures. */
function limitSentence(step: Step): Sentence {
  if (step.sign !== 'function') return [];
  if (step.of?.value === 0 && step.value === 0) return sentenceFrom(words.value.belowZero, {total: step.text});
  return sentenceFrom(step.sentence, {limit: step.of === undefined ? '' : limitText(step.of), total: step.text});
}
