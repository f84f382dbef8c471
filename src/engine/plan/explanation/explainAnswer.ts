/** An answer, and the row of a table that it decides, as a sentence. */
import type {Derivation} from '../derived.ts';
import {namePieces} from './explainChecks.ts';
import {withoutNoun} from './figure.ts';
import {isName} from '../../runtime/english.ts';
import {quoted, sentenceFrom, type Piece, type Sentence} from './sentence.ts';
import {fill} from '../../runtime/message.ts';
import * as words from '../../words/explanation.ts';

type Answer = Derivation & {kind: 'answer'};

export function answerSentence(derivation: Answer): Sentence {
  const {filled, text, isAge} = derivation;
  if (filled) return givenAnswer(derivation);
  if (isAge) return [words.checks.age.unanswered];
  return text === '' ? [words.value.unanswered] : sentenceFrom(words.value.unusable, {value: text});
}

/** The answer as a sentence, which links to its field: 'You are 38.', 'You entered €500.', 'You chose “PhD”.' */
function givenAnswer(answer: Answer): Sentence {
  const {text, input, value, isAge, isTyped} = answer;
  if (isAge) return sentenceFrom(words.checks.age.is, {age: {text: withoutNoun(answer), input}});
  if (isTyped || value !== undefined) return sentenceFrom(words.value.entered, {value: {text, input}});
  return sentenceFrom(words.value.chosen, {value: {text: quoted(text), input}});
}

/**
 * A row of a table: '“PhD” gives 35 points.', 'You are 29. “18 to 35” gives 110 points.'
 * @param maximum the maximum of the value, as text
 */
export function rowSentence(derivation: Derivation & {kind: 'row'}, maximum: string | undefined): Sentence {
  const {by, rule} = derivation;
  const [decider] = by;
  const text = rowText(derivation, maximum);
  const isNothing = derivation.isNothing === true;
  const result: Piece = rule === undefined ? text : {text, rule};
  if (decider === undefined) return [result];
  if (by.every(isUnanswered))
    return decider.kind === 'answer' || by.length > 1
      ? notAnswered(derivation, maximum)
      : sentenceFrom(words.value.emptyRow, {name: namePieces(decider), result});
  const template = isNothing ? words.value.noFigure : isPoints(derivation) ? words.value.rowOfPoints : words.value.row;
  if (by.length > 1) return pairSentence(by, template, result, rule?.isRest === true);
  if (decider.value === undefined && decider.kind === 'answer')
    return sentenceFrom(template, {row: {text: quoted(decider.text), input: decider.input}, result});
  const given =
    decider.kind === 'answer'
      ? answerSentence(decider)
      : sentenceFrom(words.value.same, {name: namePieces(decider), value: valueText(decider)});
  if (rule?.label === undefined)
    return [...given, ' ', decider.kind === 'answer' && decider.isAge ? words.value.noRowOfAge : words.value.noRow];
  const row: Piece = {text: quoted(rule.label), rule};
  return [...given, ' ', ...sentenceFrom(template, {row, result: text})];
}

function pairSentence(by: readonly Derivation[], template: string, result: Piece, isRest: boolean): Sentence {
  // The answer that was given comes first in the sentence.
  const [first, second] = by.toSorted((one, other) => Number(isUnanswered(one)) - Number(isUnanswered(other))) as [
    Derivation,
    Derivation,
  ];
  const values = {first: valueText(first), second: valueText(second), missing: quoted(second.label), result};
  if (isUnanswered(second)) return sentenceFrom(words.value.pairWithoutSecond, values);
  if (isRest) return sentenceFrom(words.value.otherPair, values);
  return sentenceFrom(template, {row: sentenceFrom(words.value.pair, values), result});
}

/** What counts in place of a missing answer. */
export function notAnswered(derivation: Derivation, maximum?: string): Sentence {
  const {notAnswered: templates, unanswered} = words.value;
  const {text, value} = derivation;
  if (text === '' || derivation.isNothing === true) return [unanswered];
  if (value === 0 && isPoints(derivation))
    return maximum === undefined ? [templates.noPoints] : sentenceFrom(templates.noPointsOf, {most: maximum});
  const result = rowText(derivation, maximum);
  return sentenceFrom(value === undefined ? templates.text : templates.used, {result});
}

/** What a row gives. Words with a capital are a name and quoted; others continue the sentence. */
function rowText(derivation: Derivation, maximum: string | undefined): string {
  const {text, value} = derivation;
  if (text === '') return words.value.nothing;
  if (value === undefined) return isName(text) ? quoted(text) : text;
  return maximum === undefined ? text : fill(words.value.ofMost, {value: text, most: maximum});
}

const isPoints = ({unit}: Derivation): boolean => unit === 'points';

/** The value as text; words are quoted, figures are not. */
function valueText({text, value}: Derivation): string {
  return value === undefined ? quoted(text) : text;
}

/** No answer, or one that is counted as 0 or as not chosen. */
export function isUnanswered(derivation: Derivation): boolean {
  return derivation.text === '' || (derivation.kind === 'answer' && !derivation.filled);
}
