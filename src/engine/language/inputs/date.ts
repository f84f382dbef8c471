/** Calendar days: `type: date`. */
import {call, js, variable} from '../expression/javascript.ts';
import {date} from '../expression/types.ts';
import {isBlank, readDate} from '../../runtime/answers.ts';
import {
  addDays,
  addMonths,
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  isCalendarDay,
  LAST_DAY_NUMBER,
} from '../../runtime/calendar.ts';
import {calendarDay} from '../../runtime/formats.ts';
import {bound, isLeftBlank, type AnswerReader, type BaseField, type InputCompiler} from './descriptor.ts';

export interface DateField extends BaseField {
  readonly kind: 'date';
  /** The first and the last day that the picker offers; with 'today' no future days. */
  readonly min?: CalendarDay;
  readonly max?: 'today' | CalendarDay;
  /** With 'today' as the last day: the day of the page. */
  readonly today?: CalendarDay;
}

export const dateKeys = () => ({
  max: bound("The upper limit of the field, as a hint; for a date, 'today' or a constant that is a day.").optional(),
});

/** The numbers of the first and the last day of the calendar. From the last one, no later day can be worked out. */
const range = [1, LAST_DAY_NUMBER] as const;

export const dateInput: InputCompiler = {
  fieldOf: ({min, max}, valueOf, today) => ({
    min: valueOf(min),
    max: valueOf(max),
    today: max?.value === 'today' ? today : undefined,
  }),
  type: () => date,
  readCode: (_, answer) => call('$readDate', [answer]),
  missingCode: ({name}) => js`${variable(name)} === null`,
  answered: 'day',
  scale: 'whole',
  range,
  suggests: 'days',
  profileTerms: [],
  candidates: ({name}, thresholds, today) => {
    const now = dayNumber(today);
    const days = [...new Set([now, now + 1, ...thresholds(name)])].filter((day) => day >= range[0] && day <= range[1]);
    // An impossible day counts as none.
    return ['', ...days.toSorted((one, other) => Math.abs(one - now) - Math.abs(other - now)).map(dayOfNumber)];
  },
  answerHint: (_, answer) =>
    answer === '' || isCalendarDay(answer)
      ? undefined
      : 'Write a day that exists, as YYYY-MM-DD, or blank. A text in quotes tests how the rules handle junk.',
  samples: (today) => [...endsOfMonths(Number(today.slice(0, 4)) - 2), '0001-01-01', '9999-12-31'],
};

/** The first two and the last days of every month of four years, one of which is a leap year. */
function endsOfMonths(firstYear: number): readonly CalendarDay[] {
  return Array.from({length: 48}, (_, index) =>
    addMonths(`${String(firstYear).padStart(4, '0')}-01-01`, index)!,
  ).flatMap((first) => [-3, -2, -1, 0, 1].map((days) => addDays(first, days)!));
}

/** A day before this year was hardly meant: a browser's date field takes '26' for the year 26. */
export const EARLIEST_YEAR = '1900';

/** Whether the year of a date was probably typed with two digits. */
export function hasShortYear(day: CalendarDay): boolean {
  return day < EARLIEST_YEAR;
}

/** Whether a field asks for this day: from the first to the last one that it offers, and in a year that was hardly mistyped. */
export function isAskedFor(day: CalendarDay, {min, max, today}: DateField): boolean {
  const last = max === 'today' ? today : max;
  return !hasShortYear(day) && (min === undefined || day >= min) && (last === undefined || day <= last);
}

export const dateReader: AnswerReader<DateField> = {
  isMissing: (_, answer) => readDate(answer) === null,
  countedAs: (field, answer) =>
    readDate(answer) === null && !isLeftBlank(field, answer) ? {countedAs: 'noDate'} : null,
  openReason: (field, typed) => {
    if (isBlank(typed)) return field.optional ? null : 'unanswered';
    const day = readDate(typed);
    if (day === null) return 'unreadable';
    return isAskedFor(day, field) ? null : 'outOfRange';
  },
  accepts: (_, text) => isCalendarDay(text),
  text: (_, answer) => calendarDay(readDate(answer)) || undefined,
};
