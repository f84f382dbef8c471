/** What a link with answers needs, fetched only for such a link. */
import type {OpenedLink} from '../../engine/answers/openShareLink.ts';
import {linkNotes} from './linkNotes.ts';
import styles from './openedLink.module.css';

export {openShareLink} from '../../engine/answers/openShareLink.ts';

/** Shown with a result that came from a link, or above the form if there is none; lists the answers that could not be used. */
export function LinkNote({link}: {readonly link: OpenedLink}) {
  return (
    <div className={styles.note}>
      {linkNotes(link).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
