/** Calendar days: `type: date`. */
import {date} from '../expression/types.ts';
import {isBlank, readDate} from '../runtime/answers.ts';
import {addDays, addMonths, type CalendarDay, isCalendarDay} from '../runtime/calendar.ts';
import {calendarDay} from '../runtime/formats.ts';
import {bound, type AnswerReader, type BaseField, type InputCompiler} from './descriptor.ts';

export interface DateField extends BaseField {
  readonly kind: 'date';
  /** The picker offers no future days. */
  readonly max?: 'today';
}

export const dateKeys = () => ({max: bound("The upper limit of the field, as a hint; 'today' for a date.").optional()});

export const dateInput: InputCompiler = {
  fieldCode: ({max}, boundCode) => ({max: boundCode(max)}),
  type: () => date,
  readCode: (_, answer) => `$readDate(${answer})`,
  missingCode: ({name}) => `${name} === null`,
  answeredCode: ({name}) => `${name} !== null`,
  scale: 'whole',
  profileTerms: [],
  candidates: (_, thresholds, today) => {
    const days = [-1, 0, ...thresholds].map((passed) => addDays(today, -passed)).filter((day) => day !== null);
    // An impossible day counts as none. From the last day of the calendar on, no later day can be worked out.
    return ['', ...new Set([...days, '9999-12-31'])];
  },
  samples: (today) => [...endsOfMonths(Number(today.slice(0, 4)) - 2), '0001-01-01', '9999-12-31'],
};

/** The first two and the last days of every month of four years, one of which is a leap year. */
function endsOfMonths(firstYear: number): readonly CalendarDay[] {
  return Array.from({length: 48}, (_, index) =>
    addMonths(`${String(firstYear).padStart(4, '0')}-01-01`, index)!,
  ).flatMap((first) => [-3, -2, -1, 0, 1].map((days) => addDays(first, days)!));
}

export const dateReader: AnswerReader<DateField> = {
  isMissing: (_, answer) => readDate(answer) === null,
  countedAs: (_, answer) => (readDate(answer) === null ? {countedAs: 'noDate'} : null),
  openReason: (_, typed) => {
    if (isBlank(typed)) return 'unanswered';
    return readDate(typed) === null ? 'unreadable' : null;
  },
  accepts: (_, text) => isCalendarDay(text),
  text: (_, answer) => calendarDay(readDate(answer)) || undefined,
};
