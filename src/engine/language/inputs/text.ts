/** Free text: `type: text`. */
import {call} from '../expression/javascript.ts';
import {text} from '../expression/types.ts';
import {isBlank, readText} from '../../runtime/answers.ts';
import type {AnswerReader, BaseField, InputCompiler} from './descriptor.ts';

export interface TextField extends BaseField {
  readonly kind: 'text';
}

export const textInput: InputCompiler = {
  type: () => text,
  readCode: (_, answer) => call('$readText', [answer]),
  missingCode: (_, answer) => call('$isBlank', [answer]),
  answered: 'words',
  profileTerms: [],
  // Different words for each input, so that a change of one name to another shows.
  candidates: ({name}) => ['', `any ${name}`],
};

export const textReader: AnswerReader<TextField> = {
  isMissing: (_, answer) => isBlank(answer),
  countedAs: () => null,
  openReason: ({optional}, typed) => (isBlank(typed) && !optional ? 'unanswered' : null),
  accepts: () => true,
  text: (_, answer) => (isBlank(answer) ? undefined : readText(answer)),
};
