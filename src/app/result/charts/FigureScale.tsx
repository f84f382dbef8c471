import type {FigureBlock} from '../../../engine/compiled/module.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/charts.ts';
import {Labels, ROW} from './Labels.tsx';
import {percentage, placeLabels, rowsIn, share} from './layout.ts';
import {scaleOf} from './scale.ts';
import styles from './charts.module.css';

const BAR = 12;

/** A figure as a bar, with the pass marks across it. */
export function FigureScale({block}: {readonly block: FigureBlock}) {
  const {label, text, outOfText, value = 0, marks = []} = block;
  const end = scaleOf(block);
  const named = marks.map((mark) => ({
    place: share(mark.value, 0, end),
    text: fill(words.scale.mark, {label: mark.label, text: mark.text}),
  }));
  const labels = placeLabels(named);
  const alternative = [fill(words.scale.figure, {label, text: outOfText ?? text}), ...named.map((mark) => mark.text)];
  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={alternative.join('. ')}
      height={BAR + 8 + rowsIn(labels) * ROW}
    >
      <rect className={styles.track} y={4} width="100%" height={BAR} />
      <rect className={styles.value} y={4} width={percentage(share(value, 0, end))} height={BAR} />
      {labels.map(({place, row}) => (
        <Tick key={place} place={place} bottom={BAR + 8 + row * ROW} />
      ))}
      <Labels labels={labels} top={BAR + 8} />
    </svg>
  );
}

function Tick({place, bottom}: {readonly place: number; readonly bottom: number}) {
  const x = percentage(place);
  return (
    <>
      <line className={styles.tickHalo} x1={x} x2={x} y1={0} y2={BAR + 8} />
      <line className={styles.tick} x1={x} x2={x} y1={0} y2={bottom} />
    </>
  );
}
