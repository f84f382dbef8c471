/** The checks behind a decision, in sentences: 'Salary per month: €2,800. You need €3,000, so you are €200 short.' */
import type {Comparison} from '../../runtime/comparisons.ts';
import type {Check, Derivation} from '../derived.ts';
import {grouped, inUnit, isCurrency, listOfChoices} from '../../runtime/formats.ts';
import {isCount, withoutNoun, withoutUnit} from './figure.ts';
import {plainText, quoted, sentenceFrom, type Piece, type Sentence} from './sentence.ts';
import {fill} from '../../runtime/message.ts';
import {no, yes} from '../../words/answers.ts';
import * as words from '../../words/explanation.ts';
import {capitalized, uncapitalized} from '../../runtime/english.ts';

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

/**
 * The checks of a verdict also say what was needed; all others say only what is the case.
 * @returns in the order of the checks; of those with the same sentence only the first
 */
export function explainChecks(checks: readonly Check[], purpose: 'verdict' | 'other'): readonly ExplainedCheck[] {
  const explained = (purpose === 'verdict' ? checks.filter(isPossible) : checks).map((check) =>
    explainCheck(check, purpose === 'verdict'),
  );
  const texts = explained.map(({sentence}) => plainText(sentence));
  return explained.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

/** Whether what a check needs is possible: nobody can answer a question that other answers hide, or go back to an earlier day. */
function isPossible(check: Check): boolean {
  if (check.met) return true;
  if (check.kind === 'inForce') return check.isOver !== true;
  if (check.kind === 'any') return check.checks.some(isPossible);
  const answers = check.kind === 'compared' ? [check.left, check.right] : check.kind === 'chosen' ? [check.choice] : [];
  return !answers.some((answer) => answer.kind === 'answer' && answer.isHidden === true);
}

function explainCheck(check: Check, saysNeed: boolean): ExplainedCheck {
  const {met} = check;
  switch (check.kind) {
    case 'compared':
      return {
        met,
        sentence: comparedSentence(check, saysNeed),
        inner: [],
        values: [check.left, check.right].filter(hasExplanation),
      };
    case 'chosen':
      return {met, sentence: chosenSentence(check, saysNeed), inner: [], values: [check.choice].filter(hasExplanation)};
    case 'items': {
      const {label, held, count, item, items} = check;
      const values = {label, held, count, items: count === 1 ? item : items};
      const sentence = sentenceFrom(count === 0 ? words.checks.noItems : words.checks.items, values);
      return {met, sentence, inner: [], values: []};
    }
    case 'inForce': {
      const inForce = check.isPast === true ? words.checks.wasInForce : words.checks.inForce;
      const template = met ? inForce : words.checks.notInForce;
      return {met, sentence: [fill(template, {period: check.period})], inner: [], values: []};
    }
    case 'any': {
      const isTogether = check.checks.every((each) => each.kind === 'chosen' && each.among);
      const inner = explainChecks(check.checks, saysNeed && !isTogether ? 'verdict' : 'other');
      const [only, ...others] = inner;
      if (only !== undefined && others.length === 0) return {...only, met};
      const {any, together, noneOf} = words.checks;
      return {met, sentence: [saysNeed ? (isTogether ? together : any) : noneOf], inner, values: []};
    }
    case 'line': {
      // A single check replaces the line: it has the visitor's figures, and the line is on the card anyway.
      const [only, ...others] = check.checks;
      if (only !== undefined && others.length === 0) return explainCheck({...only, met}, saysNeed);
      return {met, sentence: [check.text], inner: explainChecks(check.checks, 'other'), values: []};
    }
  }
}

/** Whether the value has an explanation of its own here. A sum is explained where the card shows it instead. */
function hasExplanation({kind}: Derivation): boolean {
  return kind === 'row' || kind === 'case' || kind === 'function';
}

/**
 * A comparison in a sentence, with the messages of `words.checks`:
 *
 * | what is compared | message |
 * |---|---|
 * | a day; an age | `day`, `needsDay`; `age` |
 * | with a table that gives no limit for these answers | `noLimit` |
 * | a verdict with several results, each from its own threshold on | `goal`, `unnamedGoal` |
 * | a verdict, not met: 'Salary: £38,700. You need £41,700, so you are £3,000 short.' | `is`, then `needs` or `needsOnly` |
 * | a verdict, met exactly | `isEnough` |
 * | a verdict, met: 'Salary: £43,700, which is £2,000 more than the £41,700 you need.' | `metWith` |
 * | a level of an order | `level` |
 * | all else: 'Salary: £43,700, which is more than £41,700.' | `compared`; `is` for a limit of 0 or 1 |
 */
function comparedSentence(check: Compared, saysNeed: boolean): Sentence {
  const {left, right, relation, distance, met, goal, isLevel = false} = check;
  if (check.isDay === true) return daySentence(check, saysNeed);
  if (left.kind === 'answer' && left.isAge) return ageSentence(check, left, saysNeed);
  const values = {name: subjectPieces(left), value: isLevel ? chosenText(left) : left.text, distance, limit: ''};
  const limit = isLevel
    ? [levelText(right)]
    : limitPieces(right, isAnswered(left) ? withoutUnit(withUnit(right, left), left) : withUnit(right, left).text);
  if (isLevel ? right.text === '' : right.value === 0 && right.kind === 'row')
    return sentenceFrom(words.checks.noLimit[placeIn(left)], values);
  const needed = saysNeed ? wanted(check) : undefined;
  const startsHere = needed === '>=' && right.value !== 0 && !isLevel && isAnswered(left);
  if (goal !== undefined && startsHere) {
    const templates = goal === '' ? words.checks.unnamedGoal : words.checks.goal;
    const template = templates[relation === 'below' ? 'below' : 'reached'];
    return sentenceFrom(template, {...values, goal, limit, distance: shortDistance(check)});
  }
  if (saysNeed && !met) return [...given(left, values), ' ', ...need(check, {...values, limit})];
  if (!isAnswered(left)) return given(left, values);
  // The distance to 0 is the figure itself, and the distance to 1 says hardly more.
  const isPlain = !isLevel && right.value !== undefined && right.value <= 1 && right.label === '';
  const isZero = isPlain && right.value === 0;
  if (relation === 'equal' && (needed === '>=' || needed === '<=') && !isZero)
    return sentenceFrom(words.checks.isEnough[needed], values);
  if (isPlain) return sentenceFrom(words.checks.is, values);
  if (isLevel) return sentenceFrom(words.checks.level[relation], {...values, limit});
  const texts = {...values, distance: isTotalOfPoints(left) ? shortDistance(check) : distance, limit};
  const {metWith} = words.checks;
  if (relation === 'above' && needed === '>=')
    return sentenceFrom(isNamed(right) ? metWith.aboveNamed : metWith.above, texts);
  if (relation === 'below' && needed === '<=')
    return sentenceFrom(isNamed(right) ? metWith.belowNamed : metWith.below, texts);
  const whole = isTotalOfPoints(left) ? limit : limitPieces(right);
  const template = words.checks.compared[relation];
  return sentenceFrom(typeof template === 'string' ? template : template[placeIn(left)], {...texts, limit: whole});
}

/** A figure that a formula writes without its currency, such as 0, in that of what it is compared with. */
function withUnit(limit: Derivation, {unit}: Derivation): Derivation {
  const {value, label} = limit;
  if (label !== '' || value === undefined || limit.unit !== undefined || unit === undefined) return limit;
  return isCurrency(unit) ? {...limit, unit, text: inUnit(value, unit)} : limit;
}

/** 'Date of birth: 7 June 1990, which is after 6 April 1960.' */
function daySentence(check: Compared, saysNeed: boolean): Sentence {
  const {left, right, relation, met} = check;
  const values = {name: subjectPieces(left), value: left.text, limit: limitPieces(right)};
  if (!isAnswered(left)) return given(left, values);
  if (right.text === '')
    return isNamed(right)
      ? sentenceFrom(words.checks.nothingToCompare, {...values, limit: right.short ?? uncapitalized(right.label)})
      : given(left, values);
  if (saysNeed && !met)
    return [...given(left, values), ' ', ...sentenceFrom(words.checks.needsDay[wanted(check)], values)];
  return sentenceFrom(words.checks.day[relation], values);
}

/** 'You are 38, which is over 35.' */
function ageSentence(check: Compared, left: Derivation & {kind: 'answer'}, saysNeed: boolean): Sentence {
  const {right, relation, met} = check;
  const {age} = words.checks;
  const number = withoutNoun(right);
  const rule = right.kind === 'fixed' || right.kind === 'row' ? right.rule : undefined;
  const limit: Piece = rule === undefined ? number : {text: number, rule};
  const values = {age: {text: withoutNoun(left), input: left.input}, limit};
  const said = isAnswered(left) ? sentenceFrom(age.is, values) : [age.unanswered];
  if (saysNeed && !met) return [...said, ' ', ...sentenceFrom(age.needs[wanted(check)], values)];
  if (!isAnswered(left) || relation === 'equal') return said;
  if (saysNeed) return sentenceFrom(relation === 'above' ? age.oldEnough : age.youngEnough, values);
  return sentenceFrom(age[relation], values);
}

/**
 * The comparison that had to hold: the opposite one if the check explains why a line is not shown. Of `salary >= minimum` with a lower
 * salary, '>=' if the check failed, and '<' if it is met, since the line needed a lower one.
 */
function wanted({comparison, relation, met}: Compared): Comparison {
  return holding[relation].includes(comparison) === met ? comparison : opposites[comparison];
}

/** The comparisons that hold, by relation. */
const holding: Readonly<Record<Compared['relation'], readonly Comparison[]>> = {
  below: ['<', '<=', '!='],
  equal: ['==', '<=', '>='],
  above: ['>', '>=', '!='],
};

const opposites: Readonly<Record<Comparison, Comparison>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

function isAnswered(derivation: Derivation): boolean {
  return derivation.kind !== 'answer' || (derivation.filled && derivation.text !== '');
}

/** What a figure or level is, as a sentence of its own. */
function given(left: Derivation, values: Readonly<Record<'name' | 'value', Piece | Sentence>>): Sentence {
  if (!isAnswered(left))
    return sentenceFrom(words.checks[left.text === '' ? 'unanswered' : 'unusable'][placeIn(left)], values);
  // A day that cannot be worked out.
  return sentenceFrom(left.text === '' ? words.checks.empty : words.checks.is, values);
}

/** What was needed, and how much is missing. */
function need(check: Compared, values: Readonly<Record<'distance' | 'limit', Piece | Sentence>>): Sentence {
  const {left, right, by, isLevel} = check;
  if (isLevel) return sentenceFrom(words.checks.needsLevel[wanted(check)], values);
  if (right.value === 0 && wanted(check) === '==') return sentenceFrom(words.checks.needsZero, values);
  const isPlain = by === 0 || right.value === 0 || !isAnswered(left);
  const template = words.checks[isPlain ? 'needsOnly' : 'needs'][wanted(check)];
  // 'You have 445 points. You need 470, so you are 25 short.'
  return sentenceFrom(template, isTotalOfPoints(left) ? {...values, distance: shortDistance(check)} : values);
}

/** The distance, without a word for its unit that the sentence has already said: '25' after '445 points'. */
function shortDistance({left, by, distance}: Compared): string {
  return isCount(left) ? grouped(by) : distance;
}

function isTotalOfPoints({isTotal, unit}: Derivation): boolean {
  return isTotal === true && unit === 'points';
}

/**
 * The limit: a figure of the rules with a link to its row, or a calculated one with its name.
 * @param text the figure as the sentence gives it: '470' in 'You have 445 points. You need 470.'
 */
function limitPieces(right: Derivation, text = right.text): Sentence {
  if (right.kind === 'fixed' || right.kind === 'row')
    return [right.rule === undefined ? text : {text, rule: right.rule}];
  return [isNamed(right) ? limitText(right) : text];
}

/** A level in a sentence: its short form, such as 'a bachelor's degree', or its label in quotation marks. */
function levelText(level: Derivation): string {
  return level.said ?? quoted(level.text);
}

/** Whether the sentence gives the limit's name. A question has none within a sentence, unless it has a short form. */
function isNamed(limit: Derivation): boolean {
  if (limit.short === undefined && limit.isQuestion === true) return false;
  return limit.label !== '' && limit.kind !== 'fixed' && limit.kind !== 'row' && !isFormula(limit);
}

/** Whether a value's only name is its formula, which would read badly in a sentence. */
function isFormula(derivation: Derivation): boolean {
  return derivation.kind === 'steps' && derivation.isUnnamed === true;
}

function chosenSentence(check: Extract<Check, {kind: 'chosen'}>, saysNeed: boolean): Sentence {
  const {choice, among, options, met} = check;
  const isListed = !among && options.length > 0 && options.length <= MAX_OPTIONS;
  const values = {
    name: namePieces(choice),
    value: chosenText(choice),
    options: listOfChoices(options.map(quotedOption)),
  };
  const isMissing = choice.text === '';
  const missing = choice.kind === 'answer' ? words.checks.unanswered[placeIn(choice)] : words.checks.empty;
  const template = isMissing ? missing : words.checks.is;
  if (saysNeed && !met && among && !isMissing) return sentenceFrom(words.checks.ruledOut, values);
  const isCode = choice.kind === 'answer' && choice.isTyped === true;
  if (isCode && saysNeed && !met && !isMissing && !isListed) return sentenceFrom(words.checks.unknownCode, values);
  if (!isListed || isYesOrNo(options)) return sentenceFrom(template, values);
  if (saysNeed && !met)
    return [...sentenceFrom(template, values), ' ', ...sentenceFrom(words.checks.needsOption, values)];
  return sentenceFrom(isMissing ? template : words.checks.isNot, values);
}

/** Then the answer alone says which other one was needed. */
function isYesOrNo(options: readonly string[]): boolean {
  return options.every((option) => option === yes || option === no);
}

function quotedOption(option: string): string {
  return isYesOrNo([option]) ? option : quoted(option);
}

/** 'you chose “None”' for an answer; only “None” for a level or choice that was worked out. */
function chosenText(derivation: Derivation): string {
  const {kind, text} = derivation;
  if (kind === 'answer' && derivation.isTyped) return fill(words.checks.entered[placeIn(derivation)], {text});
  const option = quotedOption(text);
  return kind === 'answer' ? fill(words.checks.chosen[placeIn(derivation)], {option}) : option;
}

/** Whether what follows the name of a value goes on with the sentence, or begins one: 'Do you have a job offer? You chose No.' */
const placeIn = ({isQuestion}: Derivation): 'afterName' | 'afterQuestion' =>
  isQuestion ? 'afterQuestion' : 'afterName';

/** How a sentence about a figure begins: with its name, or with 'You have' for total points. */
function subjectPieces(derivation: Derivation): Sentence {
  return isTotalOfPoints(derivation) ? [words.checks.youHave] : namePieces(derivation);
}

/** The label of a value beside its figure: the short form of a question, '(assumed)' for what counts in place of an answer. */
export function labelOf(derivation: Derivation): string {
  const {label, short, kind, isQuestion} = derivation;
  const name = isQuestion && short !== undefined ? capitalized(short) : label;
  const isAssumed = kind === 'answer' && !derivation.filled && Boolean(derivation.value);
  return isAssumed ? fill(words.ledger.assumed, {label: name}) : name;
}

/** The label before a sentence, with a colon unless it is a question. The label of an answer links to its field. */
export function namePieces(derivation: Derivation): Sentence {
  const piece = labelPiece(derivation);
  return derivation.isQuestion ? [piece] : sentenceFrom(words.checks.named, {name: capitalizedPiece(piece)});
}

function labelPiece(derivation: Derivation): Piece {
  return derivation.kind === 'answer' ? {text: derivation.label, input: derivation.input} : derivation.label;
}

const capitalizedPiece = (piece: Piece): Piece =>
  typeof piece === 'string' ? capitalized(piece) : {...piece, text: capitalized(piece.text)};

/** The limit in 'The maximum is {limit}', with its name if it was worked out. */
export function limitText(limit: Derivation): string {
  return isNamed(limit)
    ? fill(words.checks.limit, {limit: limit.text, label: limit.short ?? uncapitalized(limit.label)})
    : limit.text;
}
