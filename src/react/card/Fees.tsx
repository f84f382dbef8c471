import type {FeesBlock} from '../../definition/module.ts';
import styles from './blocks.module.css';

/** Amounts that add up, as a ledger. */
export function Fees({block: {title, parts, total}}: {readonly block: FeesBlock}) {
  return (
    <table className={styles.ledger}>
      <caption>{title}</caption>
      <tbody>
        {parts.map(({label, text}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
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
