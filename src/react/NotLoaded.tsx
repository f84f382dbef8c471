import {useHydrated} from './useHydrated.ts';
import words from './notLoaded.yaml';
import styles from './NotLoaded.module.css';

/**
 * Beside a form that does nothing yet: says so where its scripts take too long or never come. It is in the
 * prerendered HTML and its style sheet shows it, since a script that fails can say nothing.
 */
export function NotLoaded() {
  return useHydrated() ? null : <p className={styles.note}>{words.form.notLoaded}</p>;
}
