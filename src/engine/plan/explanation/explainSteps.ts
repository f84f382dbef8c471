/** The steps of a calculation, as a ledger of its figures and as sentences. */
import type {Derivation, RuleRow, Step} from '../derived.ts';
import {operations} from '../../runtime/operations.ts';
import {isUnanswered, notAnswered} from './explainAnswer.ts';
import {labelOf, limitText, namePieces} from './explainChecks.ts';
import {countSame, type Figure, isCount, withoutNoun} from './figure.ts';
import {sentenceFrom, type Sentence} from './sentence.ts';
import {fill} from '../../runtime/message.ts';
import * as words from '../../words/explanation.ts';
import {uncapitalized} from '../../runtime/english.ts';

export interface LedgerLine {
  readonly label: string;
  readonly text: string;
  /** The id of the input, if the figure is an answer. */
  readonly input?: string;
  /** The row of the rules that gives the figure, if one does. */
  readonly rule?: RuleRow;
  readonly isTotal: boolean;
}

export function ledgerLines(derivation: Derivation & {kind: 'steps'}): readonly LedgerLine[] {
  if (missingFactor(derivation.steps) !== undefined) return [];
  const lines = relevantSteps(derivation.steps).map(ledgerLine);
  const isSum = derivation.steps.every(({sign}) => sign === 'start' || sign === 'plus');
  const label = isSum ? words.ledger.together : words.ledger.result;
  return [...lines, {label, text: derivation.text, isTotal: true}];
}

/** Leaves out the parts of a sum that are 0, unless all are. */
export function relevantSteps(steps: readonly Step[]): readonly Step[] {
  const relevant = steps.filter((step) => !isPart(step) || step.of?.value !== 0);
  const [first, ...later] = relevant;
  if (first?.sign === 'minus' && isWrittenZero(steps[0]!)) return relevant;
  if (steps.some(isFactor) || first === undefined || first.sign === 'function' || first.sign === 'minus') return steps;
  return [{...first, sign: 'start'}, ...later];
}

/** Whether a calculation begins with the 0 of `0 - x`, which is how the rules hold `-x`. */
const isWrittenZero = ({of, value}: Step): boolean => of?.kind === 'fixed' && of.label === '' && value === 0;

function groupOf({sign}: Step): 'sum' | 'product' | undefined {
  if (sign === 'start') return 'sum';
  return sign === 'function' ? undefined : operations[sign].group;
}

const isPart = (step: Step): boolean => groupOf(step) === 'sum';
const isFactor = (step: Step): boolean => groupOf(step) === 'product';

function ledgerLine(step: Step): LedgerLine {
  if (step.sign === 'function') {
    const limit = step.of === undefined ? '' : limitText(step.of);
    return {label: fill(step.line, {limit}), text: step.change ?? step.text, isTotal: false, ...ruleOf(step.of)};
  }
  const {of} = step;
  const {sign, figure} = withoutDoubleSign(step, of.text);
  return {
    label: labelOf(of) || words.ledger.unnamed[sign],
    text: sign === 'start' ? figure : fill(operations[sign].line, {figure}),
    isTotal: false,
    ...(of.kind === 'answer' ? {input: of.input} : {}),
    ...ruleOf(of),
  };
}

function ruleOf(of: Derivation | undefined): Pick<LedgerLine, 'rule'> {
  return of !== undefined && 'rule' in of && of.rule !== undefined ? {rule: of.rule} : {};
}

/** The figure that the rules do not give, without which a product says nothing. */
function missingFactor(steps: readonly Step[]): Derivation | undefined {
  return steps.some(isFactor) ? steps.find((step) => isFigure(step) && step.of.isNothing)?.of : undefined;
}

/** Adding −5 is shown as subtracting 5, and the other way round. */
function withoutDoubleSign<Sign extends Step['sign']>(
  {sign, of}: {readonly sign: Sign; readonly of: Derivation},
  figure: string,
): {readonly sign: Sign | 'plus' | 'minus'; readonly figure: string} {
  if ((sign !== 'plus' && sign !== 'minus') || (of.value ?? 0) >= 0) return {sign, figure};
  return {sign: sign === 'plus' ? 'minus' : 'plus', figure: figure.replace('-', '')};
}

/** A sum of at least this number of parts is summarized instead of listed in a sentence. */
const SUMMARIZED_PARTS = 4;

export function stepsSentences(derivation: Derivation & {kind: 'steps'}): readonly Sentence[] {
  const steps = relevantSteps(derivation.steps);
  const all = steps.filter(isFigure);
  const limits = steps.slice(all.length).map(limitSentence);
  // Keep a 0 at the start, so that the sentence has a figure to subtract from.
  const later = all.some(isFactor) ? all.slice(1) : all.slice(1).filter(({of}) => of.value !== 0);
  const figures = later.length === 0 ? all : [all[0]!, ...later];
  if (figures.length === 1) return figures[0]!.sign === 'minus' ? [negativeSentence(figures[0]!), ...limits] : limits;
  const ofAnswers = figures.filter(({of}) => of.kind !== 'fixed');
  if (derivation.value === 0 && ofAnswers.length > 0 && ofAnswers.every(({of}) => isUnanswered(of)))
    return [notAnswered(derivation)];
  return [figuresSentence(figures, derivation), ...limits];
}

/** A step that adds a figure to the result so far or scales it. */
type FigureStep = Extract<Step, {readonly of: Derivation}>;

const isFigure = (step: Step): step is FigureStep => step.sign !== 'function';

function negativeSentence({of, text}: FigureStep): Sentence {
  return sentenceFrom(words.value.negative, {figure: of.text, total: withMinus(text)});
}

export const withMinus = (text: string): string => text.replace(/^-/, '−');

function figuresSentence(figures: readonly FigureStep[], result: Derivation): Sentence {
  const total = {...result, text: withMinus(figures.at(-1)!.text)};
  const missing = missingFactor(figures);
  if (missing !== undefined) return sentenceFrom(words.value.countsAs, {name: namePieces(missing), total: total.text});
  if (figures.some(isFactor)) return productSentence(figures, total);
  if (figures.every(({of}) => of.value === 0)) return sentenceFrom(words.value.allZero, {total: total.text});
  const isSum = figures.every(({sign}) => sign === 'start' || sign === 'plus');
  if (isSum && figures.length >= SUMMARIZED_PARTS)
    return sentenceFrom(words.value.sum, {count: figures.length, total: total.text});
  const [first, ...later] = figures as [FigureStep, ...FigureStep[]];
  const start = first.sign === 'minus' ? `−${figureOf(first)}` : figureText(first);
  const said = [start, ...later.map(figureText)].join('');
  return sentenceFrom(words.value.calculation, {figures: said, total: total.text});
}

/** A product as people say it: '€300 for each of the 2 people', '60 days is 2 months of 30 days', '20% of €50'. */
function productSentence(figures: readonly FigureStep[], total: Figure): Sentence {
  const [first, second, third] = figures as [FigureStep, FigureStep?, FigureStep?];
  const isPair = second !== undefined && third === undefined;
  if (isPair && second.sign === 'share')
    return sentenceFrom(words.value.shareOf, {share: second.of.text, figure: first.of.text, total: total.text});
  if (isPair && second.sign === 'dividedBy' && countSame(first.of, second.of))
    return sentenceFrom(words.value.converted, {figure: first.of.text, total: total.text, divisor: second.of.text});
  if (figures.length === 3 && second?.sign === 'times' && third?.sign === 'dividedBy' && countSame(second.of, third.of))
    return sentenceFrom(words.value.partAtRate, {
      part: withoutNoun(second.of),
      whole: third.of.text,
      figure: first.of.text,
      total: total.text,
    });
  const factors = figures.slice(1).filter(({of}) => of.value !== 1 || !isPlain(of));
  if (factors.length === 0) {
    const single = isPair && second.of.label !== '' ? second.of : undefined;
    return single === undefined
      ? sentenceFrom(words.value.allOnes, {total: total.text})
      : sentenceFrom(words.value.isOne, {name: namePieces(single), value: single.text, total: total.text});
  }
  const said = [figureOf(first), ...factorTexts(factors, first.of, total)];
  return sentenceFrom(words.value.calculation, {figures: said.join(''), total: total.text});
}

/** The factors after the first figure: ' for each of the 2 people', ' for 2 years of 12 months'. */
function factorTexts(factors: readonly FigureStep[], first: Derivation, total: Figure): readonly string[] {
  const multiplies = (step: FigureStep | undefined): boolean =>
    step?.sign === 'times' &&
    isCount(step.of) &&
    !isPlain(first) &&
    ![first, total].some((it) => countSame(step.of, it));
  return factors.map((step, index) => {
    if (!multiplies(step)) return factorText(step, first, total);
    if (multiplies(factors[index - 1])) return fill(words.factors.within, {figure: figureOf(step)});
    const isEach = (step.of.value ?? 0) > 1 && !multiplies(factors[index + 1]);
    return fill(words.factors[isEach ? 'each' : 'one'], {figure: figureOf(step)});
  });
}

function factorText(step: FigureStep, first: Derivation, total: Figure): string {
  const {of, sign} = step;
  const figure = figureOf(step);
  if (sign === 'times' && isCount(first) && isCount(of) && countSame(of, total) && !countSame(of, first))
    return fill(words.factors.ofEach, {figure});
  return sign === 'times' && isPlain(of) && of.label !== ''
    ? fill(words.factors.named, {figure, label: nameWithin(of.label, of.isQuestion)})
    : figureText(step);
}

/** What a value is called in the middle of a sentence. */
export const nameWithin = (label: string, isQuestion = false): string =>
  isQuestion ? fill(words.checks.answerTo, {question: label}) : uncapitalized(label);

function figureText(step: FigureStep): string {
  const {sign, figure} = withoutDoubleSign(step, figureOf(step));
  return sign === 'start' ? withMinus(figure) : fill(operations[sign].words, {figure});
}

/** '0' without an answer, and '7 (CLB 7)' for an option that counts as a number. */
function figureOf({of}: FigureStep): string {
  if (of.text === '') return '0';
  return isLevel(of) ? fill(words.factors.levelNumber, {number: String(of.value), level: of.text}) : of.text;
}

/** Whether a figure is a plain number, without a unit. */
function isPlain(figure: Derivation): boolean {
  return figure.value !== undefined && figure.unit === undefined && !isLevel(figure);
}

/** Whether a figure is an option that counts as a number, such as 'CLB 7', and does not start with one. */
function isLevel(figure: Derivation): boolean {
  return figure.kind === 'answer' && figure.value !== undefined && figure.isTyped !== true && /^\D/.test(figure.text);
}

/** Limits and roundings come after all figures. */
function limitSentence(step: Step): Sentence {
  if (step.sign !== 'function') return [];
  if (step.of?.value === 0 && step.value === 0 && step.change?.startsWith('+') === true)
    return sentenceFrom(words.value.belowZero, {total: step.text});
  return sentenceFrom(step.sentence, {limit: step.of === undefined ? '' : limitText(step.of), total: step.text});
}
