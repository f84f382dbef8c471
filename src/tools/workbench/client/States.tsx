import styles from './workbench.module.css';

/** A state in words, with a colour beside it. */
export interface State {
  readonly tone: 'good' | 'caution' | 'bad' | 'quiet';
  readonly text: string;
}

export function States({states}: {readonly states: readonly State[]}) {
  return (
    <ul className={styles.states}>
      {states.map(({tone, text}) => (
        <li key={text} className={styles[tone]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
