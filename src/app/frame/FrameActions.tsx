import {useState} from 'react';
import {type SharedAnswers, shareFragment} from '../../engine/answers/shareLink.ts';
import {ShareButton} from '../calculator/sharing.tsx';
import {frame} from './Frame.tsx';
import styles from './frame.module.css';

interface FrameActionsProps {
  readonly title: string;
  /** The calculated answers, once there are any. */
  readonly shared: SharedAnswers | null;
}

/** Bookmark and Share of the shared frame. No script may set a bookmark, so the address is made ready for one. */
export function FrameActions({title, shared}: FrameActionsProps) {
  const [said, setSaid] = useState('');

  function bookmark(): void {
    // Not through the router: it would take the answers for those of a link that was opened.
    if (shared !== null) window.history.replaceState(window.history.state, '', shareFragment(shared));
    setSaid(shared === null ? frame.words.bookmarkedEmpty : frame.words.bookmarked);
  }

  return (
    <div className={styles.actions}>
      <button className="quiet-button" type="button" onClick={bookmark}>
        {frame.words.bookmark}
      </button>
      <ShareButton title={title} shared={shared} />
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
