import styles from './DataTable.module.css';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. Two rows may share one, such as conditions that apply together. */
  readonly rows: readonly (readonly (string | number)[])[];
  readonly note?: string | undefined;
}

/** A table whose first column holds row headers. A wide table scrolls in its own container, by keyboard too. */
export function DataTable({caption, columns, rows, note}: DataTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable */}
      <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}
