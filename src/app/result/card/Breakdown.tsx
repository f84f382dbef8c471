import type {BreakdownBlock} from '../../../engine/compiled/module.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/calculator.ts';
import {PartBar} from './lazyCharts.tsx';
import styles from './blocks.module.css';

/** Points by category, with the most that each can give. */
export function Breakdown({block}: {readonly block: BreakdownBlock}) {
  const {title, parts, total} = block;
  return (
    <table className={styles.ledger}>
      <caption>{title}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part.label}>
            <th scope="row">
              {part.label}
              <PartBar block={block} part={part} />
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
