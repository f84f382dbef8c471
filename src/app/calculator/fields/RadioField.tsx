import {use, type RefCallback} from 'react';
import type {UseFormRegisterReturn} from 'react-hook-form';
import type {ChoiceInput} from '../../../engine/compiled/module.ts';
import type {OfferedOption} from '../../../engine/answers/visibility.ts';
import {radioId} from './controlId.ts';
import {FieldsContext} from './FieldsContext.ts';
import {labelOf} from './hint.ts';
import {optionLabel} from './optionLabel.ts';
import {useDescription} from './useDescription.tsx';
import styles from './fields.module.css';

interface RadioFieldProps {
  readonly input: ChoiceInput;
  readonly options: readonly OfferedOption[];
  readonly registration: UseFormRegisterReturn;
}

export function RadioField({input, options, registration}: RadioFieldProps) {
  const {ref, ...events} = registration;
  const {prefix} = use(FieldsContext);
  const description = useDescription(input);
  return (
    <fieldset className={styles.group} aria-describedby={description.ids} ref={(group) => registerRadios(group, ref)}>
      <legend className={styles.label}>{labelOf(input)}</legend>
      {description.elements}
      <div className={input.kind === 'yesno' ? `${styles.options} ${styles.pair}` : styles.options}>
        {options.map((option) => {
          const id = prefix + radioId(input.id, option.value);
          const optionHintId = option.hint ? `${id}-hint` : undefined;
          return (
            <div key={option.value} className={styles.option}>
              <input {...events} id={id} type="radio" value={option.value} aria-describedby={optionHintId} />
              <label htmlFor={id}>{optionLabel(option)}</label>
              {option.hint && (
                <p id={optionHintId} className={styles.optionHint}>
                  {option.hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/**
 * React Hook Form takes the first radio that it meets for the whole group's answer, and then unchecks the others.
 * So the one that was chosen before hydration goes first.
 */
function registerRadios(group: HTMLFieldSetElement | null, register: RefCallback<HTMLInputElement>): void {
  if (group === null) {
    register(null);
    return;
  }
  const radios = [...group.querySelectorAll('input')];
  for (const radio of radios.toSorted((one, other) => Number(other.checked) - Number(one.checked))) register(radio);
}
