/** Fills that differ without colour: in print, and in forced colours. */
import {useId} from 'react';
import {percentage} from './layout.tsx';
import styles from './charts.module.css';

interface StripesProps {
  readonly x: string;
  readonly y?: number;
  readonly width: string;
  readonly height: number;
}

/** Diagonal stripes in the colour of the sheet, over a filled rectangle. */
export function Stripes({x, y = 0, width, height}: StripesProps) {
  const pattern = useId();
  return (
    <>
      <pattern id={pattern} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.stripe} width={2} height={5} />
      </pattern>
      <rect x={x} y={y} width={width} height={height} fill={`url(#${pattern})`} />
    </>
  );
}

interface BarProps {
  readonly y: number;
  readonly height: number;
}

/** The empty bar, as wide as the drawing. */
export function Track({y, height}: BarProps) {
  return <rect className={styles.track} y={y} width="100%" height={height} />;
}

/** The part of a bar that is missing up to a mark. */
export function Missing({from, to, y, height}: BarProps & {readonly from: number; readonly to: number}) {
  const pattern = useId();
  return (
    <>
      <pattern id={pattern} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.missing} width={3} height={7} />
      </pattern>
      <rect x={percentage(from)} y={y} width={percentage(to - from)} height={height} fill={`url(#${pattern})`} />
    </>
  );
}

/** The part of a bar that is over a limit, from there to its end unless it ends before. */
export function Excess({from, to = 100, y, height}: BarProps & {readonly from: number; readonly to?: number}) {
  const [x, width] = [percentage(from), percentage(to - from)];
  return (
    <>
      <rect className={styles.excess} x={x} y={y} width={width} height={height} />
      <Stripes x={x} y={y} width={width} height={height} />
    </>
  );
}
