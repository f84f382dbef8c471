/** `npm run freshness`: lists the data that is due for review, and the rules that change on known days. */
import {today as readClock} from '../../engine/language/today.ts';
import {compileToModel} from '../../engine/compile.ts';
import type {PageTexts} from '../../engine/language/definition/page.ts';
import {hasErrors} from '../../engine/diagnostics/diagnostic.ts';
import {expectedChanges} from '../../engine/language/expectedChanges.ts';
import {daysOfChange} from '../../engine/language/inForce.ts';
import {readFiles} from '../../engine/project/files.ts';
import {type CalendarDay, daysBetween, endOfMonth} from '../../engine/runtime/calendar.ts';
import {calendarDay, list, month, quantity} from '../../engine/runtime/formats.ts';
import {sourcesIn} from '../../engine/language/sources.ts';
import {monthsBetween, staleness} from '../../engine/plan/staleness.ts';
import {formatSources, groupedSources, type SourcesOfFile} from './freshnessSources.ts';
import {defineCommand, jsonText} from './command.ts';
import {definitionFiles, dirOption, requireDay, todayOption} from './definitions.ts';

export const command = defineCommand({
  name: 'freshness',
  summary: 'Lists the data that is due for review, the rules that change on known days, and their sources',
  details:
    'Exits with 1 when a definition has errors, and with --strict when a review is overdue or a figure has probably changed.',
  options: {
    json: {type: 'boolean', description: 'Print JSON'},
    sources: {type: 'boolean', description: 'List every source with the figures that depend on it'},
    strict: {type: 'boolean', description: 'Fail when a review is overdue or a figure has probably changed'},
    today: todayOption('The day of the report'),
    dir: dirOption,
  },
  examples: ['', '--strict --today 2025-01-01', '--sources'],
  async run({json, sources, strict, today = readClock(), dir}, {stdout, stderr}) {
    requireDay(today);
    const {due, used, broken} = reviewStatusesIn(dir, today);
    if (sources) stdout.write(json ? jsonText({sources: groupedSources(used)}) : formatSources(used));
    else stdout.write(json ? jsonText({today, calculators: due}) : formatReport(due));
    for (const path of broken) stderr.write(`${path} has errors and is left out: 'npm run check' shows them.\n`);
    return broken.length > 0 || (strict && due.some(({state}) => isPastDue(state))) ? 1 : 0;
  },
});

/** What is due in a folder, the most urgent first; the sources of its figures; and the files that do not compile. */
function reviewStatusesIn(
  folder: string,
  today: CalendarDay,
): {due: readonly ReviewStatus[]; used: readonly SourcesOfFile[]; broken: readonly string[]} {
  const broken: string[] = [];
  const used: SourcesOfFile[] = [];
  const sources = readFiles(definitionFiles(folder), process.cwd(), ({places: [{source}]}) => broken.push(source.path));
  const due = sources.flatMap((source) => {
    const {diagnostics, model} = compileToModel(source);
    if (model === undefined || hasErrors(diagnostics)) {
      broken.push(source.path);
      return [];
    }
    const {definition} = model;
    used.push({file: source.path, sources: sourcesIn(definition)});
    return [
      reviewStatusOf(
        {
          id: definition.id,
          file: source.path,
          page: definition,
          changesOn: daysOfChange(model),
          expected: expectedChanges(model).map(({label, on}) => ({label, on})),
        },
        today,
      ),
    ];
  });
  return {due: due.toSorted(compareUrgency), used, broken};
}

function compareUrgency(one: ReviewStatus, other: ReviewStatus): number {
  return (
    byUrgency.indexOf(one.state) - byUrgency.indexOf(other.state) ||
    (one.reviewBy ?? '').localeCompare(other.reviewBy ?? '') ||
    one.dataAsOf.localeCompare(other.dataAsOf) ||
    one.file.localeCompare(other.file)
  );
}

/** A review is reported as due this many days before the end of its month. */
const DAYS_AHEAD = 60;

/** The words of the report for each state of a definition's data, from the most urgent to the least. */
const states = {
  /** The day has passed on which a figure changes every year. */
  expected: {
    heading: 'Probably changed: look the figure up, add its dated line, then move checked',
    short: 'probably changed',
  },
  /** The month of review has passed. */
  overdue: {heading: 'Overdue: compare with the source, then move checked and reviewBy', short: 'overdue'},
  /** The data has neither `checked` nor `reviewBy`. */
  unchecked: {heading: 'Never checked: compare with the source, then add checked and reviewBy', short: 'never checked'},
  due: {heading: `To be checked within ${DAYS_AHEAD} days`, short: `due within ${DAYS_AHEAD} days`},
  /** It has `checked` but no `reviewBy`. */
  without: {heading: 'No review is planned: add reviewBy', short: 'without reviewBy'},
  later: {heading: 'Not due yet', short: 'not due'},
};

type State = keyof typeof states;

const isPastDue = (state: State): boolean => state === 'expected' || state === 'overdue';

const byUrgency = Object.keys(states) as readonly State[];

export interface ReviewStatus {
  readonly id: string;
  readonly file: string;
  readonly state: State;
  /** Month of the data, YYYY-MM. */
  readonly dataAsOf: string;
  /** Whole months from that month to today's. */
  readonly monthsOld: number;
  /** Month when somebody last compared the data with the source, YYYY-MM. */
  readonly checked?: string;
  /** Whether the page tells visitors that the rules may be outdated. */
  readonly isStale: boolean;
  /** Month by whose end the data must be reviewed, YYYY-MM. */
  readonly reviewBy?: string;
  /** Days until that month is over; negative afterwards. */
  readonly daysLeft?: number;
  /** The figures that change every year, each with the day on which its next value is expected; the first to change first. */
  readonly expected: readonly {readonly label: string; readonly on: CalendarDay}[];
  /** The days ahead on which a figure of the definition changes, earliest first. */
  readonly changesOn: readonly CalendarDay[];
}

interface ReviewableData {
  readonly id: string;
  readonly file: string;
  readonly page: Pick<PageTexts, 'dataAsOf' | 'checked' | 'reviewBy'>;
  readonly changesOn: readonly CalendarDay[];
  readonly expected: ReviewStatus['expected'];
}

/** The state of one calculator's data on a day. */
export function reviewStatusOf(
  {id, file, page: {dataAsOf, checked, reviewBy}, changesOn, expected}: ReviewableData,
  today: CalendarDay,
): ReviewStatus {
  const base = {
    id,
    file,
    dataAsOf,
    monthsOld: Math.max(0, monthsBetween(dataAsOf, today)),
    checked,
    isStale: staleness({dataAsOf, checked}, today) !== undefined,
    changesOn: changesOn.filter((day) => day > today),
    expected: expected.toSorted((one, other) => one.on.localeCompare(other.on)),
  };
  if (expected.some(({on}) => on <= today)) return {...base, state: 'expected', reviewBy};
  if (reviewBy === undefined) {
    const [next] = base.expected;
    if (next === undefined) return {...base, state: checked === undefined ? 'unchecked' : 'without'};
    return {...base, state: daysBetween(today, next.on) <= DAYS_AHEAD ? 'due' : 'later'};
  }
  const daysLeft = daysBetween(today, endOfMonth(`${reviewBy}-01`));
  const state = daysLeft < 0 ? 'overdue' : daysLeft <= DAYS_AHEAD ? 'due' : 'later';
  return {...base, state, reviewBy, daysLeft};
}

/** The report for a terminal: what is due first, then the rules that change on known days, then the counts. */
function formatReport(due: readonly ReviewStatus[]): string {
  const groups = byUrgency.flatMap((state) => {
    const inState = due.filter((item) => item.state === state);
    return inState.length === 0 ? [] : [`${states[state].heading} (${inState.length})`, ...inState.map(line), ''];
  });
  const yearly = due
    .flatMap(({file, expected}) =>
      expected.map(({label, on}) => ({on, text: `  ${calendarDay(on)}: ${label} (${file})`})),
    )
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const changing = due.filter(({changesOn}) => changesOn.length > 0);
  const changes = changing.map(({file, changesOn}) => `  ${file}: ${list(changesOn.map(calendarDay))}`);
  return [
    ...groups,
    ...(yearly.length === 0 ? [] : ['Expected to change on', ...yearly.map(({text}) => text), '']),
    ...(changes.length === 0 ? [] : ['Rules change automatically on', ...changes, '']),
    `${quantity(due.length, 'calculators')}: ${counts(due)}.`,
    '',
  ].join('\n');
}

function line({file, dataAsOf, monthsOld, checked, isStale, reviewBy, expected: [next]}: ReviewStatus): string {
  return [
    `  ${file}: data of ${month(dataAsOf)}, ${quantity(monthsOld, 'months')} old`,
    ...(checked === undefined ? [] : [`checked in ${month(checked)}`]),
    ...(reviewBy === undefined ? [] : [`review by ${month(reviewBy)}`]),
    ...(next === undefined ? [] : [`next change expected on ${calendarDay(next.on)}`]),
    ...(isStale ? ['visitors see a notice'] : []),
  ].join(', ');
}

function counts(due: readonly ReviewStatus[]): string {
  return byUrgency
    .map((state) => `${due.filter((item) => item.state === state).length} ${states[state].short}`)
    .join(', ');
}
