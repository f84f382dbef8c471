import type {BlockProps} from './BlockView.tsx';
import styles from './blocks.module.css';

export function Facts({block: {items}}: BlockProps) {
  return (
    <div className={styles.block}>
      <dl className={styles.facts}>
        {items.map(({label, text}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
