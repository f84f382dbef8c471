import type {BreakdownBlock, Part} from '../../definition/module.ts';
import {grouped} from '../../functions/formats.ts';
import {fill} from '../fill.ts';
import words from '../words.yaml';
import styles from './blocks.module.css';
import meters from './meters.module.css';

/** Points by category, with the most that each can give. */
export function Breakdown({block: {title, parts, total}}: {readonly block: BreakdownBlock}) {
  return (
    <table className={styles.ledger}>
      <caption>{title}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part.label}>
            <th scope="row">
              {part.label}
              <PartMeter part={part} />
            </th>
            <td>
              {part.text}
              {part.outOf !== undefined && <Most outOf={part.outOf} />}
            </td>
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

function Most({outOf}: {readonly outOf: number}) {
  return <span className={styles.most}> {fill(words.card.of, {most: grouped(outOf)})}</span>;
}

/** Drawn for the eye only: the number stands beside it. */
function PartMeter({part: {value, outOf}}: {readonly part: Part}) {
  if (outOf === undefined) return null;
  return <meter className={meters.partMeter} aria-hidden min={0} max={outOf} value={Math.min(value, outOf)} />;
}
