import type {Action} from '../../definition/contentBlock.ts';
import {ContentLink} from './ContentLink.tsx';
import styles from './Actions.module.css';

/** Links that stand out; the first is the main one. */
export function Actions({actions}: {readonly actions: readonly Action[]}) {
  return (
    <p className={styles.actions}>
      {actions.map(({label, to}, index) => (
        <ContentLink key={label} to={to} className={index === 0 ? styles.main : styles.other}>
          {label}
        </ContentLink>
      ))}
    </p>
  );
}
