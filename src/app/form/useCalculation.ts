import {startTransition, useCallback, useEffect, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';
import {useForm, type UseFormGetValues, type UseFormRegister, type UseFormSetValue} from 'react-hook-form';
import type {FormValues} from '../../engine/answers/formValues.ts';
import type {Page} from '../../engine/plan/inWords/texts.ts';
import type {CalculatorModule} from '../../engine/program/module.ts';
import type {RulesModule} from '../../engine/results/program.ts';
import type {FormField} from '../../engine/language/inputs/index.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {allOf} from '../loading/fetchFirst.ts';
import {loadable, useDeferred, type Loadable} from '../loading/loadable.tsx';
import type {Calculation} from './calculateForm.ts';
import type {FormCalculator, ResultModule} from '../calculators/servedCalculator.ts';

const calculationPart = loadable(() => import('./calculateForm.ts'));

/**
 * Milliseconds before a page says that it is loading the first result: most are there sooner. Less than the 500 ms within which
 * browsers count what moves as the answer to a press.
 */
const UNTIL_AWAITED = 350;

/** The state of a calculator's form, and its last result. */
export interface CalculatedForm {
  readonly register: UseFormRegister<FormValues>;
  readonly setValue: UseFormSetValue<FormValues>;
  /** What the fields hold, as typed or chosen, once what depends on it has been rendered. */
  readonly values: FormValues;
  /** What the fields hold at this moment. */
  readonly getValues: UseFormGetValues<FormValues>;
  /** Empties all fields, without a result. */
  readonly startAgain: () => void;
  /** The same as a calculation reads it, once the module for that has been fetched. */
  readonly answers: Answers;
  /** The required fields that are still empty, if they stopped the last submit. */
  readonly missing: readonly FormField[];
  /** The last calculation; kept if a later submit produces none. */
  readonly calculation: Calculation | null;
  /** The last submit. */
  readonly submission: {
    /** The number of submits; a screen reader announces the same text again only if the element is new. */
    readonly count: number;
    /** The required fields that were empty; none if there was a result. */
    readonly missing: readonly FormField[];
    /** What calculates could not be fetched. */
    readonly failed: boolean;
    /** The first result is still being fetched or rendered. */
    readonly isAwaited?: boolean;
    /** The page has said that it was: what the result moves now is no answer to the press any more. */
    readonly wasAwaited?: boolean;
  };
  readonly calculate: () => Promise<void>;
  /** What explanations and searches for other outcomes need; undefined until it has been fetched. */
  readonly resultModule: ResultModule | undefined;
  /** To be called when a field has changed. */
  readonly readFields: () => void;
}

/**
 * @param today the visitor's calendar day, read once per calculation
 * @param touched whether the visitor has begun: then what a result needs is fetched
 * @param card what shows a result, unless that is there already
 * @param initial values of the fields
 * @param chosenRules the name of the rules that were chosen in place of those of the page
 */
export function useCalculation(
  calculator: FormCalculator,
  page: Page,
  today: () => CalendarDay,
  touched: boolean,
  card: Loadable<unknown> | undefined,
  initial: FormValues = {},
  chosenRules: () => string | undefined = () => undefined,
): CalculatedForm {
  const {register, handleSubmit, getValues, setValue} = useForm<FormValues>({defaultValues: initial});
  const [values, setValues] = useState(initial);
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const [submission, setSubmission] = useState<CalculatedForm['submission']>({count: 0, missing: [], failed: false});
  const {count} = submission;
  const isBegun = touched || calculation !== null;
  const deferredModule = useDeferred(calculator.loadResult, isBegun, count);
  // With the first result at the latest, so that what it needs does not come after it.
  const [usedModule, setUsedModule] = useState<ResultModule>();
  const usualModule = deferredModule ?? usedModule;
  const chosen = calculation?.rules;
  const resultModule = useMemo(
    () => (chosen === undefined ? usualModule : (usualModule?.under?.(chosen) ?? usualModule)),
    [chosen, usualModule],
  );
  useDeferred(card?.load, touched);
  const part = useDeferred(calculationPart.load, isBegun, count);

  // The fields are uncontrolled, so what depends on them can wait until the next key has been handled.
  const readFields = useCallback(() => startTransition(() => setValues(getValues())), [getValues]);
  // For values typed before hydration or filled in by the browser.
  useEffect(readFields, [readFields]);

  const provenCalculation = useMemo(() => {
    if (calculation === null || resultModule === undefined || part === undefined) return calculation;
    return part.proven(calculation, resultModule);
  }, [calculation, resultModule, part]);

  const answers = part === undefined ? values : part.readAnswers(page.fields, values);
  const calculate = handleSubmit(async (submitted) => {
    // Synchronously: React would finish rendering the result first.
    const sayAwaited = () =>
      flushSync(() => setSubmission((latest) => (latest.count === count ? {...latest, isAwaited: true} : latest)));
    if (calculation === null) setTimeout(sayAwaited, UNTIL_AWAITED);
    const rules = chosenRules();
    const needed = [calculationPart.load(), rulesOf(calculator), card?.load(), calculator.neededFor?.(rules)] as const;
    const fetched = await allOf(needed).catch(() => null);
    const next = fetched && fetched[0].calculateForm(under(rules, calculator, fetched[1]), submitted, today(), rules);
    const missing = next === null ? (fetched?.[0].missingNeeds(page, submitted) ?? []) : [];
    // In a transition, the card is rendered in slices and the click is answered first.
    startTransition(() => {
      if (next !== null) setCalculation(next);
      if (fetched !== null && !('evaluate' in calculator)) setUsedModule(fetched[1] as ResultModule);
      // Not what was submitted: the visitor may have typed since.
      setValues(getValues());
      setSubmission(({count: latest, isAwaited = false}) => ({
        count: latest + 1,
        missing,
        failed: fetched === null,
        wasAwaited: isAwaited,
      }));
    });
  });
  function startAgain(): void {
    for (const {id} of page.fields) setValue(id, '');
    setCalculation(null);
    setSubmission(({count: latest}) => ({count: latest, missing: [], failed: false}));
    readFields();
  }
  return {
    startAgain,
    register,
    setValue,
    values,
    getValues,
    answers,
    missing: submission.missing.length > 0 ? (part?.missingNeeds(page, values) ?? submission.missing) : [],
    calculation: provenCalculation,
    submission,
    calculate,
    resultModule,
    readFields,
  };
}

/** What calculates: a calculator itself, or what it loads. */
const rulesOf = async (calculator: FormCalculator): Promise<RulesModule | ResultModule> =>
  'evaluate' in calculator ? calculator : calculator.loadResult();

/** A form with what calculates its result, under the rules of this name; without one, under those of the page. */
function under(rules: string | undefined, form: FormCalculator, result: RulesModule | ResultModule): CalculatorModule {
  if (rules === undefined) return {...form, ...result};
  const other = 'under' in result ? result.under?.(rules) : undefined;
  return {...(form.under?.(rules) ?? form), ...(other ?? result)};
}
