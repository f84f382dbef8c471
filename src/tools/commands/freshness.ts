/** `npm run freshness`: lists the data that is due for review, and the figures that change on a known day. */
import {today as readClock} from '../../engine/today.ts';
import {compileToModel} from '../../engine/compile.ts';
import type {PageTexts} from '../../engine/definition/page.ts';
import {hasErrors} from '../../engine/diagnostics/diagnostic.ts';
import {daysOfChange} from '../../engine/emit/page.ts';
import {readFiles} from '../../engine/project/files.ts';
import {addDays, addMonths, type CalendarDay, daysBetween} from '../../engine/runtime/calendar.ts';
import {calendarDay, list, month, quantity} from '../../engine/runtime/formats.ts';
import {defineCommand, jsonText} from './command.ts';
import {definitionFiles, dirOption, requireDay, todayOption} from './definitions.ts';

export const command = defineCommand({
  name: 'freshness',
  summary: 'Lists which data is due to be checked again, and which figures change on a known day',
  details: 'Exits with 1 when a definition has errors, and with --strict when a review is overdue.',
  options: {
    json: {type: 'boolean', description: 'Print JSON'},
    strict: {type: 'boolean', description: 'Fail when a review is overdue'},
    today: todayOption('The day to look from'),
    dir: dirOption,
  },
  examples: ['', '--strict --today 2025-01-01'],
  async run({json, strict, today = readClock(), dir}, {stdout, stderr}) {
    requireDay(today);
    const {due, broken} = dueIn(dir, today);
    stdout.write(json ? jsonText({today, calculators: due}) : dueInWords(due));
    for (const path of broken) stderr.write(`${path} has errors and is left out: 'npm run check' shows them.\n`);
    return broken.length > 0 || (strict && due.some(({state}) => state === 'overdue')) ? 1 : 0;
  },
});

/** What is due in a folder, the most urgent first; and the files that do not compile. */
function dueIn(folder: string, today: CalendarDay): {due: readonly Due[]; broken: readonly string[]} {
  const broken: string[] = [];
  const sources = readFiles(definitionFiles(folder), process.cwd(), ({places: [{source}]}) => broken.push(source.path));
  const due = sources.flatMap((source) => {
    const {diagnostics, model} = compileToModel(source);
    if (model === undefined || hasErrors(diagnostics)) {
      broken.push(source.path);
      return [];
    }
    const {definition} = model;
    return [dueOf({id: definition.id, file: source.path, page: definition, changesOn: daysOfChange(model)}, today)];
  });
  return {due: due.toSorted(compareUrgency), broken};
}

function compareUrgency(one: Due, other: Due): number {
  return (
    byUrgency.indexOf(one.state) - byUrgency.indexOf(other.state) ||
    (one.reviewBy ?? '').localeCompare(other.reviewBy ?? '') ||
    one.dataAsOf.localeCompare(other.dataAsOf) ||
    one.file.localeCompare(other.file)
  );
}

/** A review is reported as due this many days before the end of its month. */
const DAYS_AHEAD = 60;

/** What is said of a definition, by the state of its data, from the most urgent to the least. */
const states = {
  /** The month of review has passed. */
  overdue: {heading: 'Overdue: compare with the source, then move checked and reviewBy', short: 'overdue'},
  /** The data has neither `checked` nor `reviewBy`. */
  unchecked: {heading: 'Never checked: compare with the source, then add checked and reviewBy', short: 'never checked'},
  due: {heading: `To be checked within ${DAYS_AHEAD} days`, short: `due within ${DAYS_AHEAD} days`},
  /** It has `checked` but no `reviewBy`. */
  without: {heading: 'Nobody says when to look again: add reviewBy', short: 'without reviewBy'},
  later: {heading: 'Not due yet', short: 'not due'},
};

type State = keyof typeof states;

const byUrgency = Object.keys(states) as readonly State[];

export interface Due {
  readonly id: string;
  readonly file: string;
  readonly state: State;
  /** Month of the data, YYYY-MM. */
  readonly dataAsOf: string;
  /** Whole months from that month to today's. */
  readonly monthsOld: number;
  /** Month when somebody last compared the data with the source, YYYY-MM. */
  readonly checked?: string;
  /** Month by whose end the data must be reviewed, YYYY-MM. */
  readonly reviewBy?: string;
  /** Days until that month is over; negative afterwards. */
  readonly daysLeft?: number;
  /** The days ahead on which a figure of the definition changes, earliest first. */
  readonly changesOn: readonly CalendarDay[];
}

interface Reviewed {
  readonly id: string;
  readonly file: string;
  readonly page: Pick<PageTexts, 'dataAsOf' | 'checked' | 'reviewBy'>;
  readonly changesOn: readonly CalendarDay[];
}

/** What is due of one calculator on a day. */
export function dueOf({id, file, page: {dataAsOf, checked, reviewBy}, changesOn}: Reviewed, today: CalendarDay): Due {
  const base = {
    id,
    file,
    dataAsOf,
    monthsOld: Math.max(0, monthNumber(today) - monthNumber(dataAsOf)),
    checked,
    changesOn: changesOn.filter((day) => day > today),
  };
  if (reviewBy === undefined) return {...base, state: checked === undefined ? 'unchecked' : 'without'};
  const daysLeft = daysBetween(today, lastDayOf(reviewBy));
  const state = daysLeft < 0 ? 'overdue' : daysLeft <= DAYS_AHEAD ? 'due' : 'later';
  return {...base, state, reviewBy, daysLeft};
}

function lastDayOf(yearMonth: string): CalendarDay {
  return addDays(addMonths(`${yearMonth}-01`, 1), -1) ?? `${yearMonth}-31`;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** The report for a terminal: what is due first, then the figures that change by themselves, then the counts. */
function dueInWords(due: readonly Due[]): string {
  const groups = byUrgency.flatMap((state) => {
    const inState = due.filter((item) => item.state === state);
    return inState.length === 0 ? [] : [`${states[state].heading} (${inState.length})`, ...inState.map(line), ''];
  });
  const changing = due.filter(({changesOn}) => changesOn.length > 0);
  const changes = changing.map(({file, changesOn}) => `  ${file}: ${list(changesOn.map(calendarDay))}`);
  return [
    ...groups,
    ...(changes.length === 0 ? [] : ['Figures change by themselves on', ...changes, '']),
    `${quantity(due.length, 'calculators')}: ${counts(due)}.`,
    '',
  ].join('\n');
}

function line({file, dataAsOf, monthsOld, checked, reviewBy}: Due): string {
  return [
    `  ${file}: data of ${month(dataAsOf)}, ${quantity(monthsOld, 'months')} old`,
    ...(checked === undefined ? [] : [`checked in ${month(checked)}`]),
    ...(reviewBy === undefined ? [] : [`review by ${month(reviewBy)}`]),
  ].join(', ');
}

function counts(due: readonly Due[]): string {
  return byUrgency
    .map((state) => `${due.filter((item) => item.state === state).length} ${states[state].short}`)
    .join(', ');
}
