/** What a link with answers needs, fetched only for such a link. */
import {type OpenedLink, openShareLink} from '../../engine/answers/openShareLink.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import {withoutOwnFigures} from '../../engine/results/editions.ts';
import {rulesNamed} from '../../engine/results/rulesNamed.ts';
import {endedBy} from '../../engine/plan/lawChange.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {fixedDay} from '../../engine/runtime/rules.ts';
import {linkNotes} from './linkNotes.ts';
import styles from './openedLink.module.css';

/** The contents of a link. Rules that have ended give no result: in their place are those of the page, whose result says that they ended. */
export function openLink(
  fragment: string,
  page: Pick<Page, 'fields' | 'yearlyFigures' | 'ends'>,
  today: CalendarDay,
  rulesHash: string,
): OpenedLink | null {
  const opened = openShareLink(fragment, page, rulesHash);
  if (opened?.rules === undefined) return opened;
  const {rules, ...others} = opened;
  return endedBy(page, fixedDay(rulesNamed(withoutOwnFigures(rules))!) ?? today) === undefined ? opened : others;
}

/** Shown with a result that came from a link, or above the form if there is none; lists the answers that could not be used. */
export function LinkNote({link}: {readonly link: OpenedLink}) {
  return (
    <div className={styles.note}>
      {linkNotes(link).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
