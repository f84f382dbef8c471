import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/summary.ts';
import {Pending, type PendingProps} from './Pending.tsx';
import styles from './bar.module.css';

interface ResultBarProps extends PendingProps {
  /** The result in a few words. */
  readonly headline: string;
  /** The bar is shown while this is out of view. */
  readonly summary: RefObject<HTMLElement | null>;
}

/**
 * The result in one line at the bottom of the window: while the form is edited and the summary is further down, and
 * wherever the summary is out of view while there is something to press. On a wide screen, where the summary stays beside
 * the form, only for the latter.
 */
export function ResultBar({headline, summary, ...pending}: ResultBarProps) {
  const place = usePlace(summary);
  const bar = useRef<HTMLElement>(null);
  const isPending = pending.answersChanged || pending.tried !== null;
  const isShown = place === 'below' || (place === 'above' && isPending);
  useLayoutEffect(() => {
    if (isShown && bar.current !== null) uncoverFocus(bar.current);
  }, [isShown, isPending]);
  if (!isShown) return null;
  return (
    <aside ref={bar} className={styles.bar} data-pending={isPending || undefined} aria-label={words.bar.label}>
      {pending.answersChanged ? (
        <span className={styles.before}>{fill(words.bar.before, {result: headline})}</span>
      ) : (
        <strong>{headline}</strong>
      )}
      <Pending {...pending} keepFocus={() => focusHeading(summary.current)} />
    </aside>
  );
}

/** The bar itself may go with what was pressed, and the heading of the result stays, as after a press in the summary. */
function focusHeading(summary: HTMLElement | null): void {
  summary?.querySelector('h2')?.focus({preventScroll: true});
}

/** Where an element is: in view if at least a third of it is in the window, clear of the site's header and of the bar. */
type Place = 'inView' | 'above' | 'below';

function usePlace(element: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>('inView');
  useEffect(() => {
    if (element.current === null) return;
    // Below the sticky header, where links to a part of the page stop too.
    const {scrollPaddingTop} = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver((entries) => setPlace(placeOf(entries.at(-1)!)), {
      rootMargin: `-${Number.parseFloat(scrollPaddingTop) || 0}px 0px`,
      threshold: 1 / 3,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return place;
}

function placeOf({isIntersecting, boundingClientRect}: IntersectionObserverEntry): Place {
  if (isIntersecting) return 'inView';
  return boundingClientRect.top < window.innerHeight / 2 ? 'above' : 'below';
}

/** Scrolls the focused field out from under the bar. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || bar.contains(focused)) return;
  const [field, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  const overlap = field.bottom - cover.top;
  if (overlap > 0 && field.top < window.innerHeight && cover.height > 0) window.scrollBy({top: overlap + 16});
}
