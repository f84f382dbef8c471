import type {UseFormRegister} from 'react-hook-form';
import type {Input} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {offeredOptions} from '../../../engine/answers/visibility.ts';
import type {Typed} from '../calculation.ts';
import {isRadioGroup} from './controlId.ts';
import {DateField} from './DateField.tsx';
import {NumberField} from './NumberField.tsx';
import {RadioField} from './RadioField.tsx';
import {SelectField} from './SelectField.tsx';
import {TextField} from './TextField.tsx';

interface FieldProps {
  readonly input: Input;
  readonly answers: Answers;
  /** The latest day that a blocked date field takes; unknown while the page is prerendered. */
  readonly latestDay: CalendarDay | undefined;
  readonly register: UseFormRegister<Typed>;
}

/** The field for one input. Nothing is preselected, and what the browser already holds is kept. */
export function Field({input, answers, latestDay, register}: FieldProps) {
  const registration = register(input.id);
  switch (input.kind) {
    case 'choice':
    case 'yesno': {
      const {options} = offeredOptions(input, answers);
      const Choice = isRadioGroup(input) ? RadioField : SelectField;
      return <Choice input={input} options={options} registration={registration} />;
    }
    case 'number':
    case 'integer':
      return <NumberField input={input} registration={registration} />;
    case 'date':
      return <DateField input={input} latestDay={latestDay} registration={registration} />;
    case 'text':
      return <TextField input={input} registration={registration} />;
  }
}
