import type {BreakdownBlock, Part} from '../../../engine/compiled/module.ts';
import {percentage, share} from './layout.ts';
import {commonScaleOf} from './scale.ts';
import styles from './charts.module.css';

const BAR = 6;

/** A category's points within the most that it can give, on one scale with all others. For the eye: the numbers stand beside it. */
export function PartBar({block, part: {value, outOf = 0}}: {readonly block: BreakdownBlock; readonly part: Part}) {
  const end = commonScaleOf(block);
  return (
    <span className={styles.partBarPlace}>
      <svg className={styles.partBar} aria-hidden height={BAR}>
        <rect className={styles.track} width={percentage(share(outOf, 0, end))} height={BAR} />
        <rect className={styles.value} width={percentage(share(value, 0, end))} height={BAR} />
      </svg>
    </span>
  );
}
