import {useEffect, useMemo, useRef, useState} from 'react';
import {type FormValues, readAnswers} from '../../../engine/answers/formValues.ts';
import type {CalculatorModule, Page} from '../../../engine/compiled/module.ts';
import type {FormField} from '../../../engine/inputs/index.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {MissingAnswers, missingAnswersText} from '../../calculator/CalculatorForm.tsx';
import {bringIntoView} from '../../calculator/bringIntoView.ts';
import {type Calculation, useCalculation} from '../../calculator/useCalculation.ts';
import {ShownFields} from '../../calculator/fields/Field.tsx';
import {FieldsContext} from '../../calculator/fields/Labelled.tsx';
import * as words from '../../words/compare.ts';
import {fill} from '../../words/placeholders.tsx';
import {InterpretedAnswers, answerText} from '../card/Answers.tsx';
import {BlockView} from '../card/BlockView.tsx';
import {type ComparedRow, comparedRows, comparisonSummary} from './comparedRows.ts';
import formStyles from '../../calculator/CalculatorForm.module.css';
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
  /** Copies the second answers, by input id, to the first form. */
  readonly onUse: (values: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** A second set of answers to the same calculator, with its result next to the first. */
export function Comparison({calculator, page, today, first, onUse, onClose}: ComparisonProps) {
  const [initialValues] = useState<FormValues>(() => readAnswers(page.fields, first.answers));
  const form = useCalculation(calculator, page, today, true, initialValues);
  const {answers, calculation: second, submission} = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (second !== null) bringIntoView(result.current);
  }, [second]);

  return (
    <FieldsContext
      value={{prefix: PREFIX, fields: page.fields, noteOf: (input) => previousAnswer(input, first.answers, answers)}}
    >
      <section className={styles.comparison} aria-labelledby="comparison-title">
        <header className={styles.header}>
          <h2 id="comparison-title" className={styles.title} ref={heading} tabIndex={-1}>
            {words.compare.title}
          </h2>
          <button className="quiet-button" type="button" onClick={onClose}>
            {words.compare.close}
          </button>
          <p className={styles.intro}>{words.compare.intro}</p>
        </header>
        <form method="dialog" noValidate onSubmit={form.calculate} onChange={form.readFields}>
          <ShownFields fields={page.fields} answers={answers} latestDay={today()} register={form.register} />
          <div className={formStyles.actions}>
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
          {second === null ? (
            <p className={styles.empty}>{words.compare.empty}</p>
          ) : (
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

/** 'Was: Bachelor's degree', for a field whose answer differs from the first one. */
function previousAnswer(input: FormField, first: Answers, answers: Answers): string | undefined {
  const previous = answerText(input, first[input.id]);
  return previous === answerText(input, answers[input.id])
    ? undefined
    : fill(words.compare.previous, {answer: previous});
}

interface SecondResultProps {
  readonly first: Calculation;
  readonly second: Calculation;
  /** Whether the answers on the second form differ from the calculated ones. */
  readonly answersChanged: boolean;
  readonly onUse: () => void;
}

/** The second result: compared with the first, then in full. */
function SecondResult({first, second, answersChanged, onUse}: SecondResultProps) {
  const rows = useMemo(() => comparedRows(first, second), [first, second]);
  return (
    <>
      {answersChanged && <p className={styles.changed}>{words.compare.changed}</p>}
      <ComparisonTable rows={rows} />
      <details className={styles.whole}>
        <summary>{words.compare.fullResult}</summary>
        {/* Blocks have no ids, but every result is a new list. */}
        {second.card.map((block, index) => (
          <BlockView key={index} block={block} page={second.page} today={second.today} />
        ))}
        <InterpretedAnswers calculation={second} />
      </details>
      <button className="quiet-button" type="button" onClick={onUse}>
        {words.compare.use}
      </button>
    </>
  );
}

/** Both results side by side, with their differences in words. */
function ComparisonTable({rows}: {readonly rows: readonly ComparedRow[]}) {
  return (
    <table className={styles.table}>
      <caption>{words.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.table.what}</th>
          <th scope="col">{words.table.first}</th>
          <th scope="col">{words.table.second}</th>
          <th scope="col">{words.table.difference}</th>
        </tr>
      </thead>
      {groupRows(rows).map((group) => (
        <tbody key={group[0].key}>
          {group[0].group !== undefined && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={4}>
                {group[0].group}
              </th>
            </tr>
          )}
          {group.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({row: {label, first, second, difference}}: {readonly row: ComparedRow}) {
  return (
    <tr className={difference === null ? undefined : styles.differing}>
      <th scope="row">{label}</th>
      <LinesCell lines={first} />
      <LinesCell lines={second} />
      <td>{difference === null ? words.table.same : <strong>{difference}</strong>}</td>
    </tr>
  );
}

function LinesCell({lines}: {readonly lines: readonly string[]}) {
  return (
    <td>
      {lines.length === 0 && words.table.none}
      {lines.map((line) => (
        <p key={line}>{line}</p>
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
