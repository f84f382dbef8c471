/** How a value was worked out: sentences, the first of which says why, and a ledger of figures. */
import type {Check, Derivation, RuleRow} from '../derived.ts';
import {answerSentence, rowSentence} from './explainAnswer.ts';
import {explainChecks, labelOf, namePieces, type ExplainedCheck} from './explainChecks.ts';
import {itemLines, itemsSentence} from './explainItems.ts';
import {type LedgerLine, ledgerLines, nameWithin, relevantSteps, stepsSentences, withMinus} from './explainSteps.ts';
import {withoutNoun, withoutUnit} from './figure.ts';
import {sentenceFrom, type Piece, type Sentence} from './sentence.ts';
import {fill} from '../../runtime/message.ts';
import {inUnit, list} from '../../runtime/formats.ts';
import {hasArticle} from '../../runtime/english.ts';
import * as words from '../../words/explanation.ts';

export type {LedgerLine} from './explainSteps.ts';

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

/** How many more values an explanation may contain: where values read others twice, it could grow to millions. */
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
  const {text, note} = derivation;
  const contents = contentsOf(derivation, maximum, room);
  const sentences = note === undefined ? contents.sentences : [...contents.sentences, [note]];
  return {label: labelOf(derivation), text, checks: [], ledger: [], inner: [], ...contents, sentences};
}

type Contents = Pick<ValueExplanation, 'sentences'> & Partial<Omit<ValueExplanation, 'label' | 'text'>>;

/** The explanations of the values that need one, as many as there is room for. */
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
      return {
        sentences: [rowSentence(derivation, maximum), ...daySentences(derivation)],
        inner: innerValues([...derivation.by, ...(derivation.on === undefined ? [] : [derivation.on])], room),
      };
    case 'steps': {
      const steps = relevantSteps(derivation.steps);
      const [start] = steps;
      if (steps.length === 1 && start?.sign === 'start') return sameAs(start.of, room);
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
    case 'items':
      return {sentences: [itemsSentence(derivation)], ledger: itemLines(derivation)};
    case 'function':
      return {
        sentences: [functionSentence(derivation)],
        inner: innerValues(derivation.of.filter(isRelevant(derivation)).map(withoutMinus).filter(isNotFixed), room),
      };
  }
}

/** 'This is the figure for 6 April 2023.' */
function daySentences({on}: {readonly on?: Derivation}): readonly Sentence[] {
  if (on === undefined) return [];
  return [on.text === '' ? [words.onDay.missing] : sentenceFrom(words.onDay.figure, {0: on.text})];
}

/** Whether explaining a value takes more than one line, or only its own explanation says what it was looked up by. */
function hasDetails({kind, isCall}: Derivation): boolean {
  if (kind === 'row') return isCall === true;
  return kind === 'steps' || kind === 'items' || kind === 'case' || kind === 'function';
}

/** A value that no limit or rounding changed is explained as the value that it was calculated from. */
function sameAs(of: Derivation, room: Room): Contents {
  const {sentences, checks, ledger, inner} = explainValue(of, undefined, room);
  // A sentence that names its figures says the total itself.
  const isNamed = of.kind !== 'steps' && of.label !== '' && !(of.kind === 'function' && of.takesOne === true);
  const same = isNamed ? [sentenceFrom(words.value.same, {name: namePieces(of), value: of.text})] : [];
  const isSaid = isNamed && of.kind === 'answer' && of.filled;
  return {sentences: isSaid ? same : [...same, ...sentences], checks, ledger, inner};
}

function caseContents({checks, given: derivation, rule, text}: Derivation & {kind: 'case'}, room: Room): Contents {
  const given = derivation && givenExplanation(derivation, room);
  return {
    checks: explainChecks(
      checks.filter((check) => !isInLine(check, text)),
      'other',
    ),
    sentences: given?.sentences ?? [],
    rule,
    ledger: given?.ledger ?? [],
    inner: given?.checks.length ? [given] : (given?.inner ?? []),
  };
}

/** Whether a line already says both figures of a check: 'You have 60 points and need 70.' */
function isInLine(check: Check, line: string): boolean {
  if (check.kind !== 'compared' || check.isLevel || check.isDay) return false;
  const figures: readonly string[] = line.match(/\d[\d,.]*\d|\d/g) ?? [];
  return [check.left, check.right].every((figure) => figures.includes(withoutNoun(figure)));
}

/** The explanation of the value of a case. A fixed figure is referred to by its name. */
function givenExplanation(given: Derivation, room: Room): ValueExplanation {
  const explanation = explainValue(given, undefined, room);
  if (given.kind !== 'fixed' || given.rule === undefined) return explanation;
  const values = {name: namePieces(given), value: given.text, rules: rulesPiece(given.rule)};
  return {...explanation, sentences: [sentenceFrom(words.value.given, values), ...explanation.sentences.slice(1)]};
}

function functionSentence(derivation: Derivation & {kind: 'function'}): Sentence {
  const {sentence, withoutDate, unchanged, negative, of} = derivation;
  if (withoutDate !== undefined && isWithoutDate(derivation)) return [withoutDate];
  const [first, second] = of as [Derivation, Derivation?];
  const texts = {
    ...Object.fromEntries(of.map(({text}, index) => [index, text])),
    all: list(of.map(({text}) => text || words.value.noDate)),
    named: list(of.map(namedFigure)),
    total: withMinus(derivation.text),
  };
  if (second === undefined) return sentenceFrom(sentence, texts);
  if (negative !== undefined && (second.value ?? 0) < 0)
    return sentenceFrom(negative, {...texts, 1: inUnit(-second.value!, second.unit)});
  const template = unchanged !== undefined && second.value === 0 ? unchanged : sentence;
  // '3 of 60 days' rather than '3 days of 60 days'.
  return sentenceFrom(template, {...texts, 0: withoutUnit(first, second)});
}

/** A figure among others of which one is taken: 'the tuition fees (€300)'. */
function namedFigure(figure: Derivation): string {
  const label = labelOf(figure);
  const text = withMinus(figure.text || '0');
  if (label === '') return text;
  const isAsked = figure.isQuestion === true && figure.short === undefined;
  const isFormula = figure.kind === 'steps' && figure.isUnnamed === true;
  const template = words.value.named[isAsked || isFormula || hasArticle(label) ? 'asIs' : 'withArticle'];
  return fill(template, {label: nameWithin(label, isAsked), figure: text});
}

/** What is not added needs no explanation. */
const isRelevant =
  ({unchanged}: Derivation & {kind: 'function'}) =>
  ({value}: Derivation): boolean =>
    unchanged === undefined || value !== 0;

/** The sentence of a function says what figures of the rules alone come to: nobody says '1 minus 180 days is −179 days'. */
const isNotFixed = (derivation: Derivation): boolean =>
  derivation.kind !== 'steps' ||
  derivation.isUnnamed !== true ||
  !derivation.steps.every(({of}) => of?.kind === 'fixed');

/** Whether a date is missing that the function needs, or it gives no day for numbers. */
function isWithoutDate({sentence, text, of}: Derivation & {kind: 'function'}): boolean {
  const dates = of.filter(({value}, index) => value === undefined && sentence.includes(`{${index}}`));
  return dates.length === 0 ? text === '' : dates.some((date) => date.text === '');
}

/** The figure behind a minus: 'minus 11 weeks' needs no explanation of its own. */
function withoutMinus(derivation: Derivation): Derivation {
  if (derivation.kind !== 'steps' || derivation.isUnnamed !== true) return derivation;
  const [only, ...others] = relevantSteps(derivation.steps);
  return only?.sign === 'minus' && others.length === 0 ? only.of : derivation;
}

function rulesPiece(rule: RuleRow): Piece {
  return {text: words.value.rules, rule};
}
