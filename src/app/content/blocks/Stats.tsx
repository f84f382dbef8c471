import type {Stat} from '../contentPage.ts';
import styles from './Stats.module.css';

/** Short claims, each with a figure or a word in large type. */
export function Stats({stats}: {readonly stats: readonly Stat[]}) {
  return (
    <ul className={styles.stats}>
      {stats.map(({figure, text}) => (
        <li key={figure}>
          <strong>{figure}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
