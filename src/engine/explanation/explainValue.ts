/** How a value came about, for a visitor: sentences of which the first says why, and the figures it was made of. */
import type {Derivation, RuleRow} from '../runtime/explanation.ts';
import {explainChecks, namePieces, type ExplainedCheck} from './explainChecks.ts';
import {fillIn, quoted, say, type Piece, type Sentence} from './sentence.ts';
import {ledgerLines, relevantSteps, stepsSentences, type LedgerLine} from './steps.ts';
import * as words from './words.ts';

export interface ValueExplanation {
  readonly label: string;
  readonly text: string;
  /** The row of the rules that applied, where no sentence leads there. */
  readonly rule?: RuleRow;
  readonly sentences: readonly Sentence[];
  /** What decided which case applies. */
  readonly checks: readonly ExplainedCheck[];
  /** Figures that come to the value; empty where a sentence says it all. */
  readonly ledger: readonly LedgerLine[];
  /** The values that it was made of, where they were worked out themselves. */
  readonly inner: readonly ValueExplanation[];
}

/**
 * @param most the most that the value can be, as text, where the card shows it
 */
export function explainValue(derivation: Derivation, most?: string): ValueExplanation {
  const {label, text} = derivation;
  const contents = contentsOf(derivation, most);
  const note = 'note' in derivation && derivation.note !== undefined ? [[derivation.note]] : [];
  return {label, text, checks: [], ledger: [], inner: [], ...contents, sentences: [...contents.sentences, ...note]};
}

type Contents = Pick<ValueExplanation, 'sentences'> & Partial<Omit<ValueExplanation, 'label' | 'text'>>;

function contentsOf(derivation: Derivation, most: string | undefined): Contents {
  switch (derivation.kind) {
    case 'answer':
      return {sentences: [answerSentence(derivation)]};
    case 'fixed':
      return {
        sentences: derivation.rule === undefined ? [] : [say(words.value.fixed, {rules: rulesPiece(derivation.rule)})],
      };
    case 'row':
      return {
        sentences: [rowSentence(derivation, most)],
        inner: derivation.by.filter(hasDetails).map((by) => explainValue(by)),
      };
    case 'steps': {
      const steps = relevantSteps(derivation.steps);
      const [start] = steps;
      if (steps.length === 1 && start?.of !== undefined) return sameAs(start.of);
      const operands = steps.flatMap(({of}) => (of !== undefined && hasDetails(of) ? [of] : []));
      return {
        sentences: stepsSentences(derivation),
        ledger: ledgerLines(derivation),
        inner: operands.map((of) => explainValue(of)),
      };
    }
    case 'case':
      return caseContents(derivation);
    case 'function':
      return {
        sentences: [functionSentence(derivation)],
        inner: derivation.of.filter(hasDetails).map((of) => explainValue(of)),
      };
  }
}

/** Whether one line is not enough to explain a value. */
function hasDetails({kind}: Derivation): boolean {
  return kind === 'steps' || kind === 'case' || kind === 'function';
}

/** A value that no limit and no rounding changed is explained as the value it was made of. */
function sameAs(of: Derivation): Contents {
  const {sentences, checks, ledger, inner} = explainValue(of);
  const isNamed = of.kind !== 'steps' && of.label !== '';
  const same = isNamed ? [say(words.value.same, {name: namePieces(of), value: of.text})] : [];
  return {sentences: [...same, ...sentences], checks, ledger, inner};
}

function answerSentence(derivation: Derivation & {kind: 'answer'}): Sentence {
  if (derivation.filled || derivation.text !== '') {
    return derivation.filled
      ? say(words.value.answerIs, {answer: answerPiece(derivation), value: valueText(derivation)})
      : say(words.value.notFilled, {value: derivation.text});
  }
  return [words.value.notChosen];
}

function caseContents(derivation: Derivation & {kind: 'case'}): Contents {
  const given = derivation.given === undefined ? undefined : givenExplanation(derivation.given);
  return {
    checks: explainChecks(derivation.checks),
    sentences: given?.sentences ?? [],
    ...(derivation.rule === undefined ? {} : {rule: derivation.rule}),
    ledger: given?.ledger ?? [],
    inner: [...(given?.checks.length ? [given] : (given?.inner ?? []))],
  };
}

/** A fixed figure that a case gives is called by its name. */
function givenExplanation(given: Derivation): ValueExplanation {
  const explanation = explainValue(given);
  if (given.kind !== 'fixed' || given.rule === undefined) return explanation;
  const values = {name: namePieces(given), value: given.text, rules: rulesPiece(given.rule)};
  return {...explanation, sentences: [say(words.value.given, values), ...explanation.sentences.slice(1)]};
}

function functionSentence({sentence, withoutDate, of}: Derivation & {kind: 'function'}): Sentence {
  if (withoutDate !== undefined && of[0]?.text === '') return [withoutDate];
  return say(sentence, Object.fromEntries(of.map(({text}, index) => [index, text])));
}

/** Words are quoted, figures are not. */
function valueText({text, value}: Derivation): string {
  return value === undefined ? quoted(text) : text;
}

function answerPiece({input}: {readonly input: string}): Piece {
  return {text: words.value.answer, input};
}

function rulesPiece(rule: RuleRow): Piece {
  return {text: words.value.rules, rule};
}

/**
 * A row of a table: 'Your answer ‘PhD’ gives 35 points.'
 * @param most the most that the value can be, as text
 */
function rowSentence(derivation: Derivation & {kind: 'row'}, most: string | undefined): Sentence {
  const {by, rule} = derivation;
  const gives = derivation.text === '' ? words.value.nothing : derivation.text;
  const text = most === undefined ? gives : fillIn(words.value.ofMost, {value: gives, most});
  const result: Piece = rule === undefined ? text : {text, rule};
  const [decider] = by;
  if (decider === undefined) return [result];
  if (by.every((each) => each.text === '')) return say(words.value.rowOfNothing, {result});
  if (by.length > 1) {
    // The sentence begins with what was answered.
    const [first, second] = by.toSorted((one, other) => Number(one.text === '') - Number(other.text === ''));
    const pair = [
      quoted(first!.text),
      words.value.and,
      second!.text === '' ? words.value.noAnswer : quoted(second!.text),
    ];
    return say(words.value.rowOfPair, {pair, result});
  }
  if (decider.value === undefined && decider.kind === 'answer')
    return say(words.value.rowOfAnswer, {answer: answerPiece(decider), value: valueText(decider), result});
  const row: Piece = rule?.label === undefined ? words.value.rules : {text: quoted(rule.label), rule};
  const template = decider.kind === 'answer' ? words.value.rowOfAnswerBand : words.value.rowOfFigure;
  const answer = decider.kind === 'answer' ? answerPiece(decider) : '';
  return say(template, {answer, name: namePieces(decider), value: valueText(decider), row, result: text});
}
