import {startTransition, useCallback, useEffect, useState} from 'react';
import {useForm, type UseFormRegister, type UseFormSetValue} from 'react-hook-form';
import type {CalculatorModule, Page} from '../../engine/compiled/module.ts';
import type {FormField} from '../../engine/inputs/index.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {readAnswers, missingNeeds, type FormValues} from '../../engine/answers/formValues.ts';
import {calculateForm, type Calculation} from './calculation.ts';

/** The state of a calculator's form, and its last result. */
interface CalculatedForm {
  readonly register: UseFormRegister<FormValues>;
  readonly setValue: UseFormSetValue<FormValues>;
  /** The current answers. */
  readonly answers: Answers;
  /** The required fields that are still empty, if they stopped the last submit. */
  readonly missing: readonly FormField[];
  /** The last one; kept when a later submit gives none. */
  readonly calculation: Calculation | null;
  readonly submission: Submission;
  readonly calculate: () => Promise<void>;
  /** To be called when a field has changed. */
  readonly readFields: () => void;
}

/** The last submit. */
interface Submission {
  /** The number of submits; a screen reader announces the same text again only if the element is new. */
  readonly count: number;
  /** The required fields that were empty; none if there was a result. */
  readonly missing: readonly FormField[];
}

/**
 * @param today the visitor's calendar day, read once per calculation
 * @param initial values of the fields
 */
export function useCalculation(
  calculator: CalculatorModule,
  page: Page,
  today: () => CalendarDay,
  initial: FormValues = {},
): CalculatedForm {
  const {register, handleSubmit, getValues, setValue} = useForm<FormValues>({defaultValues: initial});
  const [values, setValues] = useState(initial);
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const [submission, setSubmission] = useState<Submission>({count: 0, missing: []});

  // The fields are uncontrolled, so what depends on them can wait until the next key has been handled.
  const readFields = useCallback(() => startTransition(() => setValues(getValues())), [getValues]);
  // For values typed before hydration or filled in by the browser.
  useEffect(readFields, [readFields]);

  const answers = readAnswers(page.fields, values);
  const calculate = handleSubmit((submitted) => {
    const next = calculateForm(calculator, submitted, today());
    const missing = next === null ? missingNeeds(page, readAnswers(page.fields, submitted)) : [];
    // In a transition, the card is rendered in slices and the click is answered first. Outside of one, React would show
    // the fallback of a lazy card for at least 300 ms.
    startTransition(() => {
      if (next !== null) setCalculation(next);
      setValues(submitted);
      setSubmission(({count}) => ({count: count + 1, missing}));
    });
  });
  return {
    register,
    setValue,
    answers,
    missing: submission.missing.length > 0 ? missingNeeds(page, answers) : [],
    calculation,
    submission,
    calculate,
    readFields,
  };
}
