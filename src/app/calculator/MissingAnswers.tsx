import type {FormField} from '../../engine/inputs/index.ts';
import {fill, Sentence} from '../words/placeholders.tsx';
import * as words from '../words/calculator.ts';
import {FieldLinks} from './fields/FieldLinks.tsx';
import styles from './CalculatorForm.module.css';

interface MissingAnswersProps {
  readonly fields: readonly FormField[];
  /** The required fields that are still empty after the form was submitted. */
  readonly missing: readonly FormField[];
}

/** Links to the required fields that are empty, next to the submit button. */
export function MissingAnswers({fields, missing}: MissingAnswersProps) {
  if (missing.length === 0) return null;
  return (
    <p className={styles.aside}>
      <Sentence text={words.form.stillNeeded} values={{fields: <FieldLinks fields={fields} to={missing} />}} />
    </p>
  );
}

/** The same as a sentence for screen readers; empty when nothing is missing. */
export function missingAnswersText(missing: readonly FormField[]): string {
  if (missing.length === 0) return '';
  return fill(words.form.stillNeeded, {fields: missing.map(({label}) => label).join(', ')});
}
