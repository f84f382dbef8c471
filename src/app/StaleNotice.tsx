import type {ReactNode} from 'react';
import type {Source} from '../engine/compiled/module.ts';
import type {CalendarDay} from '../engine/runtime/calendar.ts';
import {type DatedRules, staleFrom, staleNotice} from '../engine/staleness.ts';
import {usePageContext} from './pageContext.ts';
import {Sentence} from './words/placeholders.tsx';
import styles from './StaleNotice.module.css';

/** Rules with the authority that readers can check them with. */
export interface SourcedRules extends DatedRules {
  readonly source: Pick<Source, 'name' | 'short'> & {readonly url?: string};
}

interface StaleNoticeProps {
  readonly rules: SourcedRules;
  readonly day: CalendarDay;
  /** The line about the source that is shown until the rules may be outdated. */
  readonly children?: ReactNode;
}

/**
 * Says that rules may be outdated. If the HTML was made before they were, the notice and the line that it replaces have the
 * same place and size, so that nothing moves when the visitor's day turns out to be later.
 */
export function StaleNotice({rules, day, children}: StaleNoticeProps) {
  const {buildDay} = usePageContext();
  const shownFrom = staleFrom(rules);
  const wasStale = buildDay >= shownFrom;
  const isStale = wasStale || day >= shownFrom;
  const notice = (
    <p className={styles.notice} hidden={!isStale}>
      <StaleSentence rules={rules} day={day >= shownFrom ? day : shownFrom} />
    </p>
  );
  if (wasStale) return notice;
  return (
    <div className={styles.either}>
      {notice}
      <div hidden={isStale}>{children}</div>
    </div>
  );
}

/** The notice within other text; nothing if the rules are not outdated. */
export function StaleSentence({rules, day}: Omit<StaleNoticeProps, 'children'>) {
  const text = staleNotice(rules, day);
  if (text === undefined) return null;
  const {name, short = name, url} = rules.source;
  return <Sentence text={text} values={{source: url === undefined ? short : <a href={url}>{short}</a>}} />;
}
