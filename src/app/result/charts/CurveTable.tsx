import type {Curve} from '../curve/curve.ts';
import * as words from '../../words/charts.ts';
import {curveRows} from './curveRows.ts';
import {headingOf} from './formatNumber.ts';
import styles from './curve.module.css';

/** What the curve shows, in words. */
export function CurveTable({curve}: {readonly curve: Curve}) {
  const rows = curveRows(curve);
  const {figure, verdict} = curve.samples[0]?.outcome ?? {};
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{headingOf(curve.input)}</th>
          {figure && <th scope="col">{figure.label}</th>}
          {verdict && <th scope="col">{words.curve.verdict}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({numbers, outcome, isOwn}) => (
          <tr key={numbers} aria-current={isOwn ? 'true' : undefined}>
            <th scope="row">{numbers}</th>
            {figure && <td>{outcome.figure?.text}</td>}
            {verdict && <td>{outcome.verdict?.text}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
