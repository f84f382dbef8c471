import type {UseFormRegister} from 'react-hook-form';
import type {Input} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {isShown} from '../../../engine/answers/visibility.ts';
import type {Typed} from '../calculation.ts';
import {Field} from './Field.tsx';

interface ShownFieldsProps {
  readonly inputs: readonly Input[];
  readonly answers: Answers;
  /** The last day that a date may be; none before hydration, when the visitor's day is not known. */
  readonly latestDay: CalendarDay | undefined;
  readonly register: UseFormRegister<Typed>;
}

/** The fields that the answers so far ask for. */
export function ShownFields({inputs, answers, latestDay, register}: ShownFieldsProps) {
  return inputs
    .filter((input) => isShown(input, answers))
    .map((input) => <Field key={input.id} input={input} answers={answers} latestDay={latestDay} register={register} />);
}
