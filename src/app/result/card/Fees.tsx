import type {FeesBlock} from '../../../engine/compiled/module.ts';
import {CostBar, Swatch} from './lazyCharts.tsx';
import styles from './blocks.module.css';

/** Amounts that add up, as a ledger. */
export function Fees({block}: {readonly block: FeesBlock}) {
  const {title, parts, total} = block;
  const adds = parts.length > 1;
  return (
    <table className={styles.ledger}>
      <caption>
        {title}
        {adds && <CostBar block={block} />}
      </caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part.label}>
            <th scope="row">
              {adds && <Swatch block={block} part={part} />}
              {part.label}
            </th>
            <td>{part.text}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          <td>{total.text}</td>
        </tr>
      </tfoot>
    </table>
  );
}
