import type {CardItem} from '../../../engine/results/card.ts';
import {isCurrency} from '../../../engine/runtime/formats.ts';
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
  /** Between the figure and its scale: how far it is from the mark that counts. */
  readonly gap?: string | undefined;
  /** The marks of the other edition, where they are others. */
  readonly other?: OtherMarks | undefined;
}

/** So many characters fit on a phone in the largest type. */
const SHORT = 9;

/** The visitor's figure in the largest type of the page, with its scale. A value above its maximum is shown unchanged; the meter is then full. */
export function LeadFigure({item, gap, other}: LeadFigureProps) {
  const {value, unit} = item;
  const text = item.outOfText ?? item.text;
  const end = value === undefined || isCurrency(unit) ? -1 : text.indexOf(' ');
  const [number, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return (
    <div className={styles.figure}>
      <p className={styles.figureLabel}>{item.label}</p>
      <p
        className={styles.figureText}
        data-size={item.day === null ? 'missing' : number.length > SHORT ? 'long' : undefined}
      >
        {number}
        {rest && <small>{rest}</small>}
      </p>
      {gap !== undefined && <p className={styles.gap}>{gap}</p>}
      {value !== undefined &&
        (item.marks === undefined ? <FigureMeter item={item} /> : <FigureScale item={item} other={other} />)}
    </div>
  );
}
