import {useId, useMemo, useState} from 'react';
import {headlinesIn, verdictIn} from '../../../engine/compiled/card.ts';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
import type {Calculation} from '../../calculator/useCalculation.ts';
import * as words from '../../words/charts.ts';
import {fill} from '../../words/placeholders.tsx';
import {type Curve, curvesOf, isExact, numbersOf, type Stretch, stretchesOf} from '../curve/curve.ts';
import type {Domain, Outcome} from '../curve/samples.ts';
import {CurveChart, headingOf, numberFormat} from './CurveChart.tsx';
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
        {rows.map(({numbers, outcome, isCurrent}) => (
          <tr key={numbers} aria-current={isCurrent ? 'true' : undefined}>
            <th scope="row">{numbers}</th>
            {figure && <td>{outcome.figure?.text}</td>}
            {verdict && <td>{outcome.verdict?.text}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CurveRow {
  readonly numbers: string;
  readonly outcome: Outcome;
  /** The visitor's current number is among these. */
  readonly isCurrent: boolean;
}

/** A longer table would be too long to read. */
const MOST_STRETCHES = 24;

/** A curve as the rows of a table: its stretches or, where it slopes, round numbers along it. */
export function curveRows({input, domain, samples, ticks, current}: Curve): readonly CurveRow[] {
  const format = numberFormat(input);
  const stretches = stretchesOf(samples);
  if (stretches.length <= MOST_STRETCHES && isExact(stretches, domain)) {
    const texts = rangeTexts(stretches, domain, format);
    return stretches.map(({first, last, outcome}, index) => ({
      numbers: texts[index]!,
      outcome,
      isCurrent: current !== null && current >= first && current <= last,
    }));
  }
  const isChosen = (number: number): boolean => ticks.includes(number) || number === current;
  return samples
    .filter(({number}) => isChosen(number))
    .map(({number, outcome}) => ({numbers: format(number), outcome, isCurrent: number === current}));
}

/**
 * Stretches of numbers in words: 'Below 43,800', '18 to 35', '5 or more'.
 * @param format writes a number in the unit of its field
 */
function rangeTexts(
  stretches: readonly Stretch[],
  domain: Domain,
  format: (number: number) => string,
): readonly string[] {
  return stretches.map((stretch, index) => {
    const [before, after] = [stretches[index - 1], stretches[index + 1]];
    const isOpenBelow = before === undefined && !domain.bounded.below;
    const isOpenAbove = after === undefined && !domain.bounded.above;
    if (isOpenBelow && isOpenAbove) return words.range.any;
    const [first, last] = [format(stretch.first), format(stretch.last)];
    if (first === last) return first;
    const number = (at: number): {number: string} => ({number: format(at)});
    // With steps of 0.01, 43,800 and 43,799.99 name the same limit; use the shorter.
    const isUpTo = after === undefined || domain.step === 1 || isShorter(stretch.last, after.first);
    if (isOpenBelow)
      return isUpTo ? fill(words.range.upTo, {number: last}) : fill(words.range.below, number(after.first));
    const isOver = before !== undefined && domain.step !== 1 && isShorter(before.last, stretch.first);
    if (isOpenAbove || !isUpTo || isOver) {
      const start = isOver ? fill(words.range.over, number(before.last)) : fill(words.range.from, {number: first});
      if (isOpenAbove) return start;
      return isUpTo
        ? fill(words.range.andUpTo, {start, number: last})
        : fill(words.range.andBelow, {start, ...number(after.first)});
    }
    return fill(words.range.between, {first, last});
  });
}

function isShorter(one: number, other: number): boolean {
  return String(one).length < String(other).length;
}
