import {useEffect, useMemo, useRef} from 'react';
import {openShareLink} from '../../engine/answers/openShareLink.ts';
import {calendarDay, month} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import type {SavedResult} from '../device/savedAnswers.ts';
import {calculateForm, type Calculation} from '../form/calculateForm.ts';
import {keepInView} from '../form/keepInView.ts';
import {comparedRows, comparisonSummary} from '../result/compare/comparedRows.ts';
import {BothResults} from '../result/compare/Comparison.tsx';
import styles from '../result/compare/compare.module.css';
import {rulesName} from '../words/rulesName.ts';
import {sharedResult} from '../words/sharedResult.ts';

const words = sharedResult.compared;

interface ComparedWithMineProps {
  readonly mine: SavedResult;
  /** The shared result. */
  readonly theirs: Calculation;
  readonly onClose: () => void;
}

/** The visitor's saved result beside a shared one, both calculated today and under the rules of the shared one. */
export function ComparedWithMine({mine, theirs, onClose}: ComparedWithMineProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    keepInView(heading.current);
  }, []);
  const own = useMemo(() => calculatedAgain(mine, theirs), [mine, theirs]);
  const {page} = theirs;
  const rules = rulesName(page, theirs.rules) ?? fill(words.rulesOf, {month: month(page.dataAsOf)});
  return (
    <section className={`${styles.comparison} ${styles.below}`} aria-labelledby="shared-comparison-title">
      <header className={styles.header}>
        <h2 id="shared-comparison-title" className={styles.title} ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <button className="quiet-button" type="button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      <div className={styles.outcome}>
        {own === null ? (
          <p>{words.none}</p>
        ) : (
          <>
            <p className={styles.summary}>{comparisonSummary(comparedRows(own, theirs))}</p>
            <p>{fill(words.columns, {day: calendarDay(mine.day)})}</p>
            <p>{fill(words.rules, {rules})}</p>
            <BothResults first={own} second={theirs} />
          </>
        )}
      </div>
    </section>
  );
}

/** Null if the answers cannot be used any more. */
function calculatedAgain({fragment}: SavedResult, {calculator, page, today, rules}: Calculation): Calculation | null {
  const {values = {}} = openShareLink(fragment, page, calculator.rulesHash) ?? {};
  if (Object.keys(values).length === 0) return null;
  const all = Object.fromEntries(page.fields.map(({id}) => [id, values[id] ?? '']));
  return calculateForm(calculator, all, today, rules);
}
