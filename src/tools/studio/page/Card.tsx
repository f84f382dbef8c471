import {useCallback, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import type {SharedAnswers} from '../../../engine/answers/shareLink.ts';
import {calculatorOf} from '../../../app/calculator/calculatorOf.ts';
import {ResultContext} from '../../../app/result/resultContext.ts';
import {loadCode} from '../../../engine/program/parts.ts';
import type {CaseRun, CaseToSave, SaveResult} from '../../workbench/data.ts';
import {DateBar} from '../../workbench/client/DateBar.tsx';
import {Frame} from '../../workbench/client/Frame.tsx';
import {AnsweredForm, type CalculatedCase, type OpenedAnswers, SaveCase} from '../../workbench/client/Playground.tsx';
import type {ShownCalculator} from '../protocol.ts';
import * as words from './words.ts';
import styles from './studio.module.css';

interface CardProps {
  readonly shown: ShownCalculator;
  /** Whether it is an earlier version, because the present one has errors. */
  readonly isEarlier: boolean;
  readonly runs: readonly CaseRun[];
  readonly opened: OpenedAnswers;
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly onOpen: (run: Pick<CaseRun, 'answers' | 'today'>) => void;
  readonly onSave: (newCase: CaseToSave) => Promise<SaveResult>;
}

const withoutRules = {hasRules: false};

/** The form and the result as visitors get them, of the definition as it is typed. */
export function Card({shown, isEarlier, runs, opened, day, onDay, onOpen, onSave}: CardProps) {
  const calculator = useMemo(() => calculatorOf(loadCode(shown.code)), [shown.code]);
  const [calculated, setCalculated] = useState<CalculatedCase>();
  const latestDay = useRef(day);
  const onCalculated = useCallback(
    ({answers}: SharedAnswers) =>
      setCalculated({answers: answers as CalculatedCase['answers'], today: latestDay.current}),
    [],
  );
  const form = useRef<HTMLDivElement>(null);
  // What is shown follows the rules as they are typed, once there is a result.
  const calculateAgain = useEffectEvent(() => {
    if (calculated !== undefined) form.current?.querySelector('form')?.requestSubmit();
  });
  useEffect(() => {
    latestDay.current = day;
    calculateAgain();
  }, [calculator, day]);
  return (
    <>
      <h2>{words.card.heading}</h2>
      {isEarlier && (
        <p role="status" className={styles.note}>
          {words.card.broken}
        </p>
      )}
      <DateBar day={day} datedSteps={shown.datedSteps} onDay={onDay} />
      {runs.length > 0 && (
        <label className={styles.filter}>
          {words.card.casesOf}
          <select
            value=""
            onChange={({target}) => {
              const run = runs[Number(target.value)];
              if (target.value !== '' && run !== undefined) onOpen(run);
            }}
          >
            <option value="">{words.card.noCase}</option>
            {runs.map(({name, line}, index) => (
              <option key={line} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ResultContext value={withoutRules}>
        <Frame name={words.card.frame} width="full">
          <div ref={form}>
            <AnsweredForm calculator={calculator} day={day} opened={opened} onCalculated={onCalculated} />
          </div>
        </Frame>
      </ResultContext>
      <SaveCase calculated={calculated} save={onSave} />
    </>
  );
}
