import {isNumberField} from '../../../engine/inputs/number.ts';
import {createContext, use, type ReactNode} from 'react';
import type {FormField} from '../../../engine/inputs/index.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/calculator.ts';
import styles from './fields.module.css';

interface FormContext {
  /** Prefix of element ids, so that two forms with the same fields can share a document. */
  readonly prefix: string;
  /** All fields of the form. */
  readonly fields: readonly FormField[];
  /** A further line below a field's label. */
  readonly noteOf?: (field: FormField) => string | undefined;
}

/** Settings for all fields of a form. */
export const FieldsContext = createContext<FormContext>({prefix: '', fields: []});

interface LabelledProps {
  readonly field: FormField;
  /** Hints of options, for a control that cannot show them itself. */
  readonly optionHints?: readonly string[];
  readonly children: (control: {readonly id: string; readonly 'aria-describedby': string | undefined}) => ReactNode;
}

/** A control with the field's label and description. */
export function Labelled({field, optionHints, children}: LabelledProps) {
  const id = use(FieldsContext).prefix + field.id;
  const description = useDescription(field, optionHints);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {labelOf(field)}
      </label>
      {description.elements}
      {children({id, 'aria-describedby': description.ids})}
    </div>
  );
}

interface Description {
  /** The ids of its elements, for `aria-describedby`. */
  readonly ids: string | undefined;
  readonly elements: ReactNode;
}

/** The hint and the note between a field's label and its control. */
export function useDescription(field: FormField, optionHints: readonly string[] = []): Description {
  const {prefix, noteOf} = use(FieldsContext);
  const hint = [field.hint, ...optionHints, rangeText(field), field.unused ? words.form.unused : ''];
  const texts = [
    {id: `${prefix}${field.id}-hint`, text: hint.filter(Boolean).join(' '), style: styles.hint},
    {id: `${prefix}${field.id}-note`, text: noteOf?.(field), style: styles.fieldNote},
  ].filter(({text}) => text);
  return {
    ids: texts.map(({id}) => id).join(' ') || undefined,
    elements: texts.map(({id, text, style}) => (
      <p key={id} id={id} className={style}>
        {text}
      </p>
    )),
  };
}

/** The label with the unit: 'Monthly salary (QAR)'. */
export function labelOf(field: FormField): string {
  if (!('unit' in field) || field.unit === undefined) return field.label;
  const hasUnit = field.label.toLowerCase().includes(field.unit.toLowerCase());
  return hasUnit ? field.label : fill(words.form.labelWithUnit, {label: field.label, unit: field.unit});
}

function rangeText(field: FormField): string {
  if (!isNumberField(field)) return '';
  const min = field.min === undefined ? '' : grouped(field.min);
  const max = field.max === undefined ? '' : grouped(field.max);
  if (min && max) return fill(words.form.between, {min, max});
  if (min) return fill(words.form.atLeast, {min});
  return max && fill(words.form.atMost, {max});
}
