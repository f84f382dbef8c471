import type {UseFormRegisterReturn} from 'react-hook-form';
import type {TextInput} from '../../../engine/compiled/module.ts';
import {Labelled} from './Labelled.tsx';
import styles from './fields.module.css';

interface TextFieldProps {
  readonly input: TextInput;
  readonly registration: UseFormRegisterReturn;
}

export function TextField({input, registration}: TextFieldProps) {
  return (
    <Labelled input={input}>
      {(control) => <input {...control} {...registration} className={styles.control} type="text" />}
    </Labelled>
  );
}
