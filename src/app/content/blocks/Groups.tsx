import type {Group} from '../contentPage.ts';
import {CalculatorLinks} from './CalculatorLinks.tsx';
import styles from './Groups.module.css';

/** Lists of calculators in columns, each with a heading. */
export function Groups({groups}: {readonly groups: readonly Group[]}) {
  return (
    <div className={styles.groups}>
      {groups.map(({id, title, calculators}) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <CalculatorLinks calculators={calculators} />
        </section>
      ))}
    </div>
  );
}
