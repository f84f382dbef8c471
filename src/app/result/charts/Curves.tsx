import {useMemo, useState} from 'react';
import type {CalculatorModule, ChangesModule} from '../../../engine/program/module.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import * as words from '../../words/curves.ts';
import {inUnitOrPlain} from '../../../engine/runtime/bands.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {Sentence} from '../../words/Sentence.tsx';
import {type Curve, curvesOf, isExact, leavesCard, type NumberRange, outcomeRangesOf} from '../curve/curve.ts';
import type {Domain, SampledOutcome} from '../curve/samples.ts';
import {CurveChart, numberFormat} from './CurveChart.tsx';
import styles from './curve.module.css';

interface CurvesProps {
  readonly calculator: CalculatorModule;
  readonly calculation: Calculation;
  /** The numbers with their thresholds, and how easily they change; undefined until loaded. */
  readonly changes: Pick<ChangesModule, 'numbers' | 'variables'> | undefined;
  /** They are calculated when they are shown. */
  readonly isOpen: boolean;
}

/** How the result changes with one number. */
export function Curves({calculator, calculation, changes, isOpen}: CurvesProps) {
  const [selectedId, setSelectedId] = useState<string>();
  const curves = useMemo(
    () => (isOpen && changes ? curvesOf({evaluate: calculator.evaluate, ...changes}, calculation) : []),
    [isOpen, calculator, changes, calculation],
  );
  const curve = curves.find(({input}) => input.id === selectedId) ?? curves[0];
  if (curve === undefined) return null;
  return (
    <>
      <p className={styles.field}>
        <Sentence
          text={words.curve.field}
          values={{field: <FieldChoice curves={curves} selected={curve} onSelect={setSelectedId} />}}
        />
      </p>
      <CurveOf calculator={calculator} calculation={calculation} curve={curve} />
    </>
  );
}

interface CurveOfProps extends Pick<CurvesProps, 'calculator' | 'calculation'> {
  readonly curve: Curve;
}

/** A curve and its table; a sentence for a number that changes neither the verdict nor the figure. */
function CurveOf({calculator, calculation, curve}: CurveOfProps) {
  if (outcomeRangesOf(curve.samples).length === 1)
    return <p className={styles.about}>{flatText(calculator, calculation, curve)}</p>;
  return (
    <>
      {!calculation.isUntouched && <p className={styles.about}>{words.curve.about}</p>}
      <CurveChart curve={curve} />
      <CurveTable curve={curve} />
    </>
  );
}

function flatText(calculator: CalculatorModule, calculation: Calculation, curve: Curve): string {
  const {input, samples} = curve;
  const format = numberFormat(input);
  return fill(leavesCard(calculator, calculation, curve) ? words.curve.noEffect : words.curve.sameOutcome, {
    field: input.label,
    first: format(samples[0]!.number),
    last: format(samples.at(-1)!.number),
  });
}

interface FieldChoiceProps {
  readonly curves: readonly Curve[];
  readonly selected: Curve;
  /** Called with the id of a field. */
  readonly onSelect: (id: string) => void;
}

/** The number that changes: to choose, if there are several. */
function FieldChoice({curves, selected: {input}, onSelect}: FieldChoiceProps) {
  if (curves.length === 1) return <strong>{input.label}</strong>;
  return (
    <select
      aria-label={words.curve.choose}
      value={input.id}
      onChange={({currentTarget}) => onSelect(currentTarget.value)}
    >
      {curves.map((curve) => (
        <option key={curve.input.id} value={curve.input.id}>
          {curve.input.label}
        </option>
      ))}
    </select>
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
          <th scope="col">{curve.input.label}</th>
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
  readonly outcome: SampledOutcome;
  /** Whether the visitor's number is one of these. */
  readonly isCurrent: boolean;
}

/** A longer table would be too long to read. */
const MAX_ROWS = 24;

/**
 * A curve as the rows of a table: its ranges or, where it slopes or is known for its samples alone, round numbers along it. Numbers between
 * which nothing changes share a row.
 */
export function curveRows({input, domain, samples, isWhole, ticks, current}: Curve): readonly CurveRow[] {
  const plain = numberFormat(input);
  const format = (number: number): string => inUnitOrPlain(number, input.unit);
  const ranges = outcomeRangesOf(samples);
  if (isWhole && ranges.length <= MAX_ROWS && isExact(ranges, domain)) {
    const texts = rangeTexts(ranges, domain, format, plain);
    return ranges.map(({first, last, outcome}, index) => ({
      numbers: texts[index]!,
      outcome,
      isCurrent: current !== null && current >= first && current <= last,
    }));
  }
  const isListed = (number: number): boolean => ticks.includes(number) || number === current;
  const rows = ranges.map(({first, last, outcome}) => {
    const listed = samples
      .map(({number}) => number)
      .filter((number) => first <= number && number <= last && isListed(number));
    const between = (from: number, to: number): string =>
      fill(words.range.between, {first: plain(from), last: format(to)});
    // Of numbers between the samples nothing may be known.
    const texts = isWhole && listed.length > 1 ? [between(listed[0]!, listed.at(-1)!)] : listed.map(format);
    const isOnly = texts.length === 1;
    return texts.map((numbers, index) => ({
      numbers,
      outcome,
      isCurrent: isOnly ? current !== null && listed.includes(current) : listed[index] === current,
    }));
  });
  return rows.flat();
}

/**
 * Ranges of numbers in words: 'Below €43,800', '18 to 35 years', '5 years or more'.
 * @param format formats a number in the unit of its field
 * @param plain formats one before another that has the unit
 */
function rangeTexts(
  ranges: readonly NumberRange[],
  domain: Domain,
  format: (number: number) => string,
  plain: (number: number) => string,
): readonly string[] {
  return ranges.map((range, index) => {
    const [before, after] = [ranges[index - 1], ranges[index + 1]];
    const isOpenBelow = before === undefined && !domain.bounded.below;
    const isOpenAbove = after === undefined && !domain.bounded.above;
    const [first, last] = [format(range.first), format(range.last)];
    if (first === last) return first;
    const number = (limit: number): {number: string} => ({number: format(limit)});
    // With steps of 0.01, 43,800 and 43,799.99 name the same limit; use the shorter.
    const isUpTo = after === undefined || domain.step === 1 || isShorter(range.last, after.first);
    if (isOpenBelow)
      return isUpTo ? fill(words.range.upTo, {number: last}) : fill(words.range.below, number(after.first));
    const isOver = before !== undefined && domain.step !== 1 && isShorter(before.last, range.first);
    if (isOpenAbove || !isUpTo || isOver) {
      const start = isOver ? fill(words.range.over, number(before.last)) : fill(words.range.from, {number: first});
      if (isOpenAbove) return start;
      return isUpTo
        ? fill(words.range.andUpTo, {start, number: last})
        : fill(words.range.andBelow, {start, ...number(after.first)});
    }
    return fill(words.range.between, {first: plain(range.first), last});
  });
}

function isShorter(a: number, b: number): boolean {
  return String(a).length < String(b).length;
}
