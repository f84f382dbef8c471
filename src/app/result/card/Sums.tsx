import type {ReactNode} from 'react';
import type {CardItem} from '../../../engine/results/card.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/card.ts';
import {Assumed} from './Assumed.tsx';
import type {BlockProps} from './blockProps.ts';
import {CostBar, Swatch} from '../charts/Bars.tsx';
import {PartMeter} from './meters.tsx';
import styles from './blocks.module.css';

/** Points by category, each with its maximum. */
export function Breakdown({block: {heading, items, total}, missing}: BlockProps) {
  return (
    <SumTable caption={heading} total={total}>
      {items.map((item) => (
        <tr key={item.label}>
          <th scope="row">
            {item.label}
            <Assumed item={item} missing={missing} />
            <PartMeter item={item} />
          </th>
          <td>
            <span className={styles.amount}>
              {item.text}
              {/* A part that earns nothing under these rules has no maximum to name. */}
              {item.outOf !== undefined && item.outOf > 0 && (
                <span className={styles.most}> {fill(words.card.of, {maximum: item.outOf})}</span>
              )}
            </span>
          </td>
        </tr>
      ))}
    </SumTable>
  );
}

/** Amounts that add up to a total, each with its colour in the bar above. */
export function Fees({block, missing}: BlockProps) {
  const {heading, items, total} = block;
  const hasParts = items.length > 1;
  const caption = (
    <>
      {heading}
      {hasParts && <CostBar block={block} />}
    </>
  );
  return (
    <SumTable caption={caption} total={total}>
      {items.map((item) => (
        <tr key={item.label}>
          <th scope="row">
            {hasParts && <Swatch block={block} item={item} />}
            {item.label}
            <Assumed item={item} missing={missing} />
          </th>
          <td>
            <span className={styles.amount}>{item.text}</span>
          </td>
        </tr>
      ))}
    </SumTable>
  );
}

interface SumTableProps {
  readonly caption: ReactNode;
  readonly total: CardItem | undefined;
  readonly children: ReactNode;
}

/** A table of amounts with their total. */
function SumTable({caption, total, children}: SumTableProps) {
  return (
    <table className={styles.ledger}>
      <caption>{caption}</caption>
      <tbody>{children}</tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>
              <span className={styles.amount}>{total.text}</span>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
