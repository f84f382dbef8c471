import {createContext, use, type ReactNode} from 'react';
import type {ComponentType} from '../jsx/types.ts';
import type {UseFormRegisterReturn} from 'react-hook-form';
import type {FormValues} from '../../engine/answers/formValues.ts';
import type {Authority} from '../../engine/plan/inWords/texts.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import type {ListField} from '../../engine/language/inputs/list.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Question} from '../../engine/program/module.ts';
import type {Loadable} from '../loading/loadable.tsx';
import {SourceText} from '../sources/SourceText.tsx';
import styles from './fields.module.css';

export interface ControlProps<Field extends FormField> {
  readonly field: Field;
  readonly answers: Answers;
  /** What all fields hold, as typed or chosen. */
  readonly values: FormValues;
  /** The latest day that a date field with `max: today` accepts; unknown while the page is prerendered. */
  readonly latestDay: CalendarDay | undefined;
  readonly registration: UseFormRegisterReturn;
}

interface FormContext {
  /** Prefix of element ids, so that two forms with the same fields can share a document. */
  readonly prefix: string;
  /** All fields of the form. */
  readonly fields: readonly FormField[];
  /** The authority that hints may name. */
  readonly source?: Authority;
  /** Where only one of the fields is on the page (interview/), the fragment of each, without '#'. */
  readonly questionLink?: ((id: string) => string) | undefined;
  /** What the verdict asks of each field, once that is known. */
  readonly questions?: readonly Question[] | undefined;
  /** Understands amounts in other currencies and for other periods; only the site has exchange rates. */
  readonly otherAmount?: Loadable<typeof import('./OtherAmount.tsx')> | undefined;
  /** Takes back the option that was chosen in a field. Undefined where a form has a way of its own, such as a comparison. */
  readonly takeBack?: ((id: string) => void) | undefined;
  /** Shows the form, if it is folded away above its result on a small screen. */
  readonly unfold?: (() => void) | undefined;
  /** The control of a list, which comes with the calculators that have one. */
  readonly ListControl?: ComponentType<ControlProps<ListField>> | undefined;
}

/** Settings for all fields of a form. */
export const FieldsContext = createContext<FormContext>({prefix: '', fields: []});

interface LabelledProps {
  readonly field: FormField;
  /** Hints besides the field's own. */
  readonly hints?: readonly string[];
  /** The unit that the control shows, for screen readers. */
  readonly unit?: string;
  /** Whether the control is also described by an element with the id `feedbackId`, which it shows itself. */
  readonly feedback?: boolean;
  readonly children: (control: LabelledControl) => ReactNode;
}

interface LabelledControl {
  readonly id: string;
  /** For `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly feedbackId: string;
}

/** A control with the field's label and description. */
export function Labelled({field, hints, unit, feedback = false, children}: LabelledProps) {
  const id = use(FieldsContext).prefix + field.id;
  const description = useDescription(field, hints);
  const [unitId, feedbackId] = [`${id}-unit`, `${id}-feedback`];
  const ids = [unit && unitId, description.id, feedback && feedbackId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      {unit && (
        <span id={unitId} hidden>
          {`${unit}.`}
        </span>
      )}
      {description.element}
      {children({id, describedBy: ids, feedbackId})}
    </div>
  );
}

interface Description {
  /** The id of its element, for `aria-describedby`. */
  readonly id: string | undefined;
  readonly element: ReactNode;
}

/** The hint between a field's label and its control. */
export function useDescription(field: FormField, hints: readonly string[] = []): Description {
  const {prefix, source} = use(FieldsContext);
  const id = `${prefix}${field.id}-hint`;
  const hint = [field.hint, ...hints].filter(Boolean).join(' ');
  if (hint === '') return {id: undefined, element: null};
  return {
    id,
    element: (
      <p id={id} className={styles.hint}>
        <SourceText text={hint} source={source} />
      </p>
    ),
  };
}

/** What has to be entered instead, below a control; read out when it appears. */
export function FieldProblem({id, text}: {readonly id: string; readonly text: string | undefined}) {
  return (
    <div id={id} aria-live="polite">
      {text !== undefined && <p className={styles.note}>{text}</p>}
    </div>
  );
}
