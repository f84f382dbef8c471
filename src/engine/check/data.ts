/** Data of a definition: the notation of figures, types, days and periods. */
import type {Place} from '../diagnostics/diagnostic.ts';
import {date, describeType, errorType, nothing, number, percent, unify, type Type} from '../expression/types.ts';
import type {Constant, Dated, Datum} from '../definition/constant.ts';
import type {HistoryItem} from '../definition/page.ts';
import type {Bound} from '../inputs/descriptor.ts';
import {isCalendarDay} from '../runtime/calendar.ts';
import {isCurrency} from '../runtime/formats.ts';
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

/** The type of values that belong together; reports each one whose type does not fit those before it. */
export function commonType<Part extends {readonly type: Type; readonly place: Place}>(
  parts: readonly Part[],
  report: ReportProblem,
  hintFor?: (type: Type, part: Part) => string | undefined,
): Type {
  return parts.reduce((type: Type, part) => {
    const common = unify(type, part.type);
    if (common === undefined)
      report(
        'kinds-differ',
        part.place,
        {one: describeType(type), other: describeType(part.type)},
        hintFor?.(type, part),
      );
    return common ?? errorType;
  }, parts[0]!.type);
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

/** The datum in force on a day: of the last period begun by then, or of the first. */
export function datumInForce({periods}: Dated, day: string): Datum {
  return (periods.findLast(({from}) => from === undefined || from.day <= day) ?? periods[0]!).value;
}

/** The numbers that a bound of an input can be; none if it names no constant, which is reported elsewhere. */
export function figuresOfBound({value}: Bound, constants: ReadonlyMap<string, Constant>): readonly number[] {
  if (typeof value === 'number') return [value];
  const periods = constants.get(value)?.dated.periods ?? [];
  return periods.flatMap((period) => (period.value.kind === 'figure' ? [period.value.value] : []));
}

/** Every day and month of the history exists, and each is later than the one before it. */
export function checkHistory(history: readonly HistoryItem[], report: ReportProblem): void {
  history.forEach(({on: {word: on, place}}, index) => {
    const earlier = history[index - 1]?.on;
    if (!isCalendarDay(on.length === 7 ? `${on}-01` : on)) report('not-a-day', place, {value: on});
    else if (earlier !== undefined && on <= earlier.word)
      report(
        'dated-order',
        [place, {...earlier.place, label: 'before it'}],
        {later: on, earlier: earlier.word},
        'List the changes from the earliest to the latest; what changed on one day is one entry.',
      );
  });
}

const currencySigns = '[A-Z]{0,3}[$€£¥₩₹₪฿]|[A-Z]{3}';
const digits = "\\d[\\d_]*(?:[.,' \\u00a0]\\d+)*";
/** A minus, also the typographic one, before the amount, or before or behind its currency. */
const minusSign = '[-−–]';
const figureWithSign = new RegExp(
  `^(?<minus>${minusSign})?\\s*(?<prefix>${currencySigns})?\\s*(?<minusBehind>${minusSign})?\\s*(?<figure>${digits})\\s*(?:(?<percentSign>%)|(?<suffix>${currencySigns}))?$`,
);

/** Reports the name of a constant where only data is allowed; returns whether it did. */
function reportConstant({kind, place}: Datum, words: string, report: ReportProblem): boolean {
  if (kind !== 'words' || !/^=\s*[a-z]\w*$/.test(words)) return false;
  report('constant-as-data', place, {name: words.slice(1).trim()});
  return true;
}

/** Reports a figure that would be read as a text, or as a thousandth of the intended value; returns whether it did. */
export function reportFigure({kind, place}: Datum, words: string, report: ReportProblem): boolean {
  if (kind === 'figure') return reportAmbiguousPoint(place, report);
  if (kind !== 'words') return false;
  // The last group has three digits in India too; '4,10' has a decimal comma.
  if (/^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?%?$/.test(words)) {
    report('figure-with-commas', place, {figure: words, plain: words.replaceAll(',', '_')});
    return true;
  }
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(words) ?? [];
  if (year !== undefined) {
    report('not-a-day', place, {value: words}, `Write ${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}.`);
    return true;
  }
  if (/^-?\d[\d_]*\.%?$/.test(words)) {
    report('figure-unreadable', place, {figure: words}, `Write ${words.replace('.', '')}.`);
    return true;
  }
  const {minus, prefix, minusBehind, figure, percentSign, suffix} = words.match(figureWithSign)?.groups ?? {};
  const signs = [minus, prefix, minusBehind, percentSign, suffix];
  if (figure === undefined || (signs.every((sign) => sign === undefined) && !/[.,' \u00a0]/.test(figure))) return false;
  const currency = prefix ?? suffix;
  const unit = currency === undefined ? '' : isCurrency(currency) ? `, with 'unit: ${currency}'` : ", with its 'unit'";
  const written = `${(minus ?? minusBehind) ? '-' : ''}${regrouped(figure)}${percentSign ?? ''}`;
  report('figure-unreadable', place, {figure: words}, `Write ${written}${unit}.`);
  return true;
}

/** The figure in the notation of definitions: '3.000' becomes 3_000, and '3 000,50' becomes 3_000.50. */
function regrouped(figure: string): string {
  const groups = figure.split(/[.,' \u00a0]/);
  const isFraction = groups.length > 1 && groups.at(-1)!.length !== 3;
  const whole = (isFraction ? groups.slice(0, -1) : groups).join('').replaceAll('_', '');
  return whole.replace(/\B(?=(\d{3})+$)/g, '_') + (isFraction ? `.${groups.at(-1)}` : '');
}

/** Reports 3.500: nobody writes three decimals that end in 0, but many people group thousands with points. */
function reportAmbiguousPoint(place: Place, report: ReportProblem): boolean {
  const figure = place.source.text.slice(place.start, place.end);
  if (!/^[1-9]\d{0,2}\.\d\d0$/.test(figure)) return false;
  const hint = `Write ${regrouped(figure)}, or ${Number(figure)} if it has a fraction.`;
  report('figure-unreadable', place, {figure}, hint);
  return true;
}

/** Only a figure has a unit: with a percentage or words it is a mistake. */
export function checkUnit(type: Type, {name, unit, dated}: Constant, report: ReportProblem): Type {
  if (unit === undefined || (type.kind !== 'percent' && type.kind !== 'text' && type.kind !== 'date')) return type;
  const {value, place} = {place: dated.place, ...dated.periods[0]!};
  const hint =
    value.kind === 'percent' ? `Write ${value.value} if it is counted in ${unit}, or remove 'unit'.` : undefined;
  report('unit-without-figure', place, {name, unit, found: describeType(type)}, hint);
  return errorType;
}
