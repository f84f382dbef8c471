/** Figures as people write them elsewhere, which YAML reads as words, or as another figure. */
import {diagnose, type Place, type Report} from '../diagnostics/diagnostic.ts';
import {describeType, errorType, type Type} from '../expression/types.ts';
import type {Constant, Datum} from '../definition/constant.ts';
import {nearMiss} from '../diagnostics/nearMiss.ts';
import {entriesOf, get, type MapNode, textOf} from '../yaml/node.ts';

const currencyCodes = Intl.supportedValuesOf('currency');
const currencySigns = '[A-Z]{0,3}[$€£¥₩₹₪฿]|[A-Z]{3}';
const digits = "\\d[\\d_]*(?:[.,' \\u00a0]\\d+)*";
const withSign = new RegExp(`^(?<before>${currencySigns})?\\s*(?<figure>${digits})\\s*(?<behind>${currencySigns})?$`);

/** Reports a figure that would be read as a text, or as a thousandth of what was meant; gives whether it is one. */
export function reportFigure({kind, place}: Datum, written: string, report: Report): boolean {
  if (kind === 'figure') return reportAmbiguousPoint(place, report);
  if (kind !== 'words') return false;
  if (/^\d{1,3}(,\d{2,3})+(\.\d+)?%?$/.test(written)) {
    report(diagnose('figure-with-commas', place, {figure: written, plain: written.replaceAll(',', '_')}));
    return true;
  }
  const {before, figure, behind} = written.match(withSign)?.groups ?? {};
  if (figure === undefined || (before === undefined && behind === undefined && !/[.,' \u00a0]/.test(figure)))
    return false;
  const sign = before ?? behind;
  const unit = sign === undefined ? '' : /^[A-Z]{3}$/.test(sign) ? `, with 'unit: ${sign}'` : ", with its 'unit'";
  report(diagnose('figure-unreadable', place, {figure: written}, `Write ${regrouped(figure)}${unit}.`));
  return true;
}

/** '3.000' is 3, and '3 000,50' is no figure: underscores group, and a point stands before a fraction. */
function regrouped(figure: string): string {
  const groups = figure.split(/[.,' \u00a0]/);
  const isFraction = groups.length > 1 && groups.at(-1)!.length !== 3;
  const whole = (isFraction ? groups.slice(0, -1) : groups).join('').replaceAll('_', '');
  return whole.replace(/\B(?=(\d{3})+$)/g, '_') + (isFraction ? `.${groups.at(-1)}` : '');
}

/** Nobody writes a fraction of three places that ends in 0, but many group figures with points. */
function reportAmbiguousPoint(place: Place, report: Report): boolean {
  const written = place.source.text.slice(place.start, place.end);
  if (!/^[1-9]\d{0,2}\.\d\d0$/.test(written)) return false;
  const hint = `Write ${regrouped(written)}, or ${Number(written)} if it has a fraction.`;
  report(diagnose('figure-unreadable', place, {figure: written}, hint));
  return true;
}

/** Only a figure has a unit: with a percentage or words it is a mistake. */
export function checkUnit(type: Type, {name, unit, dated}: Constant, report: Report): Type {
  if (unit === undefined || (type.kind !== 'percent' && type.kind !== 'text')) return type;
  const {value, place} = {place: dated.place, ...dated.periods[0]!};
  const hint =
    value.kind === 'percent' ? `Write ${value.value} if it is counted in ${unit}, or take 'unit' out.` : undefined;
  report(diagnose('unit-without-figure', place, {name, unit, found: describeType(type)}, hint));
  return errorType;
}

/** Currency codes exist, under `currency` and as the unit of an input or constant. */
export function reportCurrencies(tree: MapNode, report: Report): void {
  // The schema reports signs under `currency`.
  const currency = get(tree, 'currency');
  const units = ['inputs', 'constants'].flatMap((section) =>
    entriesOf(get(tree, section)).map(({value}) => get(value, 'unit')),
  );
  for (const node of [currency, ...units]) {
    const written = textOf(node);
    if (node === undefined || written === undefined || currencyCodes.includes(written)) continue;
    if (!(node === currency ? /^[A-Z]{3}$/ : /^[A-Z]{3}$|[$€£¥₩₹₪฿]/).test(written)) continue;
    const near = nearMiss(written, currencyCodes);
    report(
      diagnose(
        'unknown-currency',
        node.place,
        {currency: written},
        near === undefined ? undefined : `Did you mean '${near}'?`,
      ),
    );
  }
}
