import type {FactsBlock} from '../../../engine/compiled/module.ts';
import styles from './blocks.module.css';

export function Facts({block: {title, facts}}: {readonly block: FactsBlock}) {
  return (
    <div className={styles.block}>
      {title !== undefined && <h3 className={styles.blockTitle}>{title}</h3>}
      <dl className={styles.facts}>
        {facts.map(({label, text}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
