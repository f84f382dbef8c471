import type {Page} from '../../../engine/compiled/module.ts';
import type {LedgerLine} from '../../../engine/explanation/ledger.ts';
import {FieldLinks} from '../../calculator/fields/FieldLinks.tsx';
import styles from './workings.module.css';

interface LedgerViewProps {
  readonly label: string;
  readonly lines: readonly LedgerLine[];
  readonly page: Page;
}

/** Figures below each other, and what they come to. */
export function LedgerView({label, lines, page}: LedgerViewProps) {
  if (lines.length === 0) return null;
  return (
    <table className={styles.ledger} aria-label={label}>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={line.isTotal ? styles.total : undefined}>
            <th scope="row">
              {line.input === undefined ? (
                line.label
              ) : (
                <FieldLinks fields={page.fields} to={[{id: line.input, label: line.label}]} />
              )}
            </th>
            <td>{line.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
