import {use, useEffect, useMemo, useRef, useState} from 'react';
import {type FormValues, readAnswers} from '../../../engine/answers/formValues.ts';
import type {CalculatorModule, ChangesModule} from '../../../engine/program/module.ts';
import type {Page} from '../../../engine/plan/inWords/texts.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {MissingAnswers, missingAnswersText} from '../../form/CalculatorForm.tsx';
import {keepInView} from '../../form/keepInView.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {useCalculation} from '../../form/useCalculation.ts';
import {FieldsContext} from '../../fields/Labelled.tsx';
import * as words from '../../words/compare.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {TickedText} from '../card/TickedText.tsx';
import {ComparedAnswers} from './ComparedAnswers.tsx';
import {type ComparedRow, comparedRows, comparisonSummary} from './comparedRows.ts';
import styles from './compare.module.css';

/** Prefix of the ids in the second form. */
const PREFIX = 'other-';

export interface ComparisonProps {
  readonly calculator: CalculatorModule;
  readonly page: Page;
  /** The visitor's calendar day, read once per calculation. */
  readonly today: () => CalendarDay;
  /** The result to compare with. */
  readonly first: Calculation;
  readonly shortNames: ChangesModule['shortNames'];
  /** Copies the second answers, by input id, to the first form. */
  readonly onUse: (values: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** A second set of answers to the same calculator: only those that differ from the first, and what they change. */
export function Comparison({calculator, page, today, first, shortNames, onUse, onClose}: ComparisonProps) {
  const [firstValues] = useState<FormValues>(() => readAnswers(page.fields, first.answers));
  const form = useCalculation(calculator, page, today, true, undefined, firstValues);
  const {answers, calculation: second, submission} = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    keepInView(heading.current);
  }, []);
  const calculated = second?.answers;
  useEffect(() => {
    if (calculated !== undefined) keepInView(result.current);
  }, [calculated]);

  const {ListControl} = use(FieldsContext);
  const context = useMemo(
    () => ({prefix: PREFIX, fields: page.fields, source: page.source, ListControl}),
    [page, ListControl],
  );
  return (
    <FieldsContext value={context}>
      <section className={styles.comparison} aria-labelledby="comparison-title">
        <header className={styles.header}>
          <h2 id="comparison-title" className={styles.title} ref={heading} tabIndex={-1}>
            {words.compare.title}
          </h2>
          <button className="quiet-button" type="button" onClick={onClose}>
            {words.compare.close}
          </button>
        </header>
        <form method="dialog" noValidate onSubmit={form.calculate} onChange={form.readFields}>
          <ComparedAnswers
            form={form}
            fields={page.fields}
            shortNames={shortNames}
            first={first.answers}
            latestDay={today()}
          />
          <div className={styles.actions}>
            <button className="main-button">{words.compare.calculate}</button>
            <MissingAnswers missing={form.missing} />
          </div>
        </form>
        <div className={styles.outcome} ref={result}>
          <p className={styles.summary} role="status">
            {/* Keyed by submit, so that a repeated sentence is announced again. */}
            <span key={submission.count}>
              {missingAnswersText(submission.missing) || (second && comparisonSummary(comparedRows(first, second)))}
            </span>
          </p>
          {second !== null && (
            <SecondResult
              first={first}
              second={second}
              answersChanged={page.fields.some(({id}) => second.answers[id] !== answers[id])}
              onUse={() => onUse(readAnswers(page.fields, second.answers))}
            />
          )}
        </div>
      </section>
    </FieldsContext>
  );
}

interface SecondResultProps {
  readonly first: Calculation;
  readonly second: Calculation;
  /** Whether the answers on the second form differ from the calculated ones. */
  readonly answersChanged: boolean;
  readonly onUse: () => void;
}

/** Both results, and what to do with the second one. */
function SecondResult({first, second, answersChanged, onUse}: SecondResultProps) {
  return (
    <>
      {answersChanged && <p className={styles.changed}>{words.compare.changed}</p>}
      <BothResults first={first} second={second} />
      <button className="quiet-button" type="button" onClick={onUse}>
        {words.compare.use}
      </button>
    </>
  );
}

/** Two results of one calculator: verdict and headline figures of both, what else differs, and what is the same on request. */
export function BothResults({first, second}: Pick<SecondResultProps, 'first' | 'second'>) {
  const rows = useMemo(() => comparedRows(first, second), [first, second]);
  const main = rows.filter(({kind}) => kind !== 'detail');
  const [differing, same] = [true, false].map((differ) =>
    rows.filter(({kind, difference}) => kind === 'detail' && (difference !== null) === differ),
  ) as [ComparedRow[], ComparedRow[]];
  return (
    <>
      {main.length > 0 && <ComparisonTable caption={words.table.main} rows={main} />}
      {differing.length > 0 && <ComparisonTable caption={words.table.differing} rows={differing} />}
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>{fill(words.table.showSame, {count: same.length})}</summary>
          <ComparisonTable caption={words.table.same} rows={same} />
        </details>
      )}
    </>
  );
}

interface ComparisonTableProps {
  readonly caption: string;
  readonly rows: readonly ComparedRow[];
}

/** Both results side by side, with their differences in words. */
function ComparisonTable({caption, rows}: ComparisonTableProps) {
  const differ = rows.some(({difference}) => difference !== null);
  const columns = [
    words.table.what,
    words.table.first,
    words.table.second,
    ...(differ ? [words.table.difference] : []),
  ];
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groupRows(rows).map((group) => (
        <tbody key={group[0].key}>
          {group[0].group !== undefined && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length}>
                {group[0].group}
              </th>
            </tr>
          )}
          {group.map((row) => (
            <Row key={row.key} row={row} hasDifference={differ} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  /** Whether the table has a column for it. */
  readonly hasDifference: boolean;
}

function Row({row: {label, first, second, difference}, hasDifference}: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <LinesCell lines={first} />
      <LinesCell lines={second} />
      {hasDifference && <td>{difference === null ? words.table.unchanged : <strong>{difference}</strong>}</td>}
    </tr>
  );
}

function LinesCell({lines}: {readonly lines: readonly string[]}) {
  return (
    <td>
      {lines.length === 0 && words.table.none}
      {lines.map((line) => (
        <p key={line}>
          <TickedText text={line} />
        </p>
      ))}
    </td>
  );
}

type Group = [ComparedRow, ...ComparedRow[]];

/** Groups consecutive rows with the same heading. */
function groupRows(rows: readonly ComparedRow[]): readonly Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].group === row.group) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
