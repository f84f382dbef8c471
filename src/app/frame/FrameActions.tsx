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

/** Bookmark and Share of the shared frame. Scripts cannot set bookmarks, so Bookmark puts the answers into the URL. */
export function FrameActions({title, shared}: FrameActionsProps) {
  const [message, setMessage] = useState('');

  function bookmark(): void {
    // Not through the router, or the page would open its own answers as a shared link.
    if (shared !== null) window.history.replaceState(window.history.state, '', shareFragment(shared));
    setMessage(shared === null ? frame.words.bookmarkedEmpty : frame.words.bookmarked);
  }

  return (
    <div className={styles.actions}>
      <button className="quiet-button" type="button" onClick={bookmark}>
        {frame.words.bookmark}
      </button>
      <ShareButton title={title} shared={shared} />
      <p className={styles.message} aria-live="polite">
        {message}
      </p>
    </div>
  );
}
