import {createContext, useContext, useEffect, useState} from 'react';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {PageDescription} from './pageDescription.ts';

/** What pages get from the environment they are rendered in. */
export interface PageEnvironment {
  /** The day that the HTML was rendered for; the first render in the browser must use the same day. */
  readonly buildDay: CalendarDay;
  /** The visitor's calendar day. */
  readonly today: () => CalendarDay;
  /** Address of the published site, without a trailing slash. */
  readonly address: string;
  /** Whether a link of the site itself led to the page, without loading a document. */
  readonly isFollowed?: boolean;
  /** Receives the page's metadata at build time. */
  readonly describe?: (page: PageDescription) => void;
}

export const PageContext = createContext<PageEnvironment | null>(null);

/** @throws an Error outside an App */
export function usePageContext(): PageEnvironment {
  const context = useContext(PageContext);
  if (context === null) throw new Error('A page was rendered outside an App.');
  return context;
}

/** The day whose rules and texts a page shows: that of the prerendered HTML first, then the visitor's. */
export function useDay(): CalendarDay {
  const {buildDay, today} = usePageContext();
  const [day, setDay] = useState(buildDay);
  useEffect(() => setDay(today()), [today]);
  return day;
}
