/** Codes of currencies: they exist, whether they stand under `currency` or as the unit of an input or constant. */
import {diagnose, type Report} from '../diagnostics/diagnostic.ts';
import {nearMiss} from '../diagnostics/nearMiss.ts';
import {entriesOf, get, textOf, type MapNode} from '../yaml/node.ts';

const codes = Intl.supportedValuesOf('currency');

export function reportCurrencies(tree: MapNode, report: Report): void {
  // Signs under `currency` are not of its form, which the schema holds.
  const currency = get(tree, 'currency');
  const units = ['inputs', 'constants'].flatMap((section) =>
    entriesOf(get(tree, section)).map(({value}) => get(value, 'unit')),
  );
  for (const node of [currency, ...units]) {
    const written = textOf(node);
    if (node === undefined || written === undefined || codes.includes(written)) continue;
    if (!(node === currency ? /^[A-Z]{3}$/ : /^[A-Z]{3}$|[$€£¥₩₹₪฿]/).test(written)) continue;
    const near = nearMiss(written, codes);
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
