/** Checks that decided something, in sentences: 'Salary per month: your SGD 2,800 is SGD 200 below SGD 3,000.' */
import type {Comparison} from '../expression/operators.ts';
import type {Check, Derivation} from '../runtime/explanation.ts';
import {fillIn, plainText, quoted, sentenceFrom, type Piece, type Sentence} from './sentence.ts';
import * as words from './words.ts';

export interface ExplainedCheck {
  readonly met: boolean;
  readonly sentence: Sentence;
  /** The checks that it sums up. */
  readonly inner: readonly ExplainedCheck[];
  /** The compared values that came from a table, a case or a function; each is explained separately. */
  readonly values: readonly Derivation[];
}

type Compared = Extract<Check, {kind: 'compared'}>;

/** The largest number of options that a sentence lists. */
const MAX_OPTIONS = 6;

function explainCheck(check: Check): ExplainedCheck {
  const {met} = check;
  switch (check.kind) {
    case 'compared':
      return {
        met,
        sentence: comparedSentence(check),
        inner: [],
        values: [check.left, check.right].filter(hasExplanation),
      };
    case 'chosen':
      return {met, sentence: chosenSentence(check), inner: [], values: [check.choice].filter(hasExplanation)};
    case 'any':
      return {met, sentence: [words.checks.any], inner: explainChecks(check.checks), values: []};
    case 'line': {
      const inner = explainChecks(check.checks);
      // A single check replaces the line: it has the visitor's figures, and the line is on the card anyway.
      const [only] = inner;
      return inner.length === 1 ? {...only!, met} : {met, sentence: [check.text], inner, values: []};
    }
  }
}

/** In the order of the checks; those that read the same appear once. */
export function explainChecks(checks: readonly Check[]): readonly ExplainedCheck[] {
  const explained = checks.map(explainCheck).map((check) => ({...check, sentence: afterQuestion(check.sentence)}));
  const texts = explained.map(({sentence}) => plainText(sentence));
  return explained.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

/** Whether the value is explained separately. A sum is not: it is explained where the card shows it. */
function hasExplanation({kind}: Derivation): boolean {
  return kind === 'row' || kind === 'case' || kind === 'function';
}

function comparedSentence(check: Compared): Sentence {
  const {left, relation, distance, comparison} = check;
  const isEqualMiss = relation === 'equal' && (comparison === '>' || comparison === '<');
  const limit = limitPieces(check.right, distance === '');
  const values = {name: namePieces(left), value: left.text, distance, limit};
  if (distance === '') {
    const level = {...values, value: quoted(left.text)};
    if (check.right.text === '') return sentenceFrom(words.checks.noLimit, level);
    if (left.text === '')
      return sentenceFrom(comparison === '>' ? words.checks.noLevelAbove : words.checks.noLevel, level);
    return sentenceFrom(isEqualMiss ? words.checks.equalLevelMisses[comparison] : words.checks.level[relation], level);
  }
  // The distance to 0 means nothing, whether the 0 comes from a table or the formula.
  if (check.right.value === 0 && check.right.kind === 'row') return sentenceFrom(words.checks.noLimit, values);
  if (check.right.value === 0 && check.right.label === '')
    return sentenceFrom(words.checks.zero, {...values, relation: zeroRelation(check)});
  const {answer, empty, figure, equalMisses} = words.checks;
  const template = (left.kind !== 'answer' ? figure : left.filled ? answer : empty)[relation];
  return sentenceFrom(isEqualMiss ? template.replace(/\.$/, equalMisses[comparison]) : template, values);
}

/** The comparisons that hold, by relation. A check may be met because its comparison fails, so `met` does not say. */
const holding: Readonly<Record<Compared['relation'], readonly Comparison[]>> = {
  below: ['<', '<=', '!='],
  equal: ['==', '<=', '>='],
  above: ['>', '>=', '!='],
};

/** 'more than', or 'not more than' where that fails. */
function zeroRelation({relation, comparison}: Compared): string {
  const {zeroRelation: relations, not} = words.checks;
  if (holding[relation].includes(comparison)) return relations[comparison];
  return comparison === '!=' ? relations['=='] : fillIn(not, {relation: relations[comparison]});
}

function limitPieces(right: Derivation, isLevel: boolean): Sentence {
  const limit = isLevel ? quoted(right.text) : right.text;
  const label = right.kind === 'fixed' && right.rule ? {text: right.label, rule: right.rule} : labelPiece(right);
  return right.label === '' ? [limit] : sentenceFrom(words.checks.limit, {limit, label});
}

function chosenSentence(check: Extract<Check, {kind: 'chosen'}>): Sentence {
  const {choice, among, options} = check;
  const isAnswer = choice.kind === 'answer';
  const listed = options.map(quoted).join(words.checks.or);
  const values = {name: namePieces(choice), value: quoted(choice.text), options: listed};
  const isListed = !among && options.length > 0 && options.length <= MAX_OPTIONS;
  if (choice.text === '') return sentenceFrom(isListed ? words.checks.notChosenOther : words.checks.notChosen, values);
  if (!isAnswer) return sentenceFrom(isListed ? words.checks.isOther : words.checks.isWords, values);
  if (isListed) return sentenceFrom(words.checks.chosenOther, values);
  return sentenceFrom(among || options.length === 0 ? words.checks.chosen : words.checks.chosenNone, values);
}

/** Starts a new sentence after a question: 'Do you have a job offer? Your answer is …' */
function afterQuestion(sentence: Sentence): Sentence {
  const question = sentence.findIndex((piece) => typeof piece !== 'string' && piece.text.endsWith('?'));
  return sentence.map((piece, index) =>
    index === question + 1 && question >= 0 && typeof piece === 'string'
      ? piece.replace(/^ ./, (start) => start.toUpperCase())
      : piece,
  );
}

/** The label in front of a sentence, with a colon unless it is a question. The label of an answer links to its field. */
export function namePieces(derivation: Derivation): Sentence {
  const piece = labelPiece(derivation);
  return derivation.label.endsWith('?') ? [piece] : sentenceFrom(words.checks.named, {name: piece});
}

function labelPiece(derivation: Derivation): Piece {
  return derivation.kind === 'answer' ? {text: derivation.label, input: derivation.input} : derivation.label;
}

/** A limit with its name, as in 'Never more than {limit}'. */
export function limitText(limit: Derivation): string {
  return limit.label === '' ? limit.text : fillIn(words.checks.limit, {limit: limit.text, label: limit.label});
}
