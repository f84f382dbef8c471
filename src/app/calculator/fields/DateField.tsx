import type {UseFormRegisterReturn} from 'react-hook-form';
import type {DateInput} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {Labelled} from './Labelled.tsx';
import styles from './fields.module.css';

interface DateFieldProps {
  readonly input: DateInput;
  readonly latestDay: CalendarDay | undefined;
  readonly registration: UseFormRegisterReturn;
}

export function DateField({input, latestDay, registration}: DateFieldProps) {
  return (
    <Labelled input={input}>
      {(control) => (
        <input
          {...control}
          {...registration}
          className={styles.short}
          type="date"
          max={input.max === 'today' ? latestDay : undefined}
        />
      )}
    </Labelled>
  );
}
