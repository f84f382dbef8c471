import {useEffect, useEffectEvent, useState} from 'react';
import type {OpenedLink} from '../../engine/answers/openShareLink.ts';
import {LINK_PREFIX, type SharedAnswers, shareFragment} from '../../engine/answers/shareLink.ts';
import type {FormField} from '../../engine/inputs/index.ts';
import {fill} from '../words/placeholders.tsx';
import * as words from '../words/share.ts';
import styles from './share.module.css';

interface ShareButtonProps {
  readonly title: string;
  /** The answers of the last calculation, if there was one. */
  readonly shared: SharedAnswers | null;
}

/** Opens the system's share sheet with a link to the page and the answers, or copies the link if there is no sheet. */
export function ShareButton({title, shared}: ShareButtonProps) {
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
        {words.share.share}
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

/** Shown above a form that was filled in from a link; lists the answers that could not be used. */
export function LinkNote({link: {values, dropped, rulesChanged}}: {readonly link: OpenedLink}) {
  return (
    <div className={styles.note}>
      <p>{Object.keys(values).length > 0 ? words.share.opened : words.share.noAnswers}</p>
      {dropped.length > 0 && <p>{fill(words.share.dropped, {fields: dropped.join(', ')})}</p>}
      {rulesChanged && <p>{words.share.rulesChanged}</p>}
    </div>
  );
}

/**
 * Opens a link with answers after hydration, and whenever the fragment changes.
 * @param onOpen fills the form and calculates; not called for a link without usable answers
 * @returns the link's contents; null without one
 */
export function useOpenedLink(
  fragment: string,
  fields: readonly FormField[],
  rulesHash: string,
  onOpen: (values: OpenedLink['values']) => void,
): OpenedLink | null {
  const [link, setLink] = useState<OpenedLink | null>(null);
  const open = useEffectEvent(async () => {
    // Otherwise the fragment is an anchor of the page.
    if (!fragment.startsWith(LINK_PREFIX)) return;
    const {openShareLink} = await import('../../engine/answers/openShareLink.ts');
    const opened = openShareLink(fragment, fields, rulesHash);
    if (opened === null) return;
    setLink(opened);
    if (Object.keys(opened.values).length > 0) onOpen(opened.values);
  });
  useEffect(() => void open().catch(() => {}), [fragment]);
  return link;
}
