import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {CalendarDay} from '../engine/runtime/calendar.ts';
import {useHydrated} from './calculator/hydration.tsx';
import {usePageContext} from './pageContext.ts';
import {emptyHtml} from './trustedTypes.ts';
import {useDefinitionEdits} from './useEdited.ts';

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
  const part = useRef<HTMLDivElement>(null);
  const [isPrerendered, setPrerendered] = useState(useIsPrerendered());
  const {today} = usePageContext();
  useEffect(() => {
    if (isPrerendered && part.current) showVersionOf(today(), part.current);
  }, [isPrerendered, today]);
  useEffect(() => {
    const shown = new AbortController();
    // React clears the ref of a page that is left before it runs this effect's cleanup.
    const element = part.current;
    void import('./scrollStops.ts').then(({attachScrollStops}) => {
      if (element && !shown.signal.aborted) attachScrollStops(element, shown.signal);
    });
    return () => shown.abort();
  }, [isPrerendered]);
  useDefinitionEdits(() => setPrerendered(false));
  return (
    <Element
      ref={part}
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

/** Where a figure changes after the day of the build, a template holds the HTML that applies from then on. */
function showVersionOf(today: CalendarDay, part: HTMLElement): void {
  const templates = [...part.querySelectorAll<HTMLTemplateElement>(':scope > template[data-from]')];
  const due = templates.findLast(({dataset}) => dataset['from']! <= today);
  if (due !== undefined) part.replaceChildren(due.content.cloneNode(true));
}
