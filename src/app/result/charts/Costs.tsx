import {useId} from 'react';
import type {FeesBlock, Part} from '../../../engine/compiled/module.ts';
import {percentage, segmentsOf} from './layout.ts';
import styles from './charts.module.css';

const BAR = 20;
const SWATCH = 14;

/** All amounts as one bar. For the eye: the ledger below it says the same, with a swatch beside each amount. */
export function CostBar({block: {parts}}: {readonly block: FeesBlock}) {
  const segments = segmentsOf(parts.map(({value}) => value));
  return (
    <svg className={styles.chart} aria-hidden height={BAR}>
      {segments.map(({start, width}, index) => (
        <Filled key={index} index={index} x={percentage(start)} width={percentage(width)} height={BAR} />
      ))}
    </svg>
  );
}

/** How the bar is filled where a part stands. */
export function Swatch({block: {parts}, part}: {readonly block: FeesBlock; readonly part: Part}) {
  return (
    <svg className={styles.swatch} aria-hidden width={SWATCH} height={SWATCH}>
      <Filled index={parts.indexOf(part)} x="0" width="100%" height={SWATCH} />
    </svg>
  );
}

const shades = [styles.dark, styles.light, styles.middle];

interface FilledProps {
  readonly index: number;
  readonly x: string;
  readonly width: string;
  readonly height: number;
}

/** Three shades, then the same with stripes: told apart without colour, and on paper. */
function Filled({index, x, width, height}: FilledProps) {
  const stripes = useId();
  const isStriped = Math.floor(index / shades.length) % 2 === 1;
  return (
    <>
      <rect className={`${styles.segment} ${shades[index % shades.length]}`} x={x} width={width} height={height} />
      {isStriped && (
        <>
          <pattern id={stripes} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={styles.stripe} width={2} height={5} />
          </pattern>
          <rect x={x} width={width} height={height} fill={`url(#${stripes})`} />
        </>
      )}
    </>
  );
}
