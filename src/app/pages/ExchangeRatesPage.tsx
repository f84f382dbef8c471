import {month} from '../../engine/runtime/formats.ts';
import currencies from '../content/currencies.yaml';
import type {Currencies} from '../content/siteFiles.ts';
import {RatesTable} from '../destinations/RatesTable.tsx';
import {Metadata} from '../metadata/Metadata.tsx';
import {PageHeading} from '../PageHeading.tsx';
import {rates} from '../words/destinations.ts';
import {fill} from '../words/placeholders.tsx';

const known = currencies as Currencies;

/** The assumed rates of all currencies that a salary can be entered in. */
export default function ExchangeRatesPage() {
  const description = fill(rates.note, {month: month(known.asOf)});
  return (
    <>
      <Metadata page={{title: rates.title, description, path: '/exchange-rates'}} />
      <PageHeading>{rates.title}</PageHeading>
      <RatesTable {...known} />
    </>
  );
}
