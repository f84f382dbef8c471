import {type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import * as words from '../words.ts';
import workbench from '../workbench.module.css';
import styles from './screens.module.css';

export type Width = 'small' | 'medium' | 'full';

interface FrameProps {
  readonly name: string;
  readonly notes?: readonly string[];
  readonly width: Width;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** With a doctype, so that styles count as on a page; a link opens elsewhere. */
const EMPTY = '<!doctype html><html lang="en"><head><title>-</title><base target="_blank"></head><body></body></html>';

/** A window of its own, so that what is in it has its ids for itself and takes the window's width for the screen's. */
export function Frame({name, notes = [], width, onOpen, children}: FrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (body === null || frame.current === null) return;
    const ends = [mirrorStyles(document.head, body.ownerDocument.head), fitHeight(frame.current, body)];
    return () => ends.forEach((end) => end());
  }, [body]);

  return (
    <article className={styles.screen}>
      <h3 className={styles.name}>{name}</h3>
      {notes.map((note) => (
        <p key={note} className={workbench.quiet}>
          {note}
        </p>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
      <div className={styles.window} role="region" aria-label={name} tabIndex={0}>
        <iframe
          ref={frame}
          className={styles[width]}
          title={name}
          sandbox="allow-same-origin allow-forms allow-modals allow-popups"
          srcDoc={EMPTY}
          onLoad={({currentTarget}) => setBody(currentTarget.contentDocument?.body ?? null)}
        />
      </div>
      {onOpen && (
        <button type="button" className="quiet-button" aria-label={`${words.screens.open}: ${name}`} onClick={onOpen}>
          {words.screens.open}
        </button>
      )}
      {body && createPortal(<main className={styles.inner}>{children}</main>, body)}
    </article>
  );
}

// The document inside a frame, into which React renders from outside.

/**
 * Gives the frame the page's style sheets, those that come later too.
 * @returns ends it
 */
function mirrorStyles(from: HTMLHeadElement, to: HTMLHeadElement): () => void {
  const copy = (): void => {
    const sheets = [...from.querySelectorAll('style, link[rel="stylesheet"]')];
    const own = to.querySelectorAll('title, base');
    to.replaceChildren(...own, ...sheets.map((sheet) => to.ownerDocument.importNode(sheet, true)));
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from, {childList: true, subtree: true, characterData: true});
  return () => observer.disconnect();
}

/**
 * Keeps the frame as high as what is in it.
 * @returns ends it
 */
function fitHeight(frame: HTMLIFrameElement, body: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
  });
  observer.observe(body);
  return () => observer.disconnect();
}
