/** What decided something, in sentences: 'Salary per month: your SGD 2,800 is SGD 200 below SGD 3,000.' */
import type {Check, Working} from '../runtime/explanation.ts';
import {fillIn, plainText, quoted, say, type Piece, type Sentence, type Words} from './sentence.ts';

export interface Fact {
  readonly met: boolean;
  readonly sentence: Sentence;
  /** The facts that it sums up. */
  readonly inner: readonly Fact[];
  /** The values in it that the rules or other answers gave, to be told of. */
  readonly values: readonly Working[];
}

/** Above so many options a sentence does not list them. */
const MOST_OPTIONS = 6;

export function factOf(check: Check, words: Words): Fact {
  const fact = tell(check, words);
  return {...fact, sentence: afterQuestion(fact.sentence)};
}

function tell(check: Check, words: Words): Fact {
  const {met} = check;
  switch (check.kind) {
    case 'compared':
      return {
        met,
        sentence: comparedSentence(check, words),
        inner: [],
        values: [check.left, check.right].filter(isGiven),
      };
    case 'chosen':
      return {met, sentence: chosenSentence(check, words), inner: [], values: [check.choice].filter(isGiven)};
    case 'any':
      return {met, sentence: [words.facts.any], inner: factsOf(check.checks, words), values: []};
    case 'line': {
      const inner = factsOf(check.checks, words);
      // One fact says it with the figures of the answers; the line itself stands on the card.
      const [only] = inner;
      return inner.length === 1 ? {...only!, met} : {met, sentence: [check.text], inner, values: []};
    }
  }
}

/** The facts of checks, in their order; what reads the same is said once. */
export function factsOf(checks: readonly Check[], words: Words): readonly Fact[] {
  const facts = checks.map((check) => factOf(check, words));
  const texts = facts.map(({sentence}) => plainText(sentence));
  return facts.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

/** Whether a value came from a table, a case or a function; a sum is told of where the card shows it. */
function isGiven({kind}: Working): boolean {
  return kind === 'row' || kind === 'case' || kind === 'function';
}

function comparedSentence(check: Extract<Check, {kind: 'compared'}>, words: Words): Sentence {
  const {left, relation, distance} = check;
  const {facts} = words;
  const limit = limitOf(check.right, distance === '', words);
  const values = {name: nameOf(left, words), value: left.text, distance, limit};
  if (distance === '') {
    const level = {...values, value: quoted(left.text, words)};
    if (check.right.text === '') return say(facts.noLimit, level);
    if (left.text === '') return say(facts.noLevel, level);
    return say({below: facts.levelBelow, equal: facts.levelEqual, above: facts.levelAbove}[relation], level);
  }
  // Of a table that asks for nothing, and beside a plain 0, a distance tells nothing.
  if (check.right.value === 0 && check.right.kind === 'row') return say(facts.noLimit, values);
  if (check.right.value === 0 && check.right.label === '') return say(facts.isWords, values);
  if (left.kind !== 'answer')
    return say({below: facts.figureBelow, equal: facts.figureEqual, above: facts.figureAbove}[relation], values);
  if (!left.filled)
    return say({below: facts.emptyBelow, equal: facts.emptyEqual, above: facts.emptyAbove}[relation], values);
  return say({below: facts.below, equal: facts.equal, above: facts.above}[relation], values);
}

function limitOf(right: Working, isLevel: boolean, words: Words): Sentence {
  const limit = isLevel ? quoted(right.text, words) : right.text;
  const label = right.kind === 'fixed' && right.rule ? {text: right.label, rule: right.rule} : labelPiece(right);
  return right.label === '' ? [limit] : say(words.facts.limit, {limit, label});
}

function chosenSentence(check: Extract<Check, {kind: 'chosen'}>, words: Words): Sentence {
  const {choice, among, options} = check;
  const {facts} = words;
  const isAnswer = choice.kind === 'answer';
  const listed = options.map((option) => quoted(option, words)).join(facts.or);
  const values = {name: nameOf(choice, words), value: quoted(choice.text, words), options: listed};
  const isListed = !among && options.length > 0 && options.length <= MOST_OPTIONS;
  if (choice.text === '') return say(isListed ? facts.notChosenOther : facts.notChosen, values);
  if (!isAnswer) return say(isListed ? facts.isOther : facts.isWords, values);
  if (isListed) return say(facts.chosenOther, values);
  return say(among || options.length === 0 ? facts.chosen : facts.chosenNone, values);
}

/** Behind a question a sentence begins anew: 'Do you have a job offer? Your answer is …' */
function afterQuestion(sentence: Sentence): Sentence {
  const question = sentence.findIndex((piece) => typeof piece !== 'string' && piece.text.endsWith('?'));
  return sentence.map((piece, index) =>
    index === question + 1 && question >= 0 && typeof piece === 'string'
      ? piece.replace(/^ ./, (start) => start.toUpperCase())
      : piece,
  );
}

/** The label before its sentence: a question keeps its mark, all else gets a colon. An answer's leads to its field. */
export function nameOf(working: Working, words: Words): Sentence {
  const piece = labelPiece(working);
  return working.label.endsWith('?') ? [piece] : say(words.facts.named, {name: piece});
}

function labelPiece(working: Working): Piece {
  return working.kind === 'answer' ? {text: working.label, input: working.input} : working.label;
}

/** 'Never more than {limit}' and the like: a limit with its name. */
export function limitText(limit: Working, words: Words): string {
  return limit.label === '' ? limit.text : fillIn(words.facts.limit, {limit: limit.text, label: limit.label});
}
