/** What changes below a calculator's form: the law since its edition, the law next, and the page itself. */
import type {ReactNode} from 'react';
import type {Authority, DatedChange, Documentation, LawChange, Page} from '../../engine/plan/inWords/texts.ts';
import {changesId, isInForce} from '../../engine/plan/lawChange.ts';
import {type CalendarDay, firstDayOf, nextYearly} from '../../engine/runtime/calendar.ts';
import {calendarDay, list, month} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import facts from '../content/facts.yaml';
import {usePageContext} from '../rendering/pageContext.ts';
import {SourceMarks} from '../result/explanation/InRules.tsx';
import {SourceText} from '../sources/SourceText.tsx';
import {documentation as texts} from '../words/documentation.ts';
import * as words from '../words/upToDate.ts';
import {ClosedSection} from './Section.tsx';
import styles from './CalculatorDocumentation.module.css';

interface DifferentProps extends Pick<Documentation, 'changes'> {
  /** For whom results are different on the day of the build, in sentences. */
  readonly affected: readonly string[];
  readonly day: CalendarDay;
  /** To link to where a change names it. */
  readonly source: Authority;
}

/** The month of the edition of which these are differences. */
const EDITION = '2024-06';

/** What is different from the edition of the page, and for whom. */
export function Different({changes, affected, day, source}: DifferentProps) {
  const {buildDay} = usePageContext();
  const different = changes.filter((change) => isInForce(change, day));
  if (different.length === 0) return null;
  // On another day than that of the build, it may be others.
  const isAsBuilt = changes.every((change) => isInForce(change, day) === isInForce(change, buildDay));
  return (
    <ClosedSection id={changesId} title={texts.changes}>
      {different.some(({on}) => on < EDITION) && <p>{texts.older}</p>}
      <Dated entries={different.map((change) => entryOf(change, source))} />
      {isAsBuilt && affected.length > 0 && (
        <>
          <h3>{texts.affected}</h3>
          <ul>
            {affected.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </ClosedSection>
  );
}

/** What is known to change, and what changes every year. */
export function Upcoming({
  changes,
  yearly,
  day,
  source,
}: Pick<Documentation, 'changes' | 'yearly'> & Pick<DifferentProps, 'day' | 'source'>) {
  const announced = changes.filter(({on}) => firstDayOf(on) > day).toReversed();
  if (announced.length + yearly.length === 0) return null;
  return (
    <ClosedSection id="upcoming" title={texts.upcoming}>
      {announced.length > 0 && <Dated entries={announced.map((change) => entryOf(change, source))} />}
      {yearly.map(({on, labels}) => (
        <p key={on}>
          {fill(texts.yearly, {figures: list(labels.map(nameInList)), next: calendarDay(nextYearly(on, day))})}
        </p>
      ))}
    </ClosedSection>
  );
}

const nameInList = (label: string): string => fill(texts.quoted, {label});

const entryOf = ({on, say, sources}: LawChange, source: Authority) => ({
  on,
  text: (
    <>
      <SourceText text={say} source={source} />
      <SourceMarks sources={sources.length === 0 ? [0] : sources} />
    </>
  ),
});

interface HistoryProps extends Pick<Documentation, 'history'> {
  readonly page: Pick<Page, 'published'>;
}

/** What has changed on the page since it was published, latest first. */
export function History({history, page: {published = facts.published}}: HistoryProps) {
  const first = history.length === 0 ? words.history.unchanged : words.history.first;
  const changes: readonly DatedChange[] = [...history, {on: published, say: first}];
  return (
    <div id="history">
      <h3>{words.history.title}</h3>
      <Dated entries={changes.map(({on, say}) => ({on, text: say}))} />
    </div>
  );
}

interface DatedProps {
  /** Each with its day or month. */
  readonly entries: readonly {readonly on: string; readonly text: ReactNode}[];
}

function Dated({entries}: DatedProps) {
  return (
    <dl className={styles.history}>
      {entries.map(({on, text}, index) => (
        <div key={index}>
          <dt>
            <time dateTime={on}>{on.length === 7 ? month(on) : calendarDay(on)}</time>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
