import {type ReactNode, useState} from 'react';
import {type SharedAnswers, shareFragment} from '../../engine/answers/shareLink.ts';
import * as words from '../words/share.ts';
import styles from './frame.module.css';

interface ShareButtonProps {
  readonly title: string;
  /** The answers of the last calculation, if there was one. */
  readonly shared: SharedAnswers | null;
  /** Before its word. */
  readonly icon?: ReactNode;
}

/** Opens the system's share sheet with a link to the page and the answers, or copies the link if there is no sheet. */
export function ShareButton({title, shared, icon}: ShareButtonProps) {
  const [status, setStatus] = useState<{readonly text: string; readonly link?: string}>({text: ''});

  async function share(): Promise<void> {
    const link = window.location.origin + window.location.pathname + (shared ? shareFragment(shared) : '');
    if (typeof navigator.share === 'function') {
      // It rejects when the visitor closes the sheet.
      await navigator.share({title, url: link}).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setStatus({text: shared ? words.share.copied : words.share.copiedEmpty});
    } catch {
      setStatus({text: words.share.copyManually, link});
    }
  }

  return (
    <>
      <button className="quiet-button" type="button" onClick={() => void share()}>
        {icon}
        <span>{words.share.share}</span>
      </button>
      <span className={styles.said} aria-live="polite">
        {status.text}
      </span>
      {status.link !== undefined && (
        <input className={styles.copied} readOnly aria-label={words.share.link} value={status.link} />
      )}
    </>
  );
}
