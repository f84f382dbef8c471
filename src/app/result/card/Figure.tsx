import type {CardItem} from '../../../engine/results/card.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {isCurrency, month} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/card.ts';
import type {BlockProps} from './blockProps.ts';
import {FigureScale, type OtherMarks} from '../charts/Bars.tsx';
import {FigureMeter} from './meters.tsx';
import styles from './blocks.module.css';

/** The headline figure. */
export function Figure({block: {items}}: BlockProps) {
  return items.map((item) => <LeadFigure key={item.label} item={item} />);
}

interface LeadFigureProps {
  readonly item: CardItem;
  /** Between the figure and its scale: how far it is from the mark that counts, and from that of the other edition. */
  readonly gaps?: readonly string[] | undefined;
  /** The marks of the other edition, where they are others. */
  readonly other?: OtherMarks | undefined;
  /** The visitor's day, where a day is only an estimate, which an exact date in the largest type would hide. */
  readonly estimatedOn?: CalendarDay | undefined;
}

/** So many characters fit on a phone in the largest type. */
const SHORT = 9;

/** The visitor's figure in the largest type of the page, with its scale. A value above its maximum is shown unchanged; the meter is then full. */
export function LeadFigure({item, gaps = [], other, estimatedOn}: LeadFigureProps) {
  const {value, unit} = item;
  const about = estimatedOn !== undefined && item.day ? aboutWhen(item.day, estimatedOn) : undefined;
  const text = about ?? item.outOfText ?? item.text;
  const end = value === undefined || isCurrency(unit) ? -1 : text.indexOf(' ');
  const [number, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return (
    <div className={styles.figure}>
      <p className={styles.figureLabel}>
        {about === undefined ? item.label : fill(words.aboutLabel, {label: item.label ?? '', day: item.text})}
      </p>
      <p
        className={styles.figureText}
        data-size={item.day === null ? 'missing' : number.length > SHORT ? 'long' : undefined}
      >
        {number}
        {rest && <small>{rest}</small>}
      </p>
      {gaps.map((gap) => (
        <p key={gap} className={styles.gap}>
          {gap}
        </p>
      ))}
      {value !== undefined &&
        (item.marks === undefined ? <FigureMeter item={item} /> : <FigureScale item={item} other={other} />)}
    </div>
  );
}

/** 'About the end of March 2027'; the parts of a month are ten days. A day that has passed is when most are decided. */
function aboutWhen(day: CalendarDay, today: CalendarDay): string {
  if (day < today) return words.byNow;
  const part = words.partOfMonth[Math.min(2, Math.floor((Number(day.slice(8)) - 1) / 10))]!;
  return fill(words.aboutWhen, {part, month: month(day.slice(0, 7))});
}
