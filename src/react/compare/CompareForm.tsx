import type {FormEventHandler} from 'react';
import type {UseFormRegister} from 'react-hook-form';
import type {Input, Page} from '../../definition/module.ts';
import type {Answers} from '../../functions/answers.ts';
import type {CalendarDay} from '../../functions/calendar.ts';
import {isShown} from '../../form/visibility.ts';
import type {Typed} from '../calculation.ts';
import {Field} from '../fields/Field.tsx';
import {FieldLinks} from '../FieldLinks.tsx';
import {Sentence} from '../Sentence.tsx';
import formStyles from '../CalculatorForm.module.css';
import formWords from '../words.yaml';
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
  const latestDay = today();
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} onChange={onChange}>
      {page.inputs
        .filter((input) => isShown(input, answers))
        .map((input) => (
          <Field key={input.id} input={input} answers={answers} latestDay={latestDay} register={register} />
        ))}
      <div className={formStyles.actions}>
        <button className={formStyles.calculate}>{words.compare.calculate}</button>
        {missing.length > 0 && (
          <p className={formStyles.aside}>
            <Sentence
              text={formWords.form.stillNeeded}
              values={{fields: <FieldLinks inputs={page.inputs} fields={missing} />}}
            />
          </p>
        )}
      </div>
    </form>
  );
}
