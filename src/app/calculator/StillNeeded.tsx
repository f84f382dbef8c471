import type {Input} from '../../engine/compiled/module.ts';
import {FieldLinks} from './FieldLinks.tsx';
import {Sentence} from './Sentence.tsx';
import * as words from '../words/calculator.ts';
import styles from './CalculatorForm.module.css';

interface StillNeededProps {
  readonly inputs: readonly Input[];
  /** What a guard still needs after a press of the button. */
  readonly missing: readonly Input[];
}

/** Beside the button, without alarm: the fields without which nothing is calculated. */
export function StillNeeded({inputs, missing}: StillNeededProps) {
  if (missing.length === 0) return null;
  return (
    <p className={styles.aside}>
      <Sentence text={words.form.stillNeeded} values={{fields: <FieldLinks inputs={inputs} fields={missing} />}} />
    </p>
  );
}
