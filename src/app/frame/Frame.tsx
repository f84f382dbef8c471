import {type ReactNode, useState} from 'react';
import {type SharedAnswers, shareFragment} from '../../engine/answers/shareLink.ts';
import {StaticHtml} from '../rendering/StaticHtml.tsx';
import {ShareButton} from './ShareButton.tsx';
import frame from '../content/frame.yaml';
import styles from './frame.module.css';

/** The shared frame of some calculators: the page, followed by the sidebar; on wide screens, next to it. */
export function Frame({sidebar, children}: {readonly sidebar: ReactNode; readonly children: ReactNode}) {
  return (
    <div className={styles.frame}>
      <div className={styles.page}>{children}</div>
      <StaticHtml as="aside" className={styles.sidebar}>
        {sidebar}
      </StaticHtml>
    </div>
  );
}

/** The form and its result under the heading of the shared frame. */
export function CalculatorCard({children}: {readonly children: ReactNode}) {
  return (
    <section className={styles.card} aria-labelledby="calculator-title">
      <h2 id="calculator-title" className={styles.cardTitle}>
        {frame.words.card}
      </h2>
      {children}
    </section>
  );
}

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
