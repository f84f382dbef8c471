import type {UseFormRegisterReturn} from 'react-hook-form';
import type {NumberInput} from '../../../engine/compiled/module.ts';
import {Labelled} from './Labelled.tsx';
import styles from './fields.module.css';

interface NumberFieldProps {
  readonly input: NumberInput;
  readonly registration: UseFormRegisterReturn;
}

/**
 * A number with bounds is a number field that carries them; every other one is a text field, so that
 * amounts can be written as people write them. No rule enforces the bounds.
 */
export function NumberField({input, registration}: NumberFieldProps) {
  const {kind, min, max, step} = input;
  const isBounded = min !== undefined || max !== undefined || step !== undefined;
  return (
    <Labelled input={input}>
      {(control) =>
        isBounded ? (
          <input
            {...control}
            {...registration}
            className={styles.short}
            type="number"
            min={min}
            max={max}
            step={step ?? (kind === 'number' ? 'any' : undefined)}
          />
        ) : (
          <input
            {...control}
            {...registration}
            className={styles.control}
            type="text"
            inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
          />
        )
      }
    </Labelled>
  );
}
