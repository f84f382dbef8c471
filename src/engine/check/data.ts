/** Data of a definition: the notation of figures, types, days and periods. */
import type {Place} from '../diagnostics/diagnostic.ts';
import {
  date,
  describeType,
  errorType,
  nothing,
  number,
  percent,
  unify,
  type Type,
} from '../language/expression/types.ts';
import type {Constant, Dated, Datum} from '../language/definition/constant.ts';
import type {HistoryItem, LawChange} from '../language/definition/page.ts';
import {unitUnder, type Unit} from '../language/definition/unit.ts';
import {inUnit, unitProblem, withoutUnit} from '../language/expression/units.ts';
import type {Bound} from '../language/inputs/descriptor.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {isCurrency} from '../runtime/formats.ts';
import {hintForMisread, misreadFigure} from '../language/yaml/figure.ts';
import type {ReportProblem} from './context.ts';

/** The type of a value in all its periods; reports days that do not exist, a wrong order and different types. */
export function checkDated(dated: Dated, report: ReportProblem): Type {
  let previous: {day: string; place: Place} | undefined;
  for (const [index, {from, value}] of dated.periods.entries()) {
    if (from === undefined) {
      if (index > 0) report('missing-key', value.place, {where: 'Each period after the first', key: 'from'});
      continue;
    }
    if (!isCalendarDay(from.day)) report('not-a-day', from.place, {value: from.day});
    else if (dated.periods.length === 1) report('dated-once', from.place, {day: from.day});
    else if (previous !== undefined && from.day <= previous.day)
      report('dated-order', [from.place, {...previous.place, label: 'before it'}], {
        later: from.day,
        earlier: previous.day,
      });
    previous = from;
  }
  const unreadable = dated.periods.filter(({value}) => {
    const words = value.kind === 'words' ? value.text : '';
    return reportConstant(value, words, report) || reportFigure(value, words, report);
  });
  const impossible = dated.periods.flatMap(({value}) =>
    value.kind === 'day' && !isCalendarDay(value.text) ? [value] : [],
  );
  for (const {text, place} of impossible) report('not-a-day', place, {value: text});
  if (unreadable.length + impossible.length > 0) return errorType;
  return commonType(
    dated.periods.map(({value}) => ({type: typeOfDatum(value), place: value.place})),
    report,
  );
}

/** The type of values that belong together; reports each one whose type does not fit those before it, and the first in another unit. */
export function commonType<Part extends {readonly type: Type; readonly place: Place}>(
  parts: readonly Part[],
  report: ReportProblem,
  hintFor?: (type: Type, part: Part) => string | undefined,
): Type {
  let differ = false;
  const all = parts.reduce((type: Type, part) => {
    const common = unify(type, part.type);
    const problem = differ ? undefined : unitProblem(part.type, type, 'in one value with');
    if (problem !== undefined) {
      differ = true;
      report('units-differ', part.place, ...problem);
    }
    if (common === undefined)
      report(
        'kinds-differ',
        part.place,
        {one: describeType(type), other: describeType(part.type)},
        hintFor?.(type, part),
      );
    return common ?? errorType;
  }, parts[0]!.type);
  return differ ? withoutUnit(all) : all;
}

/**
 * The type in the unit that a table or value declares for its figures; reports figures that are in another one.
 * @param place of what declares it
 */
export function inDeclaredUnit(type: Type, declared: Unit | undefined, place: Place, report: ReportProblem): Type {
  const asDeclared = inUnit(type, declared);
  const problem = unitProblem(type, asDeclared, 'given as');
  if (problem !== undefined) report('units-differ', place, ...problem);
  return asDeclared;
}

function typeOfDatum(datum: Datum): Type {
  switch (datum.kind) {
    case 'figure':
      return number(Number.isInteger(datum.value), datum.value !== 0);
    case 'percent':
      return percent(datum.value !== 0);
    case 'day':
      return date;
    case 'words':
      return {kind: 'text', words: [datum.text]};
    case 'options':
      return {kind: 'options', options: datum.options.map((option) => option.word)};
    case 'nothing':
      return nothing;
  }
}

/** The numbers that a bound of an input can be; none if it names no constant, which is reported elsewhere. */
export function figuresOfBound({value}: Bound, constants: ReadonlyMap<string, Constant>): readonly number[] {
  if (typeof value === 'number') return [value];
  const periods = constants.get(value)?.dated.periods ?? [];
  return periods.flatMap((period) => (period.value.kind === 'figure' ? [period.value.value] : []));
}

/** Every day and month of the history exists, and each is later than the one before it. */
export function checkHistory(history: readonly HistoryItem[], report: ReportProblem): void {
  const hint = 'List the changes from the earliest to the latest; what changed on one day is one entry.';
  checkOrder(history, (earlier, later) => earlier < later, hint, report);
}

/** Every day and month of the changes exists, and none is earlier than the one before it. */
export function checkDaysOfChanges(changes: readonly LawChange[], report: ReportProblem): void {
  const hint = 'List the changes from the earliest to the latest.';
  checkOrder(changes, (earlier, later) => earlier <= later, hint, report);
}

function checkOrder(
  changes: readonly Pick<HistoryItem, 'on'>[],
  isInOrder: (earlier: string, later: string) => boolean,
  hint: string,
  report: ReportProblem,
): void {
  changes.forEach(({on: {word: on, place}}, index) => {
    const earlier = changes[index - 1]?.on;
    if (!isCalendarDay(on.length === 7 ? `${on}-01` : on)) report('not-a-day', place, {value: on});
    else if (earlier !== undefined && !isInOrder(earlier.word, on))
      report('dated-order', [place, {...earlier.place, label: 'before it'}], {later: on, earlier: earlier.word}, hint);
  });
}

/** Reports the name of a constant where only data is allowed; returns whether it did. */
function reportConstant({kind, place}: Datum, words: string, report: ReportProblem): boolean {
  if (kind !== 'words' || !/^=\s*[a-z]\w*$/.test(words)) return false;
  report('constant-as-data', place, {name: words.slice(1).trim()});
  return true;
}

/** Reports a figure that would be read as a text; returns whether it did. */
export function reportFigure({kind, place}: Datum, words: string, report: ReportProblem): boolean {
  if (kind !== 'words') return false;
  // The last group has three digits in India too; '4,10' has a decimal comma.
  if (/^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?%?$/.test(words)) {
    const plain = words.replaceAll(',', '_');
    const hint = {text: `Write ${plain}.`, typed: words, instead: plain};
    report('figure-with-commas', place, {figure: words, plain}, hint);
    return true;
  }
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(words) ?? [];
  if (year !== undefined) {
    report('not-a-day', place, {value: words}, `Write ${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}.`);
    return true;
  }
  const misread = misreadFigure(words);
  if (misread === undefined) return false;
  const unit = isCurrency(misread.currency ?? '') ? `, with 'unit: ${misread.currency}'` : ", with its 'unit'";
  report('figure-unreadable', place, {figure: words}, hintForMisread(misread, unit));
  return true;
}

/** The type of a constant in its unit. Only a figure has one: with a percentage or words it is a mistake. */
export function checkUnit(type: Type, {name, unit, per, dated}: Constant, report: ReportProblem): Type {
  if (unit === undefined) return type;
  if (type.kind !== 'percent' && type.kind !== 'text' && type.kind !== 'date')
    return inUnit(type, unitUnder({unit, per}));
  const {value, place} = {place: dated.place, ...dated.periods[0]!};
  const hint =
    value.kind === 'percent' ? `Write ${value.value} if it is counted in ${unit}, or remove 'unit'.` : undefined;
  report('unit-without-figure', place, {name, unit, found: describeType(type)}, hint);
  return errorType;
}
