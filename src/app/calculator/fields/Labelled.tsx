import {use, type ReactNode} from 'react';
import type {Input} from '../../../engine/compiled/module.ts';
import {FieldsContext} from './FieldsContext.ts';
import {labelOf} from './hint.ts';
import {useDescription} from './useDescription.tsx';
import styles from './fields.module.css';

interface LabelledProps {
  readonly input: Input;
  /** Draws the control, which names its hint where there is one. */
  readonly children: (control: {readonly id: string; readonly 'aria-describedby': string | undefined}) => ReactNode;
}

/** The label and hint of a field with one control. */
export function Labelled({input, children}: LabelledProps) {
  const id = use(FieldsContext).prefix + input.id;
  const description = useDescription(input);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {labelOf(input)}
      </label>
      {description.elements}
      {children({id, 'aria-describedby': description.ids})}
    </div>
  );
}
