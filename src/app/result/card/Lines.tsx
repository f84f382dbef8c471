import type {LinesBlock} from '../../../engine/compiled/module.ts';
import styles from './blocks.module.css';

/** Reasons or requirements; nothing where there are none. */
export function Lines({block: {title, lines}}: {readonly block: LinesBlock}) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
