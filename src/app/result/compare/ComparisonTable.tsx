import type {ComparedRow} from './comparedRows.ts';
import * as words from '../../words/compare.ts';
import styles from './compare.module.css';

/** Both results side by side, with their differences in words. */
export function ComparisonTable({rows}: {readonly rows: readonly ComparedRow[]}) {
  return (
    <table className={styles.table}>
      <caption>{words.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.table.what}</th>
          <th scope="col">{words.table.first}</th>
          <th scope="col">{words.table.second}</th>
          <th scope="col">{words.table.difference}</th>
        </tr>
      </thead>
      {grouped(rows).map((group) => (
        <tbody key={group[0].key}>
          {group[0].group !== undefined && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={4}>
                {group[0].group}
              </th>
            </tr>
          )}
          {group.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({row: {label, first, second, difference}}: {readonly row: ComparedRow}) {
  return (
    <tr className={difference === null ? undefined : styles.differing}>
      <th scope="row">{label}</th>
      <Said lines={first} />
      <Said lines={second} />
      <td>{difference === null ? words.table.same : <strong>{difference}</strong>}</td>
    </tr>
  );
}

function Said({lines}: {readonly lines: readonly string[]}) {
  return (
    <td>
      {lines.length === 0 && words.table.none}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </td>
  );
}

type Group = [ComparedRow, ...ComparedRow[]];

/** Rows that follow each other under the same title. */
function grouped(rows: readonly ComparedRow[]): readonly Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].group === row.group) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
