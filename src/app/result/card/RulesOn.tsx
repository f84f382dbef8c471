import {useId, useMemo} from 'react';
import {isProvisional} from '../../../engine/answers/completeness.ts';
import {laterResults, laterText} from '../../../engine/answers/laterResults.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {rulesOn as words} from '../../words/rulesOn.ts';
import styles from './rulesOn.module.css';

/** The choice of the day whose rules a result uses. */
export interface DayChoice {
  readonly visitorsDay: () => CalendarDay;
  /** Calculates again with the rules of a day; without one, of today. */
  readonly choose: (day: CalendarDay | undefined) => void;
}

interface OtherDayProps {
  /** The day whose rules were chosen in place of today's. */
  readonly on: CalendarDay | undefined;
  readonly choice: DayChoice;
}

/** Says above a result that it uses the rules of another day, and leads back. */
export function OtherDay({on, choice}: OtherDayProps) {
  if (on === undefined) return null;
  return (
    <p className={styles.otherDay}>
      {fill(words.otherDay, {day: calendarDay(on)})}{' '}
      <button type="button" className="link-button" onClick={() => choice.choose(undefined)}>
        {words.backToToday}
      </button>
    </p>
  );
}

/** How the result changes on known days: 'From 1 January 2027: $205.' */
export function LaterResults({calculation}: {readonly calculation: Calculation}) {
  const {calculator, answers, today, completeness} = calculation;
  const later = useMemo(() => laterResults(calculator, answers, today), [calculator, answers, today]);
  // While questions are open, nobody has this result, today or later.
  if (isProvisional(completeness)) return null;
  return later.map((change) => (
    <p key={change.from} className={styles.later}>
      {laterText(change)}
    </p>
  ));
}

interface RulesOnProps {
  readonly calculation: Calculation;
  readonly choice: DayChoice;
}

/** The choice of a day on which the rules change; nothing for rules without such a day. */
export function RulesOn({calculation: {calculator, on}, choice}: RulesOnProps) {
  const id = useId();
  const days = [...new Set([...calculator.changesOn, ...(on === undefined ? [] : [on])])].toSorted();
  if (days.length === 0) return null;
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{words.label}</label>
      <select id={id} value={on ?? ''} onChange={({target}) => choice.choose(target.value || undefined)}>
        <option value="">{fill(words.today, {day: calendarDay(choice.visitorsDay())})}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {calendarDay(day)}
          </option>
        ))}
      </select>
    </p>
  );
}
