import type {FormEventHandler} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {Input, Page} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {Typed} from '../../calculator/calculation.ts';
import {ShownFields} from '../../calculator/fields/ShownFields.tsx';
import {StillNeeded} from '../../calculator/StillNeeded.tsx';
import formStyles from '../../calculator/CalculatorForm.module.css';
import * as words from '../../words/compare.ts';

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
