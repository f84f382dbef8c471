import {use, type RefCallback} from 'react';
import type {UseFormRegisterReturn} from 'react-hook-form';
import type {ChoiceField} from '../../engine/language/inputs/choice.ts';
import {isNotOffered, offeredOptions, type OfferedOption} from '../../engine/answers/visibility.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import {fill} from '../../engine/runtime/message.ts';
import * as words from '../words/calculator.ts';
import * as fieldWords from '../../engine/words/fields.ts';
import {type ControlProps, FieldProblem, FieldsContext, Labelled, useDescription} from './Labelled.tsx';
import styles from './fields.module.css';

/** With more options, a list is quicker to scan than radio buttons. */
const MAX_RADIOS = 6;

/** Options that are no longer than this are shown side by side. */
const SHORT = 10;

/** Radio buttons, or a list if there are many options. */
export function ChoiceControl({field, answers, values, registration}: ControlProps<ChoiceField>) {
  const options = offeredOptions(field, answers);
  const Choice = isRadioGroup(field) ? RadioGroup : Select;
  const problem = useNotOffered(field, answers);
  const chosen = values[field.id];
  return <Choice {...{field, options, problem, registration, chosen}} />;
}

/** The id of the element that takes the focus: the first radio button, or the list. */
export function choiceFocusId(field: ChoiceField): string {
  return isRadioGroup(field) ? radioId(field.id, field.options[0]?.value ?? '') : field.id;
}

function isRadioGroup({kind, options}: ChoiceField): boolean {
  return kind === 'yesno' || options.length <= MAX_RADIOS;
}

function layoutOf({kind, options}: ChoiceField): string | undefined {
  if (kind === 'yesno') return styles.pair;
  return options.every(({label, hint}) => label.length <= SHORT && !hint) ? styles.row : undefined;
}

function radioId(fieldId: string, option: string): string {
  return `${fieldId}-${option}`;
}

function optionLabel({label, keptFromBefore}: OfferedOption): string {
  return keptFromBefore ? fill(words.form.chosenBefore, {option: label}) : label;
}

/** Which question comes first, for a choice whose options depend on its answer. */
function useWhatFirst({offered}: ChoiceField): string {
  const {fields} = use(FieldsContext);
  const first = fields.find(({id}) => id === offered?.by);
  return fill(fieldWords.choice.chooseFirst, {field: first?.label ?? ''});
}

/** That the chosen option does not go with another answer; undefined if it does. */
function useNotOffered(field: ChoiceField, answers: Answers): string | undefined {
  const {fields} = use(FieldsContext);
  if (!isNotOffered(field, answers)) return undefined;
  const other = fields.find(({id}) => id === field.offered!.by) as ChoiceField;
  const chosen = other.options.find(({value}) => value === answers[other.id]);
  return fill(fieldWords.choice.notOffered, {answer: chosen?.label ?? ''});
}

interface ChoiceProps {
  readonly field: ChoiceField;
  readonly chosen: string | null | undefined;
  readonly options: readonly OfferedOption[];
  /** Why the chosen option cannot stay. */
  readonly problem: string | undefined;
  readonly registration: UseFormRegisterReturn;
}

function RadioGroup({field, chosen, options, problem, registration}: ChoiceProps) {
  const {ref, ...events} = registration;
  const {prefix, takeBack} = use(FieldsContext);
  const description = useDescription(field);
  const whatFirst = useWhatFirst(field);
  const feedbackId = field.offered && `${prefix}${field.id}-feedback`;
  function clear(): void {
    takeBack!(field.id);
    // The button goes with the answer.
    document.getElementById(prefix + choiceFocusId(field))?.focus();
  }
  return (
    <fieldset
      className={styles.group}
      aria-describedby={[description.id, feedbackId].filter(Boolean).join(' ') || undefined}
      ref={(group) => registerRadios(group, ref)}
    >
      <legend className={styles.label}>{field.label}</legend>
      {description.element}
      {options.length === 0 && <p className={styles.hint}>{whatFirst}</p>}
      <div className={[styles.options, layoutOf(field)].join(' ')}>
        {options.map((option) => {
          const id = prefix + radioId(field.id, option.value);
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
      {takeBack && chosen && (
        <button
          type="button"
          className={`link-button ${styles.clear}`}
          onClick={clear}
          aria-label={fill(words.form.clearOf, field)}
        >
          {words.form.clear}
        </button>
      )}
      {feedbackId && <FieldProblem id={feedbackId} text={problem} />}
    </fieldset>
  );
}

/**
 * React Hook Form takes the value of the first radio button that it is given for the whole group and unchecks the
 * others, so the one that was checked before hydration is registered first.
 */
function registerRadios(group: HTMLFieldSetElement | null, register: RefCallback<HTMLInputElement>): void {
  if (group === null) {
    register(null);
    return;
  }
  const radios = [...group.querySelectorAll('input')];
  for (const radio of radios.toSorted((a, b) => Number(b.checked) - Number(a.checked))) register(radio);
}

/** A list has no room for the hints of its options, so they are part of the description. */
function Select({field, options, problem, registration}: ChoiceProps) {
  const whatFirst = useWhatFirst(field);
  const hints = field.options.flatMap(({label, hint}) =>
    hint ? [fill(words.form.optionHint, {option: label, hint})] : [],
  );
  return (
    <Labelled field={field} hints={hints} feedback={field.offered !== undefined}>
      {({id, describedBy, feedbackId}) => (
        <>
          <select id={id} aria-describedby={describedBy} {...registration} className={styles.control}>
            <option value="">{options.length === 0 ? whatFirst : words.form.choose}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {optionLabel(option)}
              </option>
            ))}
          </select>
          {field.offered && <FieldProblem id={feedbackId} text={problem} />}
        </>
      )}
    </Labelled>
  );
}
