import {Link} from '../../Link.tsx';
import type {Action} from '../contentPage.ts';
import styles from './Actions.module.css';

/** Links styled as buttons; the first is the primary one. */
export function Actions({actions}: {readonly actions: readonly Action[]}) {
  return (
    <p className={styles.actions}>
      {actions.map(({label, about, to}, index) => (
        <Link key={label} to={to} className={index === 0 ? styles.main : styles.other}>
          {label}
          {about !== undefined && <span className={styles.heard}> {about}</span>}
        </Link>
      ))}
    </p>
  );
}
