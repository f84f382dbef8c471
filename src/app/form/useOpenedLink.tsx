import {type ReactNode, useEffect, useEffectEvent, useState} from 'react';
import type {OpenedLink} from '../../engine/answers/openShareLink.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {loadable} from '../loading/loadable.tsx';
import {keptForm} from './keptForm.ts';

const openedLink = loadable(() => import('./openedLink.tsx'));

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
