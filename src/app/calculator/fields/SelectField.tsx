import type {UseFormRegisterReturn} from 'react-hook-form';
import type {ChoiceInput} from '../../../engine/compiled/module.ts';
import type {OfferedOption} from '../../../engine/answers/visibility.ts';
import * as words from '../../words/calculator.ts';
import {Labelled} from './Labelled.tsx';
import {optionLabel} from './optionLabel.ts';
import styles from './fields.module.css';

interface SelectFieldProps {
  readonly input: ChoiceInput;
  readonly options: readonly OfferedOption[];
  readonly registration: UseFormRegisterReturn;
}

export function SelectField({input, options, registration}: SelectFieldProps) {
  return (
    <Labelled input={input}>
      {(control) => (
        <select {...control} {...registration} className={styles.control}>
          <option value="">{words.form.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {optionLabel(option)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
