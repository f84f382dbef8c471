import {startTransition, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import type {FormValues} from '../../engine/answers/formValues.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {FormCalculator} from '../calculators/servedCalculator.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {LINK_PREFIX, type SharedAnswers} from '../../engine/answers/shareLink.ts';
import {useCalculation} from '../form/useCalculation.ts';
import {CalculatorForm, missingAnswersText} from '../form/CalculatorForm.tsx';
import {EmptyCard, MissingCard} from '../result/card/EmptyCard.tsx';
import {FieldsContext} from '../fields/Labelled.tsx';
import {feedback} from '../fields/NumberControl.tsx';
import {useDeferred} from '../loading/loadable.tsx';
import type {Host} from './host.ts';
import {chooseEdition, chosenEdition} from '../form/chosenEdition.ts';
import {keepForm, keptForm} from '../form/keptForm.ts';
import {useFirstTouch} from '../fields/useFirstTouch.ts';
import {useQueuedSubmit} from '../form/queuedSubmit.tsx';
import {useOpenedLink} from '../form/useOpenedLink.tsx';
import {addressOf, ALL_QUESTIONS, INTERVIEW, QUESTIONS} from '../form/interviewAddress.ts';
import * as words from '../words/calculator.ts';
import formStyles from '../form/CalculatorForm.module.css';
import styles from './Calculator.module.css';

interface CalculatorProps {
  readonly calculator: FormCalculator;
  /** The fields and texts as of today. */
  readonly page: Page;
  /** The visitor's calendar day, read once per calculation. */
  readonly today: () => CalendarDay;
  /** The fragment of the page's URL; may contain shared answers or a question. Undefined if there is no such URL. */
  readonly fragment?: string | undefined;
  /** Whether a link of the site itself led here: then the answers in the fragment are the visitor's own. */
  readonly isFollowed?: boolean | undefined;
  /** Called after each calculation. */
  readonly onCalculated?: ((shared: SharedAnswers) => void) | undefined;
  readonly host: Host;
  /** Prefix of element ids, so that two forms with the same fields can share a document. */
  readonly idPrefix?: string;
}

/** The form and its result. A result stays until the next calculation. */
export function Calculator(props: CalculatorProps) {
  const {calculator, page: usualPage, today, fragment, onCalculated, idPrefix: prefix = ''} = props;
  const {card, site} = props.host;
  // The name of the rules that the visitor chose or a link asks for, in place of those of the page.
  const [rules, setRules] = useState<string>();
  const [touched, setTouched] = useState(false);
  const [isOwn, setOwn] = useState(props.isFollowed ?? false);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const wantsInterview = fragment?.startsWith(`#${INTERVIEW}`) ?? false;
  const interviewPart = useDeferred(site?.interview.load, wantsInterview, fragment);
  const interview = wantsInterview ? interviewPart : undefined;
  const chosenRules = useRef<string>(undefined);
  const page = useMemo(
    () => (rules === undefined ? usualPage : (calculator.under?.(rules).page(today()) ?? usualPage)),
    [calculator, rules, today, usualPage],
  );
  const form = useCalculation(calculator, page, today, touched || wantsInterview, card, {}, () => chosenRules.current);
  const {values, calculation, calculate, submission} = form;
  const sheet = useRef<HTMLDivElement>(null);
  // The submit after which the visitor wanted to see the form again.
  const [unfoldedAfter, setUnfoldedAfter] = useState(0);

  const answersChanged = calculation !== null && !sameValues(calculation.values, values);

  function fill(changes: Readonly<Record<string, string>>): void {
    for (const [id, value] of Object.entries(changes)) form.setValue(id, value);
  }

  function fillAndCalculate(changes: Readonly<Record<string, string>>): void {
    fill(changes);
    void calculate();
  }

  /** The rules of this name, or those of the page, from the next calculation on. */
  function chooseRules(name: string | undefined): void {
    chosenRules.current = name;
    setRules(name);
  }

  const queuedNote = useQueuedSubmit(calculate);
  useFirstTouch(sheet, () => {
    startTransition(() => setTouched(true));
    feedback.load().catch(() => {});
  });

  const allValues = (given: FormValues): Record<string, string> =>
    Object.fromEntries(page.fields.map(({id}) => [id, given[id] ?? '']));
  const sharedLink = fragment?.startsWith(LINK_PREFIX) ? fragment : '';
  const linkNote = useOpenedLink(sharedLink, page, today, calculator.rulesHash, (link) => {
    chooseRules(link.rules);
    if (Object.keys(link.values).length > 0) fillAndCalculate(allValues(link.values));
  });
  const restore = useEffectEvent(() => {
    const kept = site && keptForm();
    // Figures that the visitor chose on another page of this visit count for a form that has no answers yet.
    if (kept === undefined) return site && !sharedLink && page.differences ? chooseRules(chosenEdition()) : undefined;
    fill(allValues(kept.values));
    chooseRules(kept.rules);
    setUnknown(kept.unknown ?? []);
    setOwn(kept.isOwn ?? false);
    if (kept.submitted) void calculate();
    else form.readFields();
  });
  // Not between the parts of a page, which share one form.
  useEffect(() => restore(), [sharedLink]);
  const submitted = calculation !== null;
  useEffect(() => {
    if (site && (touched || submitted)) keepForm(`/${page.id}`, {values, submitted, unknown, rules, isOwn}, fragment);
  }, [site, page.id, values, touched, submitted, unknown, fragment, rules, isOwn]);
  const {rulesHash} = calculator;
  const shared = useMemo(
    () =>
      calculation && {
        fields: calculation.page.fields,
        answers: calculation.answers,
        rulesHash,
        rules: calculation.rules,
      },
    [calculation, rulesHash],
  );
  const calculated = useEffectEvent((given: SharedAnswers) => onCalculated?.(given));
  useEffect(() => {
    if (shared !== null) calculated(shared);
  }, [shared]);

  // A calculation waits for it.
  const Card = card.loaded()?.ResultCard;
  const questionLink = interview && addressOf;
  const {count, missing} = submission;
  const isFolded =
    calculation !== null &&
    Card !== undefined &&
    !interview &&
    !submission.wasAwaited &&
    missing.length === 0 &&
    unfoldedAfter !== count;
  const {ListControl} = calculator;
  const questions = form.resultModule?.questions;
  const {setValue, readFields} = form;
  const context = useMemo(() => {
    const takeBack = (id: string): void => {
      setValue(id, '');
      readFields();
    };
    // At once: what was pressed leads to a field that is hidden until then.
    const unfold = (): void => flushSync(() => setUnfoldedAfter(count));
    const {fields, source} = page;
    return {
      prefix,
      fields,
      source,
      questions,
      otherAmount: site?.otherAmount,
      questionLink,
      takeBack,
      unfold,
      ListControl,
    };
  }, [prefix, page, site, questions, questionLink, setValue, readFields, count, ListControl]);
  return (
    <FieldsContext value={context}>
      <div className={styles.sheet} ref={sheet}>
        {/* Beside the result if there is one: above the form, it would move what is in view. */}
        {linkNote && calculation === null && (submission.count > 0 || !linkNote.hasAnswers) && (
          <div className={styles.note}>{linkNote.text}</div>
        )}
        <div className={formStyles.form} id={site && QUESTIONS} data-folded={isFolded || undefined}>
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
        {calculation === null || Card === undefined ? (
          submission.failed ? (
            <MissingCard values={values} rules={rules} />
          ) : interview ? (
            <interview.NoResultYet />
          ) : (
            <EmptyCard page={page} today={today} isAwaited={submission.isAwaited} />
          )
        ) : (
          <Card
            calculator={calculation.calculator}
            calculation={calculation}
            shared={shared}
            link={isOwn ? '' : sharedLink}
            linkNote={isOwn ? undefined : linkNote?.text}
            answersChanged={answersChanged}
            isFolded={isFolded}
            missing={form.missing}
            resultModule={form.resultModule}
            today={today}
            onCalculate={fillAndCalculate}
            onChooseRules={(name) => {
              chooseRules(name);
              if (site) chooseEdition(name);
              void calculate();
            }}
          />
        )}
        <p className={styles.announcement} role="status">
          <span key={submission.count}>
            {missingAnswersText(submission.missing) ||
              (submission.isAwaited && words.card.awaited) ||
              (answersChanged ? words.form.answersChanged : calculation?.announcement)}
          </span>
        </p>
      </div>
    </FieldsContext>
  );
}

/** As typed, not as read: of two readings of a number, the calculation may have used the one that is chosen later. */
function sameValues(a: FormValues, b: FormValues): boolean {
  return Object.keys({...a, ...b}).every((id) => (a[id] ?? '') === (b[id] ?? ''));
}
