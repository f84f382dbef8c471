import {Stripes, Track} from '../charts/fills.tsx';
import {percentage, positionBetween, VerticalLine} from '../charts/layout.tsx';
import styles from './changes.module.css';

interface GainBarProps {
  readonly before: number;
  readonly after: number;
  /** The mark to reach. */
  readonly mark: number;
}

const [HEIGHT, TOP, BAR] = [16, 3, 10];
/** What is beyond the mark and the points. */
const HEADROOM = 1.05;

/** The points before a change, those that it adds, and the mark. Hidden from screen readers: the line above says the same. */
export function GainBar({before, after, mark}: GainBarProps) {
  const at = (points: number): number => positionBetween(points, 0, Math.max(after, mark) * HEADROOM);
  const gained = {x: percentage(at(before)), y: TOP, width: percentage(at(after) - at(before)), height: BAR};
  return (
    <svg className={styles.bar} aria-hidden height={HEIGHT}>
      <Track y={TOP} height={BAR} />
      <rect data-part="before" y={TOP} width={percentage(at(before))} height={BAR} />
      <rect data-part="gained" {...gained} />
      <Stripes {...gained} />
      <VerticalLine className="" x={at(mark)} top={0} bottom={HEIGHT} />
    </svg>
  );
}
