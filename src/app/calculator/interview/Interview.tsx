/** A calculator's form, asked one question at a time: only what can still change the verdict (decision 024). */
import {type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {readAnswers, type FormValues} from '../../../engine/answers/formValues.ts';
import {isToBeAsked, mayBeBlank, questionsLeft, withDependents} from '../../../engine/answers/interview.ts';
import {openReasonOf} from '../../../engine/answers/completeness.ts';
import {isShown} from '../../../engine/answers/visibility.ts';
import type {OpenReason} from '../../../engine/results/published.ts';
import {readerOf, type FormField} from '../../../engine/language/inputs/index.ts';
import {readText} from '../../../engine/runtime/answers.ts';
import * as calculatorWords from '../../words/calculator.ts';
import * as words from '../../words/interview.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {focusId, ShownFields} from '../../fields/Field.tsx';
import {keepInView} from '../../form/keepInView.ts';
import {addressOf, LAST_STEP} from '../../form/interviewAddress.ts';
import {GivenAnswers} from './GivenAnswers.tsx';
import {LastStep, SkippedQuestions, type InterviewProps} from './LastStep.tsx';
import formStyles from '../../form/CalculatorForm.module.css';
import styles from './interview.module.css';

export {allQuestions} from '../../words/interview.ts';
export {NoResultYet} from './LastStep.tsx';

export function Interview(props: InterviewProps) {
  const {page, form, today, fragment, unknown, onUnknown} = props;
  const {fields} = page;
  const navigate = useNavigate();
  const isFromQuestion = useLocation().state === FROM_QUESTION;
  const [problem, setProblem] = useState<OpenReason | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The questions left for these values, and the first of them that the form shows. */
  const leftFor = (values: FormValues, without: readonly string[]) => {
    const left = questionsLeft(form.resultModule, fields, values, new Set(without), today());
    const answers = readAnswers(fields, values);
    return {left, next: left.find((field) => isShown(field, answers))};
  };

  const asked = fields.find(
    (field) => fragment === `#${addressOf(field.id)}` && !field.unused && isShown(field, form.answers),
  );
  const current = asked ?? leftFor(form.values, unknown).next;

  const showNext = useEffectEvent(() => {
    const {next} = leftFor(form.getValues(), unknown);
    void navigate({hash: next === undefined ? LAST_STEP : addressOf(next.id)}, {replace: true});
  });
  const isPlaced = asked !== undefined || current === undefined;
  useEffect(() => {
    if (!isPlaced) showNext();
  }, [isPlaced]);

  const currentId = current?.id;
  /** Whether the last press led to the end. */
  const isFinished = useRef(false);
  const {calculate} = form;
  useEffect(() => {
    setProblem(null);
    heading.current?.focus({preventScroll: true});
    keepInView(heading.current);
    // Only now: the result must find the heading that stays in view above it.
    if (isFinished.current && currentId === undefined) void calculate();
    isFinished.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `calculate` is new in every render
  }, [currentId]);

  const passed = fields.filter(
    (field) =>
      !field.unused &&
      field.id !== currentId &&
      isShown(field, form.answers) &&
      (unknown.includes(field.id) || !isToBeAsked(field, form.values)),
  );
  const before =
    current === undefined ? passed : passed.filter((field) => fields.indexOf(field) < fields.indexOf(current));

  // As if the question had no answer yet: while one is typed, the number of questions stays.
  const otherValues = JSON.stringify({...form.values, [currentId ?? '']: undefined});
  const others = unknown.filter((other) => other !== currentId);
  const after = useMemo(
    () => leftFor(JSON.parse(otherValues) as FormValues, others).left.filter((field) => field.id !== currentId).length,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `leftFor` and `others` follow from these
    [otherValues, others.join(' '), currentId, form.resultModule, fields],
  );

  function go(newUnknown: readonly string[]): void {
    onUnknown(newUnknown);
    form.readFields();
    const {next} = leftFor(form.getValues(), newUnknown);
    isFinished.current = next === undefined;
    void navigate({hash: next === undefined ? LAST_STEP : addressOf(next.id)}, {state: FROM_QUESTION});
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (current === undefined) return void form.calculate();
    const values = form.getValues();
    const reason = openReasonOf(current, values);
    setProblem(reason);
    if (reason === null) return isToBeAsked(current, values) ? pass(current) : go(unknownWithout(current));
    const [item] = readerOf(current).openItems?.(current, readText(values[current.id])) ?? [];
    document.getElementById(focusId(current, item))?.focus();
  }

  const unknownWithout = (field: FormField): readonly string[] => {
    const ids = withDependents(field.id, fields);
    return unknown.filter((other) => !ids.includes(other));
  };

  function pass(field: FormField): void {
    const ids = withDependents(field.id, fields);
    for (const passedId of ids) form.setValue(passedId, '');
    go([...unknownWithout(field), ...ids]);
  }

  function change(): void {
    setProblem(null);
    form.readFields();
  }

  function goBack(): void {
    if (isFromQuestion) void navigate(-1);
    else void navigate({hash: addressOf(before.at(-1)!.id)});
  }

  const count = passed.length + 1 + after;
  return (
    <form method="dialog" noValidate onSubmit={submit} onChange={change}>
      {current === undefined ? (
        <LastStep {...props} heading={heading} />
      ) : (
        <>
          <h2 ref={heading} className={styles.heading} tabIndex={-1}>
            {fill(after === 0 ? words.progress.last : words.progress.atMost, {
              number: String(before.length + 1),
              count: String(count),
            })}
            <span className={styles.unseen}>: {current.label}</span>
          </h2>
          <ShownFields
            fields={[current]}
            answers={form.answers}
            values={form.values}
            latestDay={today()}
            register={form.register}
          />
          {problem !== null && (
            <p className={styles.problem} role="alert">
              {problem === 'unanswered' ? words.notUsable.unanswered : words.notUsable.other}
            </p>
          )}
        </>
      )}
      <div className={styles.actions}>
        {(current !== undefined ||
          props.answersChanged ||
          (form.calculation === null && form.missing.length === 0)) && (
          <button className="main-button" type="submit">
            {current === undefined ? calculatorWords.form.calculate : words.actions[after === 0 ? 'finish' : 'next']}
          </button>
        )}
        {current !== undefined && (
          <button className="quiet-button" type="button" onClick={() => pass(current)}>
            {mayBeBlank(current) ? words.actions.blank : words.actions.unknown}
          </button>
        )}
        {before.length > 0 && (
          <button className="quiet-button" type="button" onClick={goBack}>
            {words.actions.back}
          </button>
        )}
      </div>
      {current === undefined && <SkippedQuestions {...props} />}
      <GivenAnswers
        key={String(current === undefined)}
        fields={passed}
        answers={form.answers}
        unknown={unknown}
        isOpen={current !== undefined}
      />
      {current !== undefined && <p className={formStyles.aside}>{calculatorWords.form.private}</p>}
    </form>
  );
}

/** The state of an entry of the history that follows one with a question, so that Back leads to that. */
const FROM_QUESTION = 'from question';
