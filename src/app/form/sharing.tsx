import {type ReactNode, useEffect, useEffectEvent, useState} from 'react';
import type {OpenedLink} from '../../engine/answers/openShareLink.ts';
import {type SharedAnswers, shareFragment} from '../../engine/answers/shareLink.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {loadable} from '../loading/loadable.tsx';
import * as words from '../words/share.ts';
import {keptForm} from './keptForm.ts';
import styles from './share.module.css';

const openedLink = loadable(() => import('./openedLink.tsx'));

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
      <span className={styles.outcome} aria-live="polite">
        {status.text}
      </span>
      {status.link !== undefined && (
        <input className={styles.link} readOnly aria-label={words.share.link} value={status.link} />
      )}
    </>
  );
}

/** What a page says of a link that it was opened with. */
export interface OpenedNote {
  readonly text: ReactNode;
  /** Whether a result comes from it. */
  readonly hasAnswers: boolean;
}

/**
 * Opens a link with answers after hydration, and whenever it changes.
 * @param link a fragment with answers; '' without one
 * @param onOpen fills the form and calculates
 * @returns a note about the link; null without one
 */
export function useOpenedLink(
  link: string,
  page: Page,
  today: () => CalendarDay,
  rulesHash: string,
  onOpen: (link: OpenedLink) => void,
): OpenedNote | null {
  const [note, setNote] = useState<OpenedNote | null>(null);
  const open = useEffectEvent(async () => {
    if (link === '') return;
    // What the visitor has changed since is newer than the link.
    if (keptForm() !== undefined) return;
    const {LinkNote, openLink} = await openedLink.load();
    const opened = openLink(link, page, today(), rulesHash);
    if (opened === null) return;
    setNote({text: <LinkNote link={opened} />, hasAnswers: Object.keys(opened.values).length > 0});
    onOpen(opened);
  });
  useEffect(() => void open().catch(() => {}), [link]);
  return note;
}
