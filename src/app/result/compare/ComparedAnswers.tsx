import {type ReactNode, useEffect, useRef, useState} from 'react';
import {readAnswers} from '../../../engine/answers/formValues.ts';
import {isShown} from '../../../engine/answers/visibility.ts';
import type {ChangesModule} from '../../../engine/program/module.ts';
import type {FormField} from '../../../engine/language/inputs/index.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {CalculatedForm} from '../../form/useCalculation.ts';
import {ShownFields} from '../../fields/Field.tsx';
import {answerText} from '../../form/answerTexts.ts';
import * as words from '../../words/compare.ts';
import {fill} from '../../../engine/runtime/message.ts';
import styles from './compare.module.css';
import {capitalized} from '../../../engine/runtime/english.ts';

interface ComparedAnswersProps {
  readonly form: CalculatedForm;
  readonly fields: readonly FormField[];
  /** What the list calls a question, by input id; missing if that is its label. */
  readonly shortNames: ChangesModule['shortNames'];
  readonly first: Answers;
  readonly latestDay: CalendarDay;
}

/** The questions whose answers differ, to edit in place beside the first answers, and a list of those to change next. */
export function ComparedAnswers({form, fields, shortNames, first, latestDay}: ComparedAnswersProps) {
  const {answers, values, register, setValue, readFields} = form;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [newest, setNewest] = useState<string>();
  const choices = useRef<HTMLDetailsElement>(null);
  const shown = fields.filter((field) => isShown(field, answers));
  const isEdited = (field: FormField): boolean =>
    chosen.includes(field.id) ||
    !isShown(field, first) ||
    answerText(field, first[field.id], Infinity) !== answerText(field, answers[field.id], Infinity);
  const edited = shown.filter(isEdited);
  const others = shown.filter((field) => !isEdited(field) && !field.unused);

  function choose({id}: FormField): void {
    setChosen([...chosen, id]);
    setNewest(id);
    if (choices.current) choices.current.open = false;
  }

  function keepFirst({id}: FormField): void {
    setValue(id, readAnswers(fields, first)[id] ?? '');
    readFields();
    setChosen(chosen.filter((other) => other !== id));
    setNewest(undefined);
    choices.current?.querySelector('summary')?.focus();
  }

  return (
    <>
      {edited.length > 0 && (
        <ul className={styles.answers}>
          {edited.map((field) => (
            <li key={field.id} className={styles.answer}>
              <Chosen isNew={field.id === newest}>
                <ShownFields
                  fields={[field]}
                  answers={answers}
                  values={values}
                  latestDay={latestDay}
                  register={register}
                />
              </Chosen>
              <p className={styles.yours}>
                {fill(words.answers.yours, {answer: firstAnswer(field, first) ?? words.answers.notAsked})}
              </p>
              <button
                className={`link-button ${styles.keep}`}
                type="button"
                aria-label={fill(words.answers.keepOf, {question: field.label})}
                onClick={() => keepFirst(field)}
              >
                {words.answers.keep}
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={styles.choices} ref={choices} open={edited.length === 0 || undefined}>
          <summary>{edited.length === 0 ? words.answers.choose : words.answers.chooseAnother}</summary>
          <ul>
            {others.map((field) => (
              <li key={field.id}>
                <button className="quiet-button" type="button" onClick={() => choose(field)}>
                  {capitalized(shortNames[field.id] ?? field.label)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The first answer in words; undefined if the question was not asked. */
function firstAnswer(field: FormField, first: Answers): string | undefined {
  return isShown(field, first) ? answerText(field, first[field.id]) : undefined;
}

interface ChosenProps {
  /** Whether the visitor has just chosen to change this answer. */
  readonly isNew: boolean;
  readonly children: ReactNode;
}

/** A field that takes the focus when it has been chosen. */
function Chosen({isNew, children}: ChosenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    const first = place.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    const chosen = first?.closest('fieldset')?.querySelector<HTMLInputElement>(`:checked[name="${first.name}"]`);
    (chosen ?? first)?.focus();
  }, [isNew]);
  return (
    <div className={styles.other} ref={place}>
      {children}
    </div>
  );
}
