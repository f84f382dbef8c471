import type {ReactNode} from 'react';
import type {Input} from '../../definition/module.ts';
import {hintOf, labelOf} from './hint.ts';
import styles from './fields.module.css';

interface LabelledProps {
  readonly input: Input;
  /** Draws the control, which names its hint where there is one. */
  readonly children: (control: {readonly id: string; readonly 'aria-describedby': string | undefined}) => ReactNode;
}

/** The label and hint of a field with one control. */
export function Labelled({input, children}: LabelledProps) {
  const hint = hintOf(input);
  const hintId = hint ? `${input.id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={input.id}>
        {labelOf(input)}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({id: input.id, 'aria-describedby': hintId})}
    </div>
  );
}
