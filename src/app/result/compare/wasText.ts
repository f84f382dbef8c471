import type {FormField} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import {answerText} from '../../calculator/answerText.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/compare.ts';

/** 'Was: Bachelor's degree', for a field whose answer differs from the first one. */
export function wasText(input: FormField, first: Answers, answers: Answers): string | undefined {
  const was = answerText(input, first[input.id]);
  return was === answerText(input, answers[input.id]) ? undefined : fill(words.compare.was, {answer: was});
}
