import type {ReactNode} from 'react';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {Stripes, Track} from '../charts/fills.tsx';
import {Drawing, Labels, LINE_HEIGHT, percentage, useWidth, VerticalLine} from '../charts/layout.tsx';
import {type Axis, monthLabels, placeOn} from './axis.ts';
import styles from './stays.module.css';

/** What days of stay are: each kind has its own height or pattern besides its colour. */
export type DaysKind = 'trip' | 'planned' | 'fits' | 'over';

/** Consecutive days of one kind, the last included. */
export interface DrawnDays {
  readonly kind: DaysKind;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

interface StripProps {
  /** What it shows, in words; the title is above it. */
  readonly label: string;
  readonly title?: ReactNode;
  readonly axis: Axis;
  /** The later ones cover the others. */
  readonly days: readonly DrawnDays[];
  /** The first and the last day of the period that the bracket marks. */
  readonly bracket: readonly [CalendarDay, CalendarDay];
  /** Whether the months are below it. */
  readonly hasMonths: boolean;
}

const [BAR_TOP, BAR_HEIGHT] = [6, 20];
/** Days over the limit reach beyond the bar, above and below. */
const BEYOND = 4;
const BRACKET = 36;
const BRACKET_END = 4;
const MONTHS = 46;

/** Days of stay on one line, with a bracket under the period in which they are counted. */
export function Strip({label, title, axis, days, bracket, hasMonths}: StripProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const bracketed = placeOn(axis, ...bracket);
  const months = hasMonths ? monthLabels(axis, width) : [];
  return (
    <div className={styles.strip} ref={place}>
      {title}
      <Drawing width={width} height={MONTHS + (hasMonths ? LINE_HEIGHT : 0)} label={label}>
        <Track y={BAR_TOP} height={BAR_HEIGHT} />
        {days.map(({kind, first, last}) => {
          const drawn = placeOn(axis, first, last);
          if (drawn === null) return null;
          const beyond = kind === 'over' ? BEYOND : 0;
          const box = {
            x: percentage(drawn.from),
            y: BAR_TOP - beyond,
            width: percentage(drawn.to - drawn.from),
            height: BAR_HEIGHT + 2 * beyond,
          };
          return (
            <g key={`${kind} ${first} ${last}`}>
              <rect data-kind={kind} {...box} />
              {kind === 'over' && <Stripes {...box} />}
            </g>
          );
        })}
        {bracketed && (
          <g className={styles.bracket}>
            <line x1={percentage(bracketed.from)} x2={percentage(bracketed.to)} y1={BRACKET} y2={BRACKET} />
            {[bracketed.from, bracketed.to].map((x) => (
              <VerticalLine key={x} className="" x={x} top={BRACKET - BRACKET_END} bottom={BRACKET + BRACKET_END} />
            ))}
          </g>
        )}
        <Labels labels={months} top={MONTHS} />
      </Drawing>
    </div>
  );
}

interface KeyProps {
  readonly kinds: readonly (readonly [kind: DaysKind, name: string])[];
}

/** What the kinds of days look like. Hidden from screen readers: the strips and their table say it in words. */
export function Key({kinds}: KeyProps) {
  return (
    <ul className={styles.key} aria-hidden>
      {kinds.map(([kind, name]) => (
        <li key={kind}>
          <svg className={styles.swatch} width={14} height={14}>
            <rect data-kind={kind} width="100%" height="100%" />
            {kind === 'over' && <Stripes x="0" width="100%" height={14} />}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
