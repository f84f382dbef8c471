/** `npm run freshness`: lists the data that is due for review, and the rules that change on known days. */
import {today as readClock} from '../../engine/language/today.ts';
import {compileToModel} from '../../engine/compile.ts';
import {hasErrors} from '../../engine/diagnostics/diagnostic.ts';
import {expectedChanges} from '../../engine/language/expectedChanges.ts';
import {daysOfChange} from '../../engine/language/inForce.ts';
import {readFiles} from '../../engine/project/files.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {calendarDay, list, month, quantity} from '../../engine/runtime/formats.ts';
import {sourcesIn} from '../../engine/language/sources.ts';
import {DAYS_AHEAD, type ReviewStatus, reviewStatusOf, type State} from './reviewStatus.ts';
import {formatSources, groupedSources, type SourcesOfFile} from './freshnessSources.ts';
import {defineCommand, jsonText} from './command.ts';
import {definitionFiles, requireDay} from './definitions.ts';
import {dirOption, todayOption} from './options.ts';

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

/** The words of the report for each state of a definition's data, from the most urgent to the least. */
const states: Readonly<Record<State, {readonly heading: string; readonly short: string}>> = {
  expected: {
    heading: 'Probably changed: look the figure up, add its dated line, then move checked',
    short: 'probably changed',
  },
  overdue: {heading: 'Overdue: compare with the source, then move checked and reviewBy', short: 'overdue'},
  unchecked: {heading: 'Never checked: compare with the source, then add checked and reviewBy', short: 'never checked'},
  due: {heading: `To be checked within ${DAYS_AHEAD} days`, short: `due within ${DAYS_AHEAD} days`},
  without: {heading: 'No review is planned: add reviewBy', short: 'without reviewBy'},
  later: {heading: 'Not due yet', short: 'not due'},
};

const isPastDue = (state: State): boolean => state === 'expected' || state === 'overdue';

const byUrgency = Object.keys(states) as readonly State[];

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
