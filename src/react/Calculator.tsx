import {Suspense, useEffect, useMemo, useRef, useState} from 'react';
import {useForm} from 'react-hook-form';
import type {CalculatorModule, LaterParts, Page} from '../definition/module.ts';
import type {CalendarDay} from '../functions/calendar.ts';
import {readAnswers} from '../form/answers.ts';
import {missingNeeds} from '../form/notFilled.ts';
import type {SharedAnswers} from '../form/shareLink.ts';
import {announcementOf} from './announcement.ts';
import {bringIntoView} from './bringIntoView.ts';
import {calculateTyped, type Calculation, type Typed} from './calculation.ts';
import {CalculatorForm} from './CalculatorForm.tsx';
import {EmptyCard} from './card/EmptyCard.tsx';
import {MissingCard} from './card/MissingCard.tsx';
import {fetchCharts} from './charts/fetchCharts.ts';
import {useComparison} from './compare/useComparison.ts';
import {fill} from './fill.ts';
import {late} from './late.ts';
import {useFirstTouch} from './useFirstTouch.ts';
import {useHeldPress} from './useHeldPress.ts';
import {useLater} from './useLater.ts';
import {useOpenedLink} from './useOpenedLink.ts';
import words from './words.yaml';
import styles from './Calculator.module.css';

/** Fetched when a visitor turns to the form, and not with a result: a calculation asks for nothing. */
const fetchResultCard = async () => (await import('./card/ResultCard.tsx')).ResultCard;

const ResultCard = late(fetchResultCard, MissingCard);

/** Fetched where a link brought answers. */
const LinkNote = late(async () => (await import('./LinkNote.tsx')).LinkNote);

interface CalculatorProps {
  readonly calculator: CalculatorModule & Partial<LaterParts>;
  /** The calculator's page, in the words of the day that the site shows. */
  readonly page: Page;
  /** The visitor's calendar day, read once per calculation. */
  readonly today: () => CalendarDay;
  /** Of the page's address: may hold answers to begin with. */
  readonly fragment?: string;
  /** Told the calculated answers. */
  readonly onCalculated?: (shared: SharedAnswers) => void;
}

/** The form and its result, as one sheet. A shown result stays until the next press of Calculate. */
export function Calculator({calculator, page, today, fragment = '', onCalculated}: CalculatorProps) {
  const {register, handleSubmit, getValues, setValue} = useForm<Typed>();
  const [typed, setTyped] = useState<Typed>({});
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const [stopped, setStopped] = useState(false);
  const [announcement, setAnnouncement] = useState({text: '', count: 0});
  const sheet = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);

  const [touched, setTouched] = useState(false);
  const changes = useLater(calculator.loadChanges, touched || calculation !== null);
  const workings = useLater(calculator.loadWorkings, touched || calculation !== null);
  const answers = readAnswers(page.inputs, typed);
  const missing = stopped ? missingNeeds(page, answers) : [];
  const changed = calculation !== null && !sameAnswers(calculation.answers, answers);

  const calculate = handleSubmit((submitted) => {
    const next = calculateTyped(calculator, submitted, today());
    setTyped(submitted);
    setStopped(next === null);
    if (next !== null) setCalculation(next);
    const text =
      next === null
        ? fill(words.form.stillNeeded, {fields: labels(missingNeeds(page, readAnswers(page.inputs, submitted)))})
        : announcementOf(next.card);
    // Counted, so that the same sentence is said again.
    setAnnouncement(({count}) => ({text, count: count + 1}));
  });

  function fillAndCalculate(filled: Readonly<Record<string, string>>): void {
    for (const [id, value] of Object.entries(filled)) setValue(id, value);
    void calculate();
  }

  const comparison = useComparison();
  const heldNote = useHeldPress(calculate);
  // What was typed before hydration, or filled in by the browser.
  useEffect(() => setTyped(getValues()), [getValues]);
  useFirstTouch(sheet, () => {
    setTouched(true);
    for (const fetchPart of [fetchResultCard, fetchCharts]) void fetchPart().catch(() => {});
  });
  useEffect(() => {
    if (calculation !== null) bringIntoView(result.current);
  }, [calculation]);

  const link = useOpenedLink(fragment, page.inputs, calculator.rulesHash, (answered) => {
    fillAndCalculate(Object.fromEntries(page.inputs.map(({id}) => [id, answered[id] ?? ''])));
  });
  const {rulesHash} = calculator;
  const shared = useMemo(
    () => calculation && {inputs: calculation.page.inputs, answers: calculation.answers, rulesHash},
    [calculation, rulesHash],
  );
  useEffect(() => {
    if (shared !== null) onCalculated?.(shared);
  }, [shared, onCalculated]);

  return (
    <div className={styles.sheet} ref={sheet}>
      {link && (
        <Suspense>
          <LinkNote link={link} />
        </Suspense>
      )}
      <CalculatorForm
        page={page}
        answers={answers}
        missing={missing}
        today={today}
        register={register}
        heldNote={heldNote}
        onSubmit={calculate}
        onChange={() => setTyped(getValues())}
      />
      <div className={styles.result} ref={result}>
        {calculation === null ? (
          <EmptyCard />
        ) : (
          <Suspense fallback={<EmptyCard />}>
            <ResultCard
              calculator={calculator}
              calculation={calculation}
              shared={shared}
              changed={changed}
              changes={changes}
              workings={workings}
              comparison={comparison}
              onTry={fillAndCalculate}
            />
          </Suspense>
        )}
        <p className={styles.announcement} role="status">
          <span key={announcement.count}>{announcement.text}</span>
        </p>
      </div>
      {calculation !== null && comparison.Comparison !== null && (
        <comparison.Comparison
          calculator={calculator}
          page={calculation.page}
          today={today}
          first={calculation}
          onUse={(used) => {
            fillAndCalculate(used);
            // The new result comes into view by itself.
            comparison.close({preventScroll: true});
          }}
          onClose={comparison.close}
        />
      )}
    </div>
  );
}

function sameAnswers(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  return Object.keys({...one, ...other}).every((id) => one[id] === other[id]);
}

function labels(inputs: readonly {readonly label: string}[]): string {
  return inputs.map(({label}) => label).join(', ');
}
