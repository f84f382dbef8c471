import {Suspense, startTransition, useEffect, useMemo, useRef, useState} from 'react';
import type {CalculatorModule, LaterParts, Page} from '../../engine/compiled/module.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {SharedAnswers} from '../../engine/answers/shareLink.ts';
import {announcementOf} from './announcement.ts';
import {bringIntoView} from './bringIntoView.ts';
import {CalculatorForm} from './CalculatorForm.tsx';
import {EmptyCard, MissingCard} from '../result/card/EmptyCard.tsx';
import {chartsPart} from '../result/charts/chartsPart.ts';
import {useComparison} from '../result/compare/useComparison.ts';
import {lazyWithPreload, preloadable} from './lazyWithPreload.ts';
import {stillNeeded} from './stillNeeded.ts';
import {useCalculation} from './useCalculation.ts';
import {useFirstTouch} from './useFirstTouch.ts';
import {useHeldPress} from './useHeldPress.ts';
import {useDeferred} from './useDeferred.ts';
import {useOpenedLink} from './useOpenedLink.ts';
import styles from './Calculator.module.css';

/**
 * Fetched when a visitor turns to the form, and not with a result: a calculation asks for nothing. The charts come with
 * it, where they can be had, so that none of them moves a card that is already being read.
 */
const cardPart = preloadable(async () => {
  const [card] = await Promise.all([
    import('../result/card/ResultCard.tsx'),
    chartsPart.fetch().catch(() => undefined),
  ]);
  return card;
});

const ResultCard = lazyWithPreload(cardPart, (card) => card.ResultCard, MissingCard);

/** Fetched where a link brought answers. */
const LinkNote = lazyWithPreload(
  preloadable(() => import('./LinkNote.tsx')),
  (note) => note.LinkNote,
);

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
  const form = useCalculation(calculator, page, today);
  const {answers, calculation, calculate, press} = form;
  const sheet = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);

  const [touched, setTouched] = useState(false);
  const changes = useDeferred(calculator.loadChanges, touched || calculation !== null);
  const explanation = useDeferred(calculator.loadExplanation, touched || calculation !== null);
  const changed = calculation !== null && !sameAnswers(calculation.answers, answers);

  function fillAndCalculate(filled: Readonly<Record<string, string>>): void {
    for (const [id, value] of Object.entries(filled)) form.setValue(id, value);
    void calculate();
  }

  const comparison = useComparison();
  const heldNote = useHeldPress(calculate);
  useFirstTouch(sheet, () => {
    startTransition(() => setTouched(true));
    cardPart.fetch().catch(() => {});
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
        missing={form.missing}
        today={today}
        register={form.register}
        heldNote={heldNote}
        onSubmit={calculate}
        onChange={form.readFields}
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
              explanation={explanation}
              comparison={comparison}
              onTry={fillAndCalculate}
            />
          </Suspense>
        )}
        <p className={styles.announcement} role="status">
          <span key={press.count}>
            {stillNeeded(press.stoppedBy) || (calculation && announcementOf(calculation.card))}
          </span>
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
