import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {showDatedParts} from './datedParts.ts';
import {useHydrated} from './hydration.tsx';
import {loadable} from '../loading/loadable.tsx';
import {usePageContext} from './pageContext.ts';
import {emptyHtml} from './trustedTypes.ts';
import {useOnHotReload} from './hotReload.ts';

const scrollStops = loadable(() => import('./scrollStops.ts'));

// A constant: with a new object React would set innerHTML again.
const prerendered = {dangerouslySetInnerHTML: {__html: emptyHtml}};

interface StaticHtmlProps {
  readonly as?: 'div' | 'aside';
  readonly className?: string | undefined;
  /** Rendered by the build, and in the browser after a followed link. */
  readonly children: ReactNode;
}

/**
 * A part of a page that needs no script. The build renders it; after the first load the prerendered HTML stays untouched,
 * so no script has to contain the same text.
 */
export function StaticHtml({as: Element = 'div', className, children}: StaticHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isPrerendered, setPrerendered] = useState(useIsPrerendered());
  const {today} = usePageContext();
  useEffect(() => {
    if (!isPrerendered || !element.current) return;
    showVersionOf(today(), element.current);
    // In the whole document, for the footer, which React does not render.
    showDatedParts(document, today());
  }, [isPrerendered, today]);
  useEffect(() => {
    const unmounted = new AbortController();
    // On unmount, React clears the ref before it runs this effect's cleanup.
    const container = element.current;
    void scrollStops.load().then(({attachScrollStops}) => {
      if (container && !unmounted.signal.aborted) attachScrollStops(container, unmounted.signal);
    });
    return () => unmounted.abort();
  }, [isPrerendered]);
  useOnHotReload(() => setPrerendered(false));
  return (
    <Element
      ref={element}
      className={className}
      suppressHydrationWarning
      {...(isPrerendered ? prerendered : {children})}
    />
  );
}

/** Whether the component's first render hydrates prerendered HTML. */
export function useIsPrerendered(): boolean {
  const isHydrated = useHydrated();
  const [isFirst] = useState(!isHydrated && !import.meta.env.SSR);
  return isFirst;
}

/** Shows the HTML for a day. If a figure changes after the build day, a template contains the HTML from that day on. */
function showVersionOf(today: CalendarDay, container: HTMLElement): void {
  const templates = [...container.querySelectorAll<HTMLTemplateElement>(':scope > template[data-from]')];
  const due = templates.findLast(({dataset}) => dataset['from']! <= today);
  if (due !== undefined) container.replaceChildren(due.content.cloneNode(true));
}
