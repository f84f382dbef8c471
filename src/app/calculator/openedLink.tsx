/** What a link with answers needs, fetched only for such a link. */
import type {OpenedLink} from '../../engine/answers/openShareLink.ts';
import {linkNotes} from './linkNotes.ts';
import styles from './openedLink.module.css';

export {openShareLink} from '../../engine/answers/openShareLink.ts';

/** Shown above a form that was filled in from a link; lists the answers that could not be used. */
export function LinkNote({link}: {readonly link: OpenedLink}) {
  return (
    <div className={styles.note}>
      {linkNotes(link).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
