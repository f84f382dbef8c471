import {useRef} from 'react';
import {readText} from '../../engine/runtime/answers.ts';
import {isCurrency} from '../../engine/runtime/formats.ts';
import type {NumberField} from '../../engine/language/inputs/number.ts';
import * as words from '../../engine/words/fields.ts';
import {fill} from '../../engine/runtime/message.ts';
import {type ControlProps, Labelled} from './Labelled.tsx';
import {loadable, useDeferred} from '../loading/loadable.tsx';
import {useTyping} from './useTyping.ts';
import styles from './number.module.css';
import {saysPeriod} from '../../engine/runtime/english.ts';

/** Fetched at the first touch of a form, or with the first number. */
export const feedback = loadable(() => import('./numberFeedback.tsx'));

/**
 * A number with its unit inside the field. Always a text field: a number field hides from its page what it cannot read,
 * such as '30 years', and reads '60.000' as the browser's language has it.
 */
export function NumberControl({field, values, registration}: ControlProps<NumberField>) {
  const input = useRef<HTMLInputElement | null>(null);
  const {isTyping, stopTyping, handlers} = useTyping(registration);
  const {ref, ...attributes} = registration;
  const typed = readText(values[field.id]);
  const part = useDeferred(feedback.load, typed !== '', typed);
  const {prefix, suffix} = affixesOf(field);

  /** Writes the number that was meant. */
  function choose(written: string): void {
    typeInto(input.current!, written);
    input.current!.focus();
    stopTyping();
  }

  return (
    <Labelled field={field} hints={[rangeText(field)]} unit={[prefix, suffix].filter(Boolean).join(' ')} feedback>
      {({id, describedBy, feedbackId}) => (
        <>
          <span className={isCurrency(field.unit) ? styles.amount : styles.box}>
            {prefix && (
              <span className={styles.unit} aria-hidden>
                {prefix}
              </span>
            )}
            <input
              {...attributes}
              {...handlers}
              id={id}
              aria-describedby={describedBy}
              aria-invalid={(!isTyping && part?.isInvalid(field, typed)) || undefined}
              ref={(element) => {
                ref(element);
                input.current = element;
              }}
              type="text"
              inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
              autoComplete="off"
            />
            {suffix && (
              <span className={styles.unit} aria-hidden>
                {suffix}
              </span>
            )}
          </span>
          <div id={feedbackId} aria-live="polite">
            {part && !isTyping && <part.Feedback field={field} typed={typed} onChoose={choose} />}
          </div>
        </>
      )}
    </Labelled>
  );
}

/** Fills a field as if the text were typed, so that the form notices. */
export function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/** 'Enter a number from 18 to 65.', whose unit is in the field. */
function rangeText({min, max, unit}: NumberField): string {
  if (max === undefined) return min === undefined ? '' : fill(words.number.atLeast, {min: {number: min, unit}});
  return min === undefined
    ? fill(words.number.atMost, {max: {number: max, unit}})
    : fill(words.number.between, {min, max});
}

/** '€' and 'a year', or 'years'; a label such as 'Fees per year' says the period already. */
function affixesOf({label, unit, per}: NumberField): {readonly prefix: string; readonly suffix: string} {
  const suffix = per === undefined || saysPeriod(label, per) ? '' : words.suffix[per];
  if (unit === undefined || !isCurrency(unit)) return {prefix: '', suffix: unit ?? ''};
  const format = new Intl.NumberFormat('en', {style: 'currency', currency: unit});
  return {prefix: format.formatToParts(0).find(({type}) => type === 'currency')!.value, suffix};
}
