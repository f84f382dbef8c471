import type {RuleTable} from '../../definition/module.ts';
import styles from './calculator.module.css';

/** A rule as a table. A wide one scrolls within itself, by keyboard too. */
export function RuleTableView({rule: {title, columns, rows, note}}: {readonly rule: RuleTable}) {
  return (
    <div className={styles.rule}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
      <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([condition, ...cells]) => (
              <tr key={condition}>
                <th scope="row">{condition}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
