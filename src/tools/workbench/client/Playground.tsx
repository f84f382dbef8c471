import {type FormEvent, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {FormCalculator} from '../../../app/calculators/servedCalculator.ts';
import type {LoadedCalculator} from './data.ts';
import {type SharedAnswers, shareFragment} from '../../../engine/answers/shareLink.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {Calculator} from '../../../app/calculator/Calculator.tsx';
import {plainHost} from '../../../app/calculator/host.ts';
import type {Answers, CaseToSave, SaveResult} from '../data.ts';
import * as words from './words.ts';
import styles from './workbench.module.css';
import {linkTo} from '../../../app/addresses/base.ts';

/** Answers to fill the form with. */
export interface OpenedAnswers {
  readonly answers: Answers;
  /** How many times answers have been opened, so that the same ones can be opened again. */
  readonly count: number;
}

interface PlaygroundProps {
  readonly calculator: LoadedCalculator;
  readonly day: CalendarDay;
  readonly opened: OpenedAnswers;
}

/** The calculator as visitors see it, on the chosen day. Editing the definition does not change what has been typed. */
export function Playground({calculator, day, opened}: PlaygroundProps) {
  const [calculated, setCalculated] = useState<CalculatedCase>();
  const latestDay = useRef(day);
  useEffect(() => {
    latestDay.current = day;
  }, [day]);
  const onCalculated = useCallback(
    ({answers}: SharedAnswers) =>
      setCalculated({answers: answers as CalculatedCase['answers'], today: latestDay.current}),
    [],
  );
  return (
    <>
      <AnsweredForm calculator={calculator} day={day} opened={opened} onCalculated={onCalculated} />
      <SaveCase calculated={calculated} save={(newCase) => postCase(calculator.id, newCase)} />
    </>
  );
}

interface AnsweredFormProps extends Omit<PlaygroundProps, 'calculator'> {
  readonly calculator: FormCalculator & Pick<LoadedCalculator, 'page' | 'rulesHash'>;
  readonly onCalculated: (given: SharedAnswers) => void;
}

/** The form filled with the opened answers, and its result. */
export function AnsweredForm({calculator, day, opened, onCalculated}: AnsweredFormProps) {
  const page = calculator.page(day);
  const initialCalculator = useRef(calculator);
  // Built from the first version loaded, so that editing the definition does not refill the form.
  const fragment = useMemo(
    () => {
      const {rulesHash} = initialCalculator.current;
      const {fields} = initialCalculator.current.page(day);
      return opened.count === 0 ? '' : shareFragment({fields, answers: opened.answers, rulesHash});
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only newly opened answers refill the form
    [opened],
  );
  return (
    <Calculator
      key={opened.count}
      calculator={calculator}
      page={page}
      today={() => day}
      fragment={fragment}
      onCalculated={onCalculated}
      host={plainHost}
    />
  );
}

/** The address of a calculator's page on a day, with the answers for its playground in the fragment. */
export function playgroundUrl(id: string, answers: Answers, day: string): string {
  return linkTo(`/workbench/${id}?day=${day}#${new URLSearchParams(answers).toString()}`);
}

/** The answers in the fragment of the current address. */
export function answersInUrl(): Answers {
  return Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
}

export type CalculatedCase = Omit<CaseToSave, 'name'>;

interface SaveCaseProps {
  readonly save: (newCase: CaseToSave) => Promise<SaveResult>;
  /** Undefined before the first press of Calculate. */
  readonly calculated: CalculatedCase | undefined;
}

/** Saves the calculated answers as a named case. */
export function SaveCase({save, calculated}: SaveCaseProps) {
  const [name, setName] = useState('');
  const [result, setResult] = useState<SaveResult>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (calculated === undefined) return;
    const reply = await save({...calculated, name});
    setResult(reply);
    if (reply.saved) setName('');
  }

  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        {words.playground.name}
        <input value={name} required maxLength={200} onChange={({target}) => setName(target.value)} />
      </label>
      <button className="quiet-button" disabled={calculated === undefined}>
        {words.playground.save}
      </button>
      <p className={styles.quiet}>{words.playground.hint}</p>
      <p role="status" className={result?.saved === false ? styles.bad : styles.good}>
        {result?.message}
      </p>
    </form>
  );
}

async function postCase(id: string, newCase: CaseToSave): Promise<SaveResult> {
  try {
    const response = await fetch(`/workbench/data/cases/${id}`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(newCase),
    });
    const isResult = response.headers.get('content-type')?.startsWith('application/json') === true;
    return isResult ? ((await response.json()) as SaveResult) : {saved: false, message: await response.text()};
  } catch (error) {
    return {saved: false, message: (error as Error).message};
  }
}
