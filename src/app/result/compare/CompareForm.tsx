import type {FormEventHandler} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {FormField, Page} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {FormValues} from '../../../engine/answers/formValues.ts';
import {ShownFields} from '../../calculator/fields/Field.tsx';
import {MissingAnswers} from '../../calculator/MissingAnswers.tsx';
import formStyles from '../../calculator/CalculatorForm.module.css';
import * as words from '../../words/compare.ts';

interface CompareFormProps {
  readonly page: Page;
  readonly answers: Answers;
  /** What a guard still needs after a press of its button. */
  readonly missing: readonly FormField[];
  readonly today: () => CalendarDay;
  readonly register: UseFormRegister<FormValues>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onChange: () => void;
}

/** The calculator's fields once more, for other answers. */
export function CompareForm(props: CompareFormProps) {
  const {page, answers, missing, today, register, onSubmit, onChange} = props;
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} onChange={onChange}>
      <ShownFields fields={page.fields} answers={answers} latestDay={today()} register={register} />
      <div className={formStyles.actions}>
        <button className="main-button">{words.compare.calculate}</button>
        <MissingAnswers fields={page.fields} missing={missing} />
      </div>
    </form>
  );
}
