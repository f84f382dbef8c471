import {useId, useMemo, useState} from 'react';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
import {curvesOf, numbersOf} from '../curve/curve.ts';
import type {Calculation} from '../../calculator/calculation.ts';
import * as words from '../../words/charts.ts';
import {CurveChart} from './CurveChart.tsx';
import {CurveTable} from './CurveTable.tsx';
import styles from './curve.module.css';

interface WhatIfProps {
  readonly calculator: CalculatorModule;
  readonly calculation: Calculation;
}

/** How the result changes with one number. Calculated once it is opened; nothing where no number counts. */
export function WhatIf({calculator, calculation}: WhatIfProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const select = useId();
  const curves = useMemo(() => (isOpen ? curvesOf(calculator, calculation) : []), [isOpen, calculator, calculation]);
  const hasHeadline = calculation.card.some(({kind}) => kind === 'verdict' || kind === 'figure');
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
