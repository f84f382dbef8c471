import {Fragment, type MouseEvent, type ReactNode, use} from 'react';
import type {ComponentType} from '../jsx/types.ts';
import type {UseFormRegisterReturn} from 'react-hook-form';
import type {FormValues} from '../../engine/answers/formValues.ts';
import {isShown} from '../../engine/answers/visibility.ts';
import type {OpenItem} from '../../engine/results/published.ts';
import {type DateField, hasShortYear, isAskedFor} from '../../engine/language/inputs/date.ts';
import type {FieldByKind, FormField, InputKind} from '../../engine/language/inputs/index.ts';
import type {ListField} from '../../engine/language/inputs/list.ts';
import type {TextField} from '../../engine/language/inputs/text.ts';
import {type Answers, readDate} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {calendarDay} from '../../engine/runtime/formats.ts';
import {fill} from '../../engine/runtime/message.ts';
import {ChoiceControl, choiceFocusId} from './ChoiceControl.tsx';
import {FieldProblem, FieldsContext, Labelled, type ControlProps} from './Labelled.tsx';
import {NumberControl} from './NumberControl.tsx';
import {useTyping} from './useTyping.ts';
import * as words from '../../engine/words/fields.ts';
import styles from './fields.module.css';

/** How the form shows fields of one kind. */
interface FieldKind<Field extends FormField> {
  readonly Control: ComponentType<ControlProps<Field>>;
  /** The id of the element that takes the focus, if it differs from the field's id. */
  readonly focusId?: (field: Field, item?: Pick<OpenItem, 'number' | 'field'>) => string;
}

/** One entry per kind of input. */
const fieldKinds: {readonly [Kind in InputKind]: FieldKind<FieldByKind[Kind]>} = {
  number: {Control: NumberControl},
  integer: {Control: NumberControl},
  date: {Control: DateControl},
  text: {Control: TextControl},
  choice: {Control: ChoiceControl, focusId: choiceFocusId},
  yesno: {Control: ChoiceControl, focusId: choiceFocusId},
  list: {Control: ListPlace, focusId: listFocusId},
};

interface ShownFieldsProps {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  readonly values: FormValues;
  readonly latestDay: CalendarDay | undefined;
  readonly register: (id: string) => UseFormRegisterReturn;
}

/**
 * The fields that the form shows for these answers; those that no rule reads are tucked away at the end. None has a
 * default: what the browser restored or filled in is kept.
 */
export function ShownFields({fields, register, ...controlProps}: ShownFieldsProps) {
  const shown = fields.filter((field) => isShown(field, controlProps.answers));
  const controls = (some: readonly FormField[]): ReactNode =>
    some.map((field) => {
      const {Control} = kindOf(field);
      return <Control key={field.id} field={field} registration={register(field.id)} {...controlProps} />;
    });
  const unused = shown.filter((field) => field.unused);
  return (
    <>
      {controls(shown.filter((field) => !field.unused))}
      {unused.length > 0 && (
        <details className={styles.more}>
          <summary>{words.more.title}</summary>
          {controls(unused)}
        </details>
      )}
    </>
  );
}

/** The id of the element that takes the focus for a field, or for a field of an item of a list. */
export function focusId(field: FormField, item?: Pick<OpenItem, 'number' | 'field'>): string {
  return kindOf(field).focusId?.(field, item) ?? field.id;
}

function kindOf(field: FormField): FieldKind<FormField> {
  return fieldKinds[field.kind] as FieldKind<FormField>;
}

function listFocusId(
  {id, each}: ListField,
  {number, field}: Pick<OpenItem, 'number' | 'field'> = {number: 1, field: each[0]!.id},
): string {
  return `${id}.${number}.${focusId(each.find((part) => part.id === field)!)}`;
}

/** Only calculators with a list bring its control with them. */
function ListPlace(props: ControlProps<ListField>) {
  const {ListControl} = use(FieldsContext);
  return ListControl && <ListControl {...props} />;
}

function DateControl({field, values, latestDay, registration}: ControlProps<DateField>) {
  // The field has a year from its first digit on.
  const {isTyping, handlers} = useTyping(registration);
  const max = field.max === 'today' ? latestDay : field.max;
  const day = readDate(values[field.id]);
  // Before the browser's day is known, no day is too late.
  const isWrong = !isTyping && day !== null && !isAskedFor(day, {...field, max});
  return (
    <Labelled field={field} feedback>
      {({id, describedBy, feedbackId}) => (
        <>
          <input
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isWrong || undefined}
            {...registration}
            {...handlers}
            className={styles.short}
            type="date"
            min={field.min}
            max={max}
          />
          <FieldProblem id={feedbackId} text={isWrong ? dateProblem(day, {...field, max}) : undefined} />
        </>
      )}
    </Labelled>
  );
}

function dateProblem(
  day: CalendarDay,
  {min, max}: Pick<DateField, 'min'> & {readonly max: CalendarDay | undefined},
): string {
  if (hasShortYear(day)) return words.date.shortYear;
  if (min !== undefined && day < min) return fill(words.date.atLeast, {day: calendarDay(min)});
  return fill(words.date.atMost, {day: calendarDay(max!)});
}

function TextControl({field, registration}: ControlProps<TextField>) {
  return (
    <Labelled field={field}>
      {({id, describedBy}) => (
        <input id={id} aria-describedby={describedBy} {...registration} className={styles.control} type="text" />
      )}
    </Labelled>
  );
}

interface LinkedField {
  readonly id: string;
  readonly label: string;
  /** For a list: which field of which item. */
  readonly within?: Pick<OpenItem, 'number' | 'field'>;
}

/** Links to fields of the form, separated by commas; where one question is asked at a time, to the questions. */
export function FieldLinks({to}: {readonly to: readonly LinkedField[]}) {
  const {prefix, fields, questionLink, unfold} = use(FieldsContext);
  return to.map(({id, label, within}, index) => {
    const field = fields.find((candidate) => candidate.id === id);
    return (
      <Fragment key={`${id} ${label}`}>
        {index > 0 && ', '}
        <a
          href={`#${questionLink?.(id) ?? prefix + (field ? focusId(field, within) : id)}`}
          onClick={questionLink ? undefined : (event) => focusField(event, unfold)}
        >
          {label}
        </a>
      </Fragment>
    );
  });
}

/** Moves the focus without a new entry in the browser's history, and scrolls to the field with its label. */
function focusField(event: MouseEvent<HTMLAnchorElement>, unfold: (() => void) | undefined): void {
  event.preventDefault();
  unfold?.();
  const control = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  control?.focus({preventScroll: true});
  (control?.closest(`.${styles.field}, .${styles.group}`) ?? control)?.scrollIntoView({block: 'nearest'});
}
