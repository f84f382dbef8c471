/** Months: `type: month`, read as their first day. */
import {date} from '../expression/types.ts';
import {readDate, readText} from '../runtime/answers.ts';
import {addDays} from '../runtime/calendar.ts';
import {month} from '../runtime/formats.ts';
import type {AnswerReader, BaseField, InputCompiler} from './descriptor.ts';

export interface MonthField extends BaseField {
  readonly kind: 'month';
}

export const monthInput: InputCompiler = {
  keys: () => ({}),
  type: () => date,
  readCode: (_, answer) => `$readDate($readText(${answer}) + "-01")`,
  missingCode: ({name}) => `${name} === null`,
  answeredCode: ({name}) => `${name} !== null`,
  scale: 'whole',
  profileTerms: [],
  candidates: (_, thresholds, today) => {
    const days = [-1, 0, ...thresholds].map((passed) => addDays(today, -passed)).filter((day) => day !== null);
    return ['', '2024-13', ...new Set(days.map((day) => day.slice(0, 7)))];
  },
};

export const monthReader: AnswerReader<MonthField> = {
  isMissing: (_, answer) => !isMonth(answer),
  countedAs: (_, answer) => (isMonth(answer) ? null : {countedAs: 'noDate'}),
  accepts: (_, text) => isMonth(text),
  text: (_, answer) => (isMonth(answer) ? month(readText(answer)) : undefined),
};

function isMonth(answer: unknown): boolean {
  return readDate(`${readText(answer)}-01`) !== null;
}
