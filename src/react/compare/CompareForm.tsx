import type {FormEventHandler} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {Input, Page} from '../../definition/module.ts';
import type {Answers} from '../../functions/answers.ts';
import type {CalendarDay} from '../../functions/calendar.ts';
import type {Typed} from '../calculation.ts';
import {ShownFields} from '../fields/ShownFields.tsx';
import {StillNeeded} from '../StillNeeded.tsx';
import formStyles from '../CalculatorForm.module.css';
import words from './compare.yaml';

interface CompareFormProps {
  readonly page: Page;
  readonly answers: Answers;
  /** What a guard still needs after a press of its button. */
  readonly missing: readonly Input[];
  readonly today: () => CalendarDay;
  readonly register: UseFormRegister<Typed>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onChange: () => void;
}

/** The calculator's fields once more, for other answers. */
export function CompareForm(props: CompareFormProps) {
  const {page, answers, missing, today, register, onSubmit, onChange} = props;
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} onChange={onChange}>
      <ShownFields inputs={page.inputs} answers={answers} latestDay={today()} register={register} />
      <div className={formStyles.actions}>
        <button className="main-button">{words.compare.calculate}</button>
        <StillNeeded inputs={page.inputs} missing={missing} />
      </div>
    </form>
  );
}
