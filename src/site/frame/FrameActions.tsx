import {useState} from 'react';
import {ShareButton} from '../../react/ShareButton.tsx';
import frame from './frame.yaml';
import styles from './frame.module.css';

interface FrameActionsProps {
  readonly title: string;
  /** Holds the calculated answers; empty before the first calculation. */
  readonly fragment: string;
}

/** Bookmark and Share of the shared frame. No script may set a bookmark, so the address is made ready for one. */
export function FrameActions({title, fragment}: FrameActionsProps) {
  const [said, setSaid] = useState('');

  function bookmark(): void {
    // Not through the router: it would take the answers for those of a link that was opened.
    if (fragment !== '') window.history.replaceState(window.history.state, '', fragment);
    setSaid(fragment === '' ? frame.words.bookmarkedEmpty : frame.words.bookmarked);
  }

  return (
    <div className={styles.actions}>
      <button className={styles.bookmark} type="button" onClick={bookmark}>
        {frame.words.bookmark}
      </button>
      <ShareButton title={title} fragment={fragment} />
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
