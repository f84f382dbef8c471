import type {ReactNode} from 'react';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {type SourcedRules, staleFrom, staleNotice} from '../../engine/plan/staleness.ts';
import {shownFrom, shownUntil} from '../rendering/datedParts.ts';
import {usePageContext} from '../rendering/pageContext.ts';
import {Sentence} from '../words/Sentence.tsx';
import {WhereToCheck} from './WhereToCheck.tsx';
import styles from './StaleNotice.module.css';

interface StaleNoticeProps {
  readonly rules: SourcedRules;
  readonly day: CalendarDay;
  /** The line about the source that is shown until the rules may be outdated. */
  readonly children: ReactNode;
  /** At the end of the notice. */
  readonly end?: ReactNode;
}

/**
 * Says that rules may be outdated. If the HTML was made before they were, the notice and the line that it replaces have the
 * same place and size, so that nothing moves when the visitor's day turns out to be later.
 */
export function StaleNotice({rules, day, children, end}: StaleNoticeProps) {
  const {buildDay} = usePageContext();
  const changesOn = staleFrom(rules);
  if (buildDay >= changesOn)
    return (
      <p className={styles.notice}>
        <StaleSentence rules={rules} day={day > buildDay ? day : buildDay} />
        {end && <> {end}</>}
      </p>
    );
  return (
    <div className={styles.either}>
      <p className={styles.notice} {...shownFrom(changesOn, day)}>
        <StaleSentence rules={rules} day={day > changesOn ? day : changesOn} />
        {end && <> {end}</>}
      </p>
      <div {...shownUntil(changesOn, day)}>{children}</div>
    </div>
  );
}

/** The notice within other text; nothing if the rules are not outdated. */
export function StaleSentence({rules, day}: Pick<StaleNoticeProps, 'rules' | 'day'>) {
  const notice = staleNotice(rules, day);
  if (notice === undefined) return null;
  const source = <WhereToCheck source={rules.source} />;
  return <Sentence text={notice.message} values={{...notice.values, source}} />;
}
