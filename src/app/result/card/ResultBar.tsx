import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {CardBlock} from '../../../engine/compiled/card.ts';
import * as words from '../../words/summary.ts';
import {headlineOf} from './headline.ts';
import {Pending, type PendingProps} from './Pending.tsx';
import styles from './bar.module.css';

interface ResultBarProps extends PendingProps {
  readonly card: readonly CardBlock[];
  /** The bar is shown while this is out of view. */
  readonly summary: RefObject<HTMLElement | null>;
}

/**
 * The result in one line at the bottom of the window, while the summary is out of view. On a wide screen, where the
 * summary stays beside the form, only if there is something to press.
 */
export function ResultBar({card, summary, ...pending}: ResultBarProps) {
  const isSummaryInView = useInView(summary);
  const bar = useRef<HTMLElement>(null);
  const isPending = pending.answersChanged || pending.tried !== null;
  useLayoutEffect(() => {
    if (!isSummaryInView && bar.current !== null) uncoverFocus(bar.current);
  }, [isSummaryInView, isPending]);
  if (isSummaryInView) return null;
  return (
    <aside
      ref={bar}
      className={styles.bar}
      data-pending={isPending || undefined}
      aria-label={words.bar.label}
      tabIndex={-1}
    >
      <strong>{headlineOf(card)}</strong>
      <Pending {...pending} keepFocus={() => bar.current?.focus({preventScroll: true})} />
    </aside>
  );
}

/** Whether at least a third of the element is in the window, clear of the site's header and of the bar. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)!.isIntersecting), {
      rootMargin: '-56px 0px',
      threshold: 1 / 3,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** Scrolls the focused field out from under the bar. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || bar.contains(focused)) return;
  const [field, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  const overlap = field.bottom - cover.top;
  if (overlap > 0 && field.top < window.innerHeight && cover.height > 0) window.scrollBy({top: overlap + 16});
}
