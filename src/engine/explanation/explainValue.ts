/** How a value came about, for a visitor: sentences, the first of which says why, and a ledger of figures. */
import {operations, type Derivation, type RuleRow, type Step} from '../runtime/explanation.ts';
import {explainChecks, limitText, namePieces, type ExplainedCheck} from './explainChecks.ts';
import {fillIn, quoted, sentenceFrom, type Piece, type Sentence} from './sentence.ts';
import * as words from './words.ts';

export interface ValueExplanation {
  readonly label: string;
  readonly text: string;
  /** The row of the rules that applied, if no sentence links to it. */
  readonly rule?: RuleRow;
  readonly sentences: readonly Sentence[];
  /** The checks that decided which case applies. */
  readonly checks: readonly ExplainedCheck[];
  /** Figures that add up to the value; empty if the sentences explain it fully. */
  readonly ledger: readonly LedgerLine[];
  /** Explanations of the values that it was calculated from, if they were calculated too. */
  readonly inner: readonly ValueExplanation[];
}

export interface LedgerLine {
  readonly label: string;
  readonly text: string;
  /** The id of the input, if the figure is an answer. */
  readonly input?: string;
  readonly isTotal: boolean;
}

/** How many more values the explanation of one may contain: values that read others twice would contain millions. */
interface Room {
  values: number;
}

const MAX_VALUES = 200;

/** @param maximum the maximum of the value, as text, if the card shows it */
export function explainValue(
  derivation: Derivation,
  maximum?: string,
  room: Room = {values: MAX_VALUES},
): ValueExplanation {
  const {label, text, note} = derivation;
  const contents = contentsOf(derivation, maximum, room);
  const sentences = note === undefined ? contents.sentences : [...contents.sentences, [note]];
  return {label, text, checks: [], ledger: [], inner: [], ...contents, sentences};
}

type Contents = Pick<ValueExplanation, 'sentences'> & Partial<Omit<ValueExplanation, 'label' | 'text'>>;

/** The explanations of the values that need one, as far as there is room. */
function innerValues(derivations: readonly Derivation[], room: Room): readonly ValueExplanation[] {
  return derivations.filter(hasDetails).flatMap((derivation) => {
    if (room.values === 0) return [];
    room.values--;
    return [explainValue(derivation, undefined, room)];
  });
}

function contentsOf(derivation: Derivation, maximum: string | undefined, room: Room): Contents {
  switch (derivation.kind) {
    case 'answer':
      return {sentences: [answerSentence(derivation)]};
    case 'fixed':
      return {
        sentences:
          derivation.rule === undefined ? [] : [sentenceFrom(words.value.fixed, {rules: rulesPiece(derivation.rule)})],
      };
    case 'row':
      return {sentences: [rowSentence(derivation, maximum)], inner: innerValues(derivation.by, room)};
    case 'steps': {
      const steps = relevantSteps(derivation.steps);
      const [start] = steps;
      if (steps.length === 1 && start?.of !== undefined) return sameAs(start.of, room);
      return {
        sentences: stepsSentences(derivation),
        ledger: ledgerLines(derivation),
        inner: innerValues(
          steps.flatMap(({of}) => of ?? []),
          room,
        ),
      };
    }
    case 'case':
      return caseContents(derivation, room);
    case 'function':
      return {sentences: [functionSentence(derivation)], inner: innerValues(derivation.of, room)};
  }
}

/** Whether explaining a value takes more than one line. */
function hasDetails({kind}: Derivation): boolean {
  return kind === 'steps' || kind === 'case' || kind === 'function';
}

/** A value that no limit or rounding changed is explained as the value that it was calculated from. */
function sameAs(of: Derivation, room: Room): Contents {
  const {sentences, checks, ledger, inner} = explainValue(of, undefined, room);
  const isNamed = of.kind !== 'steps' && of.label !== '';
  const same = isNamed ? [sentenceFrom(words.value.same, {name: namePieces(of), value: of.text})] : [];
  const isSaid = isNamed && of.kind === 'answer' && of.filled;
  return {sentences: isSaid ? same : [...same, ...sentences], checks, ledger, inner};
}

function answerSentence(derivation: Derivation & {kind: 'answer'}): Sentence {
  const {filled, text} = derivation;
  if (filled) return givenAnswer(derivation);
  return text === '' ? [words.value.unanswered] : sentenceFrom(words.value.unusable, {value: text});
}

function caseContents({checks, given: derivation, rule}: Derivation & {kind: 'case'}, room: Room): Contents {
  const given = derivation && givenExplanation(derivation, room);
  return {
    checks: explainChecks(checks, 'other'),
    sentences: given?.sentences ?? [],
    rule,
    ledger: given?.ledger ?? [],
    inner: given?.checks.length ? [given] : (given?.inner ?? []),
  };
}

/** The explanation of the value of a case. A fixed figure is referred to by its name. */
function givenExplanation(given: Derivation, room: Room): ValueExplanation {
  const explanation = explainValue(given, undefined, room);
  if (given.kind !== 'fixed' || given.rule === undefined) return explanation;
  const values = {name: namePieces(given), value: given.text, rules: rulesPiece(given.rule)};
  return {...explanation, sentences: [sentenceFrom(words.value.given, values), ...explanation.sentences.slice(1)]};
}

function functionSentence({sentence, withoutDate, of}: Derivation & {kind: 'function'}): Sentence {
  if (withoutDate !== undefined && of[0]?.text === '') return [withoutDate];
  return sentenceFrom(sentence, Object.fromEntries(of.map(({text}, index) => [index, text])));
}

/** The value as text; words are quoted, figures are not. */
function valueText({text, value}: Derivation): string {
  return value === undefined ? quoted(text) : text;
}

/** The answer as a sentence, which links to its field. */
function givenAnswer(derivation: Derivation & {kind: 'answer'}): Sentence {
  const template = derivation.value === undefined ? words.value.chosen : words.value.answered;
  return sentenceFrom(template, {value: {text: valueText(derivation), input: derivation.input}});
}

function rulesPiece(rule: RuleRow): Piece {
  return {text: words.value.rules, rule};
}

/**
 * A row of a table: '“PhD” gives 35 points.', 'You answered 29 years. “18 to 35” gives 110 points.'
 * @param maximum the maximum of the value, as text
 */
function rowSentence(derivation: Derivation & {kind: 'row'}, maximum: string | undefined): Sentence {
  const {by, rule} = derivation;
  const resultText = derivation.text === '' ? words.value.nothing : derivation.text;
  const text = maximum === undefined ? resultText : fillIn(words.value.ofMost, {value: resultText, most: maximum});
  const result: Piece = rule === undefined ? text : {text, rule};
  const [decider] = by;
  if (decider === undefined) return [result];
  if (by.every(isUnanswered)) return sentenceFrom(words.value.rowOfNothing, {result});
  const template = / points?\b/.test(text) ? words.value.rowOfPoints : words.value.row;
  if (by.length > 1) {
    // The answered choice comes first in the sentence.
    const [first, second] = by.toSorted((one, other) => Number(one.text === '') - Number(other.text === ''));
    const values = {first: quoted(first!.text), second: quoted(second!.text), missing: quoted(second!.label)};
    const pair = sentenceFrom(second!.text === '' ? words.value.pairWithoutSecond : words.value.pair, values);
    return sentenceFrom(template, {row: pair, result});
  }
  if (decider.value === undefined && decider.kind === 'answer')
    return sentenceFrom(template, {row: {text: valueText(decider), input: decider.input}, result});
  const given =
    decider.kind === 'answer'
      ? givenAnswer(decider)
      : sentenceFrom(words.value.same, {name: namePieces(decider), value: valueText(decider)});
  if (rule?.label === undefined) return [...given, ' ', words.value.noRow];
  const row: Piece = {text: quoted(rule.label), rule};
  return [...given, ' ', ...sentenceFrom(template, {row, result: text})];
}

/** No answer, or one that is counted as 0 or as not chosen. */
function isUnanswered(derivation: Derivation): boolean {
  return derivation.text === '' || (derivation.kind === 'answer' && !derivation.filled);
}

function ledgerLines(derivation: Derivation & {kind: 'steps'}): readonly LedgerLine[] {
  const lines = relevantSteps(derivation.steps).map(ledgerLine);
  const isSum = derivation.steps.every(({sign}) => sign === 'start' || sign === 'plus');
  const label = isSum ? words.ledger.together : words.ledger.result;
  return [...lines, {label, text: derivation.text, isTotal: true}];
}

/** Leaves out the parts of a sum that are 0, unless all are. */
function relevantSteps(steps: readonly Step[]): readonly Step[] {
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

function stepsSentences(derivation: Derivation & {kind: 'steps'}): readonly Sentence[] {
  const steps = relevantSteps(derivation.steps);
  const figures = steps.filter(({sign}) => sign !== 'function');
  const limits = steps.slice(figures.length).map(limitSentence);
  if (figures.length === 1) return limits;
  if (derivation.value === 0 && figures.every(({of}) => of === undefined || of.kind === 'fixed' || isUnanswered(of)))
    return [sentenceFrom(words.value.rowOfNothing, {result: derivation.text})];
  const isSum = figures.every(({sign}) => sign === 'start' || sign === 'plus');
  return [figuresSentence(figures, isSum && figures.length >= SUMMARIZED_PARTS), ...limits];
}

function figuresSentence(figures: readonly Step[], isSummary: boolean): Sentence {
  const total = figures.at(-1)!.text;
  if (isSummary) return sentenceFrom(words.value.sum, {count: String(figures.length), total});
  const [first, second] = figures;
  if (figures.length === 2 && second?.sign === 'share')
    return sentenceFrom(words.value.shareOf, {share: second.of?.text ?? '', figure: first?.of?.text ?? '', total});
  return sentenceFrom(words.value.calculation, {figures: figures.map(figureText).join(''), total});
}

function figureText({sign, of}: Step): string {
  // A choice that stands for a number has no text without an answer.
  const figure = of?.text || '0';
  return sign === 'start' || sign === 'function' ? figure : fillIn(operations[sign].words, {figure});
}

/** Limits and roundings come after all figures. */
function limitSentence(step: Step): Sentence {
  if (step.sign !== 'function') return [];
  return sentenceFrom(step.sentence, {limit: step.of === undefined ? '' : limitText(step.of), total: step.text});
}
