/** The units that a file declares: currencies exist, and no word hides from the checks of formulas what a figure counts. */
import {diagnose, type Report} from '../diagnostics/diagnostic.ts';
import {nearMiss} from '../diagnostics/nearMiss.ts';
import {isCurrency} from '../runtime/formats.ts';
import {entriesOf, get, textOf, type MapNode, type Node} from '../language/yaml/node.ts';

/** Checks what is under `currency`, and the units of inputs, constants, tables and values. */
export function reportUnits(tree: MapNode, report: Report): void {
  const currency = get(tree, 'currency');
  const own = textOf(currency);
  // The schema reports anything but three capitals under `currency`.
  if (currency !== undefined && isCurrency(own)) reportCode(currency, report);
  for (const unit of unitsIn(tree)) {
    if (/[$€£¥₩₹₪฿]/.test(textOf(unit) ?? '')) reportUnknown(unit, report);
    else if (!reportCode(unit, report) && !reportName(unit, own, report)) reportTime(unit, report);
  }
}

function unitsIn(tree: MapNode): readonly Node[] {
  const described = ['inputs', 'constants', 'tables', 'values'].flatMap((section) => entriesOf(get(tree, section)));
  const fields = described.flatMap(({value}) => entriesOf(get(value, 'each')));
  return [...described, ...fields].flatMap(({value}) => get(value, 'unit') ?? []);
}

const currencyCodes = Intl.supportedValuesOf('currency');

/** Codes that in small letters are words. */
const codesThatAreWords = 'all ang bad bam bob cop cup gel lei mad mop pen rub sit sos top try'.split(' ');

/** Reports a code that does not exist, or that is not in capitals; returns whether it did. */
function reportCode(node: Node, report: Report): boolean {
  const word = textOf(node) ?? '';
  if (currencyCodes.includes(word)) return false;
  const code = word.toUpperCase();
  const isMeant = currencyCodes.includes(code) && !codesThatAreWords.includes(word);
  if (isMeant) reportUnknown(node, report, `Write ${code}.`);
  else if (isCurrency(word)) {
    const near = nearMiss(word, currencyCodes);
    reportUnknown(node, report, near === undefined ? undefined : `Did you mean '${near}'?`);
  } else return false;
  return true;
}

function reportUnknown(node: Node, report: Report, hint?: string): void {
  report(diagnose('unknown-currency', node.place, {currency: textOf(node) ?? ''}, hint));
}

/** Reports the name of a currency in place of its code; returns whether it did. */
function reportName(node: Node, own: string | undefined, report: Report): boolean {
  const [code, ...others] = currenciesCalled(textOf(node) ?? '', own);
  if (code === undefined) return false;
  reportInWords(node, report, others.length === 0 ? `Write ${code}.` : undefined);
  return true;
}

/** What is called so and is no word for anything else: pounds may be a weight, and marks those of an exam. */
const onlyCurrencies =
  'baht dinar dirham dollar euro franc peso rial ringgit riyal rupee rupiah shekel yen yuan zloty'.split(' ');

/** The codes of the currencies with this English name, in the singular or plural; only the calculator's own if it is one of them. */
function currenciesCalled(word: string, own: string | undefined): readonly string[] {
  const name = word.toLowerCase().replace(/s$/, '');
  const names = (namesByCode ??= findNames());
  const full = [...names].filter(([, known]) => known === name);
  const called = full.length > 0 ? full : [...names].filter(([, known]) => known.split(' ').at(-1) === name);
  const codes = called.map(([code]) => code);
  if (own !== undefined && codes.includes(own)) return [own];
  return full.length > 0 || onlyCurrencies.includes(name) ? codes : [];
}

let namesByCode: ReadonlyMap<string, string> | undefined;

function findNames(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', {type: 'currency'});
  return new Map(currencyCodes.map((code) => [code, names.of(code)?.toLowerCase() ?? code]));
}

/** Reports a unit of time in the singular or with a capital: formulas would not know it as one. */
function reportTime(node: Node, report: Report): void {
  const unit = textOf(node) ?? '';
  const [, singular] = /^(day|week|month|year)s?$/.exec(unit.toLowerCase()) ?? [];
  if (singular === undefined || unit === `${singular}s`) return;
  reportInWords(node, report, `Write ${singular}s.`);
}

function reportInWords(node: Node, report: Report, hint?: string): void {
  report(diagnose('unit-in-words', node.place, {unit: textOf(node) ?? ''}, hint));
}
