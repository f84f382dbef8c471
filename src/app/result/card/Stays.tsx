import {loadable, useDeferred} from '../../loading/loadable.tsx';
import type {BlockProps} from './blockProps.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/stays.ts';
import styles from './blocks.module.css';

/** A longer list is closed at first. */
const SHOWN_ITEMS = 6;

/** Few results have stays: a script of its own. */
const drawing = loadable(() => import('../stays/drawing.ts'));

const plan =
  (onTry: NonNullable<BlockProps['onTry']>, asked: string) =>
  (day: CalendarDay): void =>
    onTry({text: fill(words.planned.tried, {day: calendarDay(day)}), values: {[asked]: day}});

/** The stays with their days, beside a drawing of them. */
export function Stays({block, today, onTry}: BlockProps) {
  const {heading, items, rule} = block;
  const {planned, asked, day = null} = rule ?? {};
  const fetched = useDeferred(drawing.load, rule !== undefined);
  const drawn = drawing.loaded() ?? fetched;
  const shown = rule && {block, rule, day: day ?? today};
  return (
    <div className={`${styles.block} ${styles.stays}`} data-wide>
      <h3 className={styles.blockTitle}>{heading}</h3>
      {shown && (
        <div className={drawn ? undefined : styles.awaitedDrawing}>
          {drawn &&
            (planned ? (
              <drawn.PlannedStay
                {...shown}
                days={planned}
                onPlan={onTry && asked !== undefined ? plan(onTry, asked) : undefined}
              />
            ) : (
              // With a new day to look at, the drawing begins there.
              <drawn.AnyDay key={shown.day} {...shown} />
            ))}
        </div>
      )}
      {items.length > 0 && (
        <details open={items.length <= SHOWN_ITEMS}>
          <summary>{fill(words.list.all, {count: items.length})}</summary>
          <dl className={styles.facts}>
            {/* Two stays may be the same. */}
            {items.map(({label, text}, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
