/** A row of a table in a sentence: 'Your answer ‘PhD’ gives 35 points.' */
import type {RuleRow, Working} from '../runtime/explanation.ts';
import {nameOf} from './facts.ts';
import {fillIn, quoted, say, type Piece, type Sentence, type Words} from './sentence.ts';

/** ‘quoted’ where it is words, as it is where it is a figure. */
export function shown({text, value}: Working, words: Words): string {
  return value === undefined ? quoted(text, words) : text;
}

export function answerPiece({input}: {readonly input: string}, words: Words): Piece {
  return {text: words.account.answer, input};
}

export function rulesPiece(rule: RuleRow, words: Words): Piece {
  return {text: words.account.rules, rule};
}

/** @param most the most that the value can be, as text */
export function rowSentence(working: Working & {kind: 'row'}, words: Words, most: string | undefined): Sentence {
  const {account} = words;
  const {by, rule} = working;
  const gives = working.text === '' ? account.nothing : working.text;
  const text = most === undefined ? gives : fillIn(account.ofMost, {value: gives, most});
  const result: Piece = rule === undefined ? text : {text, rule};
  const [decider] = by;
  if (decider === undefined) return [result];
  if (by.every((each) => each.text === '')) return say(account.rowOfNothing, {result});
  if (by.length > 1) {
    // What was answered comes first, so that the sentence begins with it.
    const [first, second] = by.toSorted((one, other) => Number(one.text === '') - Number(other.text === ''));
    const pair = [
      quoted(first!.text, words),
      account.and,
      second!.text === '' ? account.noAnswer : quoted(second!.text, words),
    ];
    return say(account.rowOfPair, {pair, result});
  }
  if (decider.value === undefined && decider.kind === 'answer')
    return say(account.rowOfAnswer, {answer: answerPiece(decider, words), value: shown(decider, words), result});
  const row: Piece = rule?.label === undefined ? account.rules : {text: quoted(rule.label, words), rule};
  const template = decider.kind === 'answer' ? account.rowOfAnswerBand : account.rowOfFigure;
  const answer = decider.kind === 'answer' ? answerPiece(decider, words) : '';
  return say(template, {answer, name: nameOf(decider, words), value: shown(decider, words), row, result: text});
}
