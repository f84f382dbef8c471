import styles from './DataTable.module.css';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it; two rows may have the same name, as conditions that hold together. */
  readonly rows: readonly (readonly (string | number)[])[];
  readonly note?: string | undefined;
  /** The id of each row, so that links lead there. */
  readonly rowId?: (row: number) => string;
}

/** A table whose first column names the rows. A wide one scrolls within itself, by keyboard too. */
export function DataTable({caption, columns, rows, note, rowId}: DataTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
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
              <tr key={row} id={rowId?.(row)}>
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
