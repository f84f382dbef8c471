import {type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {emptyDocument} from '../../../app/rendering/trustedTypes.ts';
import {OpenButton} from './Check.tsx';
import workbench from './workbench.module.css';
import styles from './screens.module.css';

export type Width = 'small' | 'medium' | 'full';

interface FrameProps {
  readonly name: string;
  readonly notes?: readonly string[];
  readonly width: Width;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** An iframe, so that ids inside do not collide with the page's, and media queries apply to the frame's width. */
export function Frame({name, notes = [], width, onOpen, children}: FrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A string in place of HTML that is trusted would be refused on the built site.
    frame.current!.srcdoc = emptyDocument();
  }, []);
  useEffect(() => {
    if (body === null || frame.current === null) return;
    showTheme(body.ownerDocument);
    const cleanups = [mirrorStyles(document.head, body.ownerDocument.head), fitHeight(frame.current, body)];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [body]);

  return (
    <article className={styles.screen}>
      <h3 className={styles.name}>{name}</h3>
      {notes.map((note) => (
        <p key={note} className={workbench.quiet}>
          {note}
        </p>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable */}
      <div className={styles.window} role="region" aria-label={name} tabIndex={0}>
        <iframe
          ref={frame}
          className={styles[width]}
          title={name}
          sandbox="allow-same-origin allow-forms allow-modals allow-popups"
          onLoad={({currentTarget: {contentDocument}}) =>
            setBody(contentDocument?.compatMode === 'CSS1Compat' ? contentDocument.body : null)
          }
        />
      </div>
      {onOpen && <OpenButton name={name} onOpen={onOpen} />}
      {body && createPortal(<main className={styles.inner}>{children}</main>, body)}
    </article>
  );
}

/** Gives the frame the colour scheme that the visitor has chosen. */
function showTheme({documentElement}: Document): void {
  const {theme} = document.documentElement.dataset;
  if (theme !== undefined) documentElement.setAttribute('data-theme', theme);
}

/** Copies the page's style sheets into the frame, including those added later. @returns a function that stops this */
function mirrorStyles(from: HTMLHeadElement, to: HTMLHeadElement): () => void {
  const copy = (): void => {
    const sheets = [...from.querySelectorAll('style, link[rel="stylesheet"]')];
    const kept = to.querySelectorAll('title, base');
    to.replaceChildren(...kept, ...sheets.map((sheet) => to.ownerDocument.importNode(sheet, true)));
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from, {childList: true, subtree: true, characterData: true});
  return () => observer.disconnect();
}

/** Keeps the frame as high as its content. @returns a function that stops this */
function fitHeight(frame: HTMLIFrameElement, body: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
  });
  observer.observe(body);
  return () => observer.disconnect();
}
