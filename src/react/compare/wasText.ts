import type {Input} from '../../definition/module.ts';
import type {Answers} from '../../functions/answers.ts';
import {answerText} from '../answerText.ts';
import {fill} from '../fill.ts';
import words from './compare.yaml';

/** 'Was: Bachelor's degree', for a field whose answer differs from the first one. */
export function wasText(input: Input, first: Answers, answers: Answers): string | undefined {
  const was = answerText(input, first[input.id]);
  return was === answerText(input, answers[input.id]) ? undefined : fill(words.compare.was, {answer: was});
}
