import {useState} from 'react';
import {shareFragment, type SharedAnswers} from '../../engine/answers/shareLink.ts';
import * as words from '../words/share.ts';
import styles from './share.module.css';

interface ShareButtonProps {
  readonly title: string;
  /** The calculated answers, once there are any. */
  readonly shared: SharedAnswers | null;
}

/** Hands the page's address with the answers to the system's share sheet, or copies it where there is none. */
export function ShareButton({title, shared}: ShareButtonProps) {
  const [outcome, setOutcome] = useState<{readonly text: string; readonly link?: string}>({text: ''});

  async function share(): Promise<void> {
    const link = window.location.origin + window.location.pathname + (shared ? shareFragment(shared) : '');
    if (typeof navigator.share === 'function') {
      // Closing the sheet is no failure.
      await navigator.share({title, url: link}).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setOutcome({text: shared ? words.share.copied : words.share.copiedEmpty});
    } catch {
      setOutcome({text: words.share.byHand, link});
    }
  }

  return (
    <>
      <button className="quiet-button" type="button" onClick={() => void share()}>
        {words.share.share}
      </button>
      <span className={styles.outcome} aria-live="polite">
        {outcome.text}
      </span>
      {outcome.link !== undefined && (
        <input className={styles.link} readOnly aria-label={words.share.link} value={outcome.link} />
      )}
    </>
  );
}
