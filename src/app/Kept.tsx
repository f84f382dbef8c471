import {createContext, useContext, useEffect, useRef, useState} from 'react';
import type {CalendarDay} from '../engine/runtime/calendar.ts';
import type {KeptContent} from './keptContent.ts';
import {useSurroundings} from './surroundings.ts';
import {useEditedKept} from './useEdited.ts';

/** Gives the content of a page's kept parts by their names. */
export const KeptContext = createContext<(name: string) => KeptContent>(() => ({children: null}));

interface KeptProps {
  /** Unlike any other on the page. */
  readonly name: string;
  readonly as?: 'div' | 'aside';
  readonly className?: string | undefined;
}

/**
 * A part of a page that needs no script: the build renders it, and in the browser React leaves its HTML as it is. So
 * its words are in no script.
 */
export function Kept({name, as: Element = 'div', className}: KeptProps) {
  const contentOf = useContext(KeptContext);
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState(() => contentOf(name));
  const {today} = useSurroundings();
  useEffect(() => showWhatIsDue(place.current!, today()), [today]);
  useEffect(() => {
    const shown = new AbortController();
    void import('./scrollStops.ts').then(({attachScrollStops}) => {
      if (!shown.signal.aborted) attachScrollStops(place.current!, shown.signal);
    });
    return () => shown.abort();
  }, [content]);
  useEditedKept(name, setContent);
  return <Element ref={place} data-kept={name} className={className} suppressHydrationWarning {...content} />;
}

/** Where a figure has changed since the build, the build has left the words of that day in a template. */
function showWhatIsDue(place: HTMLElement, today: CalendarDay): void {
  const templates = [...place.querySelectorAll<HTMLTemplateElement>(':scope > template[data-from]')];
  const due = templates.findLast(({dataset}) => dataset['from']! <= today);
  if (due !== undefined) place.replaceChildren(due.content.cloneNode(true));
}
