import type {BlockProps} from './BlockView.tsx';
import {FigureMeter} from './lazyCharts.tsx';
import styles from './blocks.module.css';

/** How much of an allowance is used, as a meter with its figures. */
export function Usage({block: {items}}: BlockProps) {
  return items.map((item) => (
    <div key={item.label} className={styles.block}>
      <h3 className={styles.blockTitle}>{item.label}</h3>
      <FigureMeter item={item} />
      <p className={styles.small}>{item.outOfText}</p>
    </div>
  ));
}
