import {type ComponentProps, type ComponentType, Fragment, type MouseEvent, use} from 'react';
import type {UseFormRegister, UseFormRegisterReturn} from 'react-hook-form';
import {isShown, type FormValues} from '../../../engine/answers/formValues.ts';
import type {DateField} from '../../../engine/inputs/date.ts';
import type {FieldByKind, FormField, InputKind} from '../../../engine/inputs/index.ts';
import type {NumberField} from '../../../engine/inputs/number.ts';
import type {TextField} from '../../../engine/inputs/text.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {ChoiceControl, choiceFocusId} from './ChoiceControl.tsx';
import {FieldsContext, Labelled} from './Labelled.tsx';
import styles from './fields.module.css';

export interface ControlProps<Field extends FormField> {
  readonly field: Field;
  readonly answers: Answers;
  /** The latest day that a date field with `max: today` accepts; unknown while the page is prerendered. */
  readonly latestDay: CalendarDay | undefined;
  readonly registration: UseFormRegisterReturn;
}

/** How the form shows fields of one kind. */
interface FieldKind<Field extends FormField> {
  readonly Control: ComponentType<ControlProps<Field>>;
  /** The id of the element that takes the focus, if it differs from the field's id. */
  readonly focusId?: (field: Field) => string;
}

/** One entry per kind of input. */
const fieldKinds: {readonly [Kind in InputKind]: FieldKind<FieldByKind[Kind]>} = {
  number: {Control: NumberControl},
  integer: {Control: NumberControl},
  date: {Control: DateControl},
  text: {Control: TextControl},
  choice: {Control: ChoiceControl, focusId: choiceFocusId},
  yesno: {Control: ChoiceControl, focusId: choiceFocusId},
};

interface ShownFieldsProps {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  readonly latestDay: CalendarDay | undefined;
  readonly register: UseFormRegister<FormValues>;
}

/** The fields that the form shows for these answers. None has a default: what the browser restored or filled in is kept. */
export function ShownFields({fields, answers, latestDay, register}: ShownFieldsProps) {
  return fields
    .filter((field) => isShown(field, answers))
    .map((field) => {
      const {Control} = kindOf(field);
      const registration = register(field.id);
      return (
        <Control key={field.id} field={field} answers={answers} latestDay={latestDay} registration={registration} />
      );
    });
}

/** The id of the element that takes the focus for a field. */
function focusId(field: FormField): string {
  return kindOf(field).focusId?.(field) ?? field.id;
}

function kindOf(field: FormField): FieldKind<FormField> {
  return fieldKinds[field.kind] as FieldKind<FormField>;
}

/**
 * A number with bounds is a number field; any other is a text field, so that amounts can be typed with separators
 * and currency signs. No rule enforces the bounds.
 */
function NumberControl({field, registration}: ControlProps<NumberField>) {
  const {kind, min, max, step} = field;
  const isBounded = min !== undefined || max !== undefined || step !== undefined;
  const attributes: ComponentProps<'input'> = isBounded
    ? {className: styles.short, type: 'number', min, max, step: step ?? (kind === 'number' ? 'any' : undefined)}
    : {className: styles.control, type: 'text', inputMode: kind === 'integer' ? 'numeric' : 'decimal'};
  return <Labelled field={field}>{(control) => <input {...control} {...registration} {...attributes} />}</Labelled>;
}

function DateControl({field, latestDay, registration}: ControlProps<DateField>) {
  const max = field.max === 'today' ? latestDay : undefined;
  return (
    <Labelled field={field}>
      {(control) => <input {...control} {...registration} className={styles.short} type="date" max={max} />}
    </Labelled>
  );
}

function TextControl({field, registration}: ControlProps<TextField>) {
  return (
    <Labelled field={field}>
      {(control) => <input {...control} {...registration} className={styles.control} type="text" />}
    </Labelled>
  );
}

/** Links to fields of the form, separated by commas. */
export function FieldLinks({to}: {readonly to: readonly {readonly id: string; readonly label: string}[]}) {
  const {prefix, fields} = use(FieldsContext);
  return to.map(({id, label}, index) => {
    const field = fields.find((candidate) => candidate.id === id);
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        <a href={`#${prefix}${field ? focusId(field) : id}`} onClick={focusField}>
          {label}
        </a>
      </Fragment>
    );
  });
}

/** Moves the focus without a new entry in the browser's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))?.focus();
}
