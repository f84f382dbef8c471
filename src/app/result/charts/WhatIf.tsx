import {useId, useMemo, useState} from 'react';
import {headlinesIn, verdictIn} from '../../../engine/compiled/card.ts';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
import type {Calculation} from '../../calculator/calculation.ts';
import {curvesOf, numbersOf, type Curve} from '../curve/curve.ts';
import * as words from '../../words/charts.ts';
import {CurveChart} from './CurveChart.tsx';
import {curveRows} from './curveRows.ts';
import {headingOf} from './formatNumber.ts';
import styles from './curve.module.css';

interface WhatIfProps {
  readonly calculator: CalculatorModule;
  readonly calculation: Calculation;
}

/** How the result changes with one number. Calculated when opened; not shown if no number affects the result. */
export function WhatIf({calculator, calculation}: WhatIfProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const select = useId();
  const curves = useMemo(() => (isOpen ? curvesOf(calculator, calculation) : []), [isOpen, calculator, calculation]);
  const {card} = calculation;
  const hasHeadline = verdictIn(card) !== undefined || headlinesIn(card).length > 0;
  if (!hasHeadline || numbersOf(calculation).length === 0) return null;
  const curve = curves.find(({input}) => input.id === chosen) ?? curves[0];
  return (
    <details className={styles.details} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{words.curve.title}</summary>
      <p className={styles.about}>{words.curve.about}</p>
      {curve !== undefined && (
        <>
          {curves.length > 1 && (
            <p className={styles.field}>
              <label htmlFor={select}>{words.curve.field}</label>
              <select id={select} value={curve.input.id} onChange={({currentTarget}) => setChosen(currentTarget.value)}>
                {curves.map(({input}) => (
                  <option key={input.id} value={input.id}>
                    {input.label}
                  </option>
                ))}
              </select>
            </p>
          )}
          <CurveChart curve={curve} />
          <CurveTable curve={curve} />
        </>
      )}
    </details>
  );
}

/** The curve as a table. */
function CurveTable({curve}: {readonly curve: Curve}) {
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
