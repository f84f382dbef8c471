import {percentage, type PlacedLabel} from './layout.ts';
import styles from './charts.module.css';

/** The height of a row of labels, in pixels. */
export const ROW = 18;

/** Labels at their positions, in rows from `top` downwards. */
export function Labels({labels, top}: {readonly labels: readonly PlacedLabel[]; readonly top: number}) {
  return labels.map(({place, text, anchor, row}) => (
    <text
      key={`${place} ${text}`}
      className={styles.label}
      x={percentage(place)}
      y={top + row * ROW + 13}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
}
