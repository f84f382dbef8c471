/** `npm run freshness`: what of the calculators' data is due to be checked again, and which figures change on a known day. */
import {hasErrors} from '../../engine/diagnostics/diagnostic.ts';
import {compile} from '../../engine/compile.ts';
import {daysOfChange} from '../../engine/emit/daysOfChange.ts';
import {isCasesFile, readFiles} from '../../engine/project/files.ts';
import {today as readClock} from '../../engine/today.ts';
import {isCalendarDay, type CalendarDay} from '../../engine/runtime/calendar.ts';
import {dueOf, states, type Due} from './due.ts';
import {dueInWords} from './dueInWords.ts';
import {filesOf, parseOptions, WrongUse} from './options.ts';
import type {Command} from './streams.ts';

/**
 * `freshness [--json] [--strict] [--today YYYY-MM-DD] [--dir DIR]`. Exit 0 for a report; 1 where a definition has errors,
 * and with `--strict` where a review is overdue; 2 for wrong use.
 */
export const run: Command = async (args, {stdout, stderr}) => {
  try {
    const {flags, values, rest} = parseOptions(args, {
      '--json': false,
      '--strict': false,
      '--today': true,
      '--dir': true,
    });
    if (rest.length > 0) throw new WrongUse(`freshness takes no '${rest[0]}': write --dir ${rest[0]} for a folder.`);
    const today = values.get('--today') ?? readClock();
    if (!isCalendarDay(today)) throw new WrongUse(`'${today}' is not a day of the calendar: write YYYY-MM-DD.`);
    const {due, broken} = dueIn(values.get('--dir') ?? 'calculators', today);
    stdout.write(flags.has('--json') ? `${JSON.stringify({today, calculators: due}, null, 2)}\n` : dueInWords(due));
    for (const path of broken) stderr.write(`${path} has errors and is left out: 'npm run check' shows them.\n`);
    const isOverdue = flags.has('--strict') && due.some(({state}) => state === 'overdue');
    return isOverdue || broken.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
};

/** What is due in a folder, the most urgent first; and the files that do not compile. */
function dueIn(folder: string, today: CalendarDay): {due: readonly Due[]; broken: readonly string[]} {
  const broken: string[] = [];
  const paths = filesOf(folder).filter((path) => !isCasesFile(path));
  const sources = readFiles(paths, process.cwd(), ({places: [{source}]}) => broken.push(source.path));
  const due = sources.flatMap((source) => {
    const {diagnostics, model} = compile(source);
    if (model === undefined || hasErrors(diagnostics)) {
      broken.push(source.path);
      return [];
    }
    const {id, page} = model.definition;
    return [dueOf({id, file: source.path, page, changesOn: daysOfChange(model)}, today)];
  });
  return {due: due.toSorted(byUrgency), broken};
}

function byUrgency(one: Due, other: Due): number {
  return (
    states.indexOf(one.state) - states.indexOf(other.state) ||
    (one.reviewBy ?? '').localeCompare(other.reviewBy ?? '') ||
    one.dataAsOf.localeCompare(other.dataAsOf) ||
    one.file.localeCompare(other.file)
  );
}
