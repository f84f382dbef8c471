import {startTransition, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import type {FormValues} from '../../engine/answers/formValues.ts';
import type {Page} from '../../engine/compiled/module.ts';
import type {FormCalculator} from './servedCalculator.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {LINK_PREFIX, type SharedAnswers} from '../../engine/answers/shareLink.ts';
import {useCalculation} from './useCalculation.ts';
import {CalculatorForm, missingAnswersText} from './CalculatorForm.tsx';
import {EmptyCard, MissingCard} from '../result/card/EmptyCard.tsx';
import {FieldsContext} from './fields/Labelled.tsx';
import {loadFeedback} from './fields/NumberControl.tsx';
import {type Host, plainHost} from './host.ts';
import {useDeferred, useFirstTouch} from './lazyWithPreload.ts';
import {keptForm} from './keptForm.ts';
import {useQueuedSubmit} from './queuedSubmit.tsx';
import {useOpenedLink} from './sharing.tsx';
import {addressOf, ALL_QUESTIONS, INTERVIEW, QUESTIONS} from './interview/address.ts';
import * as words from '../words/calculator.ts';
import formStyles from './CalculatorForm.module.css';
import styles from './Calculator.module.css';

interface CalculatorProps {
  readonly calculator: FormCalculator;
  /** The fields and texts as of the day shown. */
  readonly page: Page;
  /** The visitor's calendar day, read once per calculation. */
  readonly today: () => CalendarDay;
  /** The fragment of the page's URL; may contain shared answers or a question. Undefined where there is no such URL. */
  readonly fragment?: string | undefined;
  /** Called after each calculation. */
  readonly onCalculated?: ((shared: SharedAnswers) => void) | undefined;
  readonly host?: Host;
}

/** The form and its result. A result stays until the next calculation. */
export function Calculator({calculator, page, today, fragment, onCalculated, host = plainHost}: CalculatorProps) {
  const {card, site} = host;
  const [touched, setTouched] = useState(false);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const wantsInterview = fragment?.startsWith(`#${INTERVIEW}`) ?? false;
  const interviewPart = useDeferred(site?.loadInterview, wantsInterview);
  const interview = wantsInterview ? interviewPart : undefined;
  const form = useCalculation(calculator, page, today, touched || wantsInterview, card.load);
  const {values, calculation, calculate, changesModule, submission} = form;
  const sheet = useRef<HTMLDivElement>(null);

  const explanationModule = useDeferred(calculator.loadExplanation, touched || calculation !== null);
  const answersChanged = calculation !== null && !sameValues(calculation.values, values);

  function fill(changes: Readonly<Record<string, string>>): void {
    for (const [id, value] of Object.entries(changes)) form.setValue(id, value);
  }

  function fillAndCalculate(changes: Readonly<Record<string, string>>): void {
    fill(changes);
    void calculate();
  }

  const queuedNote = useQueuedSubmit(calculate);
  useFirstTouch(sheet, () => {
    startTransition(() => setTouched(true));
    loadFeedback().catch(() => {});
  });

  const allValues = (given: FormValues): Record<string, string> =>
    Object.fromEntries(page.fields.map(({id}) => [id, given[id] ?? '']));
  const sharedLink = fragment?.startsWith(LINK_PREFIX) ? fragment : '';
  const linkNote = useOpenedLink(sharedLink, page.fields, calculator.rulesHash, (sharedValues) => {
    fillAndCalculate(allValues(sharedValues));
  });
  const restore = useEffectEvent(() => {
    const kept = site && keptForm();
    if (kept === undefined) return;
    fill(allValues(kept.values));
    setUnknown(kept.unknown ?? []);
    if (kept.submitted) void calculate();
    else form.readFields();
  });
  // Not between the parts of a page, which share one form.
  useEffect(() => restore(), [sharedLink]);
  const {keepForm} = form;
  const submitted = calculation !== null;
  useEffect(() => {
    if (site && (touched || submitted)) keepForm?.(`/${page.id}`, {values, submitted, unknown});
  }, [site, keepForm, page.id, values, touched, submitted, unknown, fragment]);
  const {rulesHash} = calculator;
  const shared = useMemo(
    () => calculation && {fields: calculation.page.fields, answers: calculation.answers, rulesHash},
    [calculation, rulesHash],
  );
  useEffect(() => {
    if (shared !== null) onCalculated?.(shared);
  }, [shared, onCalculated]);

  const questionLink = interview && addressOf;
  const {ListControl} = calculator;
  const context = useMemo(
    () => ({prefix: '', fields: page.fields, source: page.source, questionLink, ListControl}),
    [page, questionLink, ListControl],
  );
  return (
    <FieldsContext value={context}>
      <div className={styles.sheet} ref={sheet}>
        {linkNote}
        <div className={formStyles.form} id={QUESTIONS}>
          {site && fragment !== undefined && (
            <a className={formStyles.switch} href={`#${interview ? ALL_QUESTIONS : QUESTIONS}`}>
              {interview?.allQuestions ?? words.form.oneAtATime}
            </a>
          )}
          {interview ? (
            <interview.Interview
              page={page}
              form={form}
              today={today}
              fragment={fragment!}
              unknown={unknown}
              onUnknown={setUnknown}
              answersChanged={answersChanged}
            />
          ) : (
            <CalculatorForm page={page} form={form} today={today} queuedNote={queuedNote} note={site?.note} />
          )}
        </div>
        {calculation === null ? (
          submission.failed ? (
            <MissingCard values={values} />
          ) : interview ? (
            <interview.NoResultYet />
          ) : (
            <EmptyCard />
          )
        ) : (
          <Suspense fallback={<EmptyCard />}>
            <card.ResultCard
              calculator={calculation.calculator}
              calculation={calculation}
              shared={shared}
              answersChanged={answersChanged}
              missing={form.missing}
              changesModule={changesModule}
              explanationModule={explanationModule}
              today={today}
              onCalculate={fillAndCalculate}
            />
          </Suspense>
        )}
        <p className={styles.announcement} role="status">
          <span key={submission.count}>{missingAnswersText(submission.missing) || calculation?.announcement}</span>
        </p>
      </div>
    </FieldsContext>
  );
}

/** As typed, not as read: of two readings of a number, the calculation may have used the one that is chosen later. */
function sameValues(a: FormValues, b: FormValues): boolean {
  return Object.keys({...a, ...b}).every((id) => (a[id] ?? '') === (b[id] ?? ''));
}
