import type {Currencies} from '../content/currencyRates.ts';
import {month} from '../../engine/runtime/formats.ts';
import {fill} from '../words/placeholders.tsx';
import * as words from '../words/destinations.ts';
import styles from './destinations.module.css';

/** The rates by which a salary is converted, with their month. */
export function RatesTable({asOf, currencies}: Currencies) {
  const {rates} = words;
  return (
    <details className={styles.rates}>
      <summary>{rates.title}</summary>
      <p>{fill(rates.note, {month: month(asOf)})}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{rates.currency}</th>
            <th scope="col">{rates.perDollar}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(currencies).map(([code, {name, perDollar}]) => (
            <tr key={code}>
              <th scope="row">
                {name} ({code})
              </th>
              <td>{perDollar.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
