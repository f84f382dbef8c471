import {startTransition, useCallback, useEffect, useState} from 'react';
import {useForm, type UseFormRegister, type UseFormSetValue} from 'react-hook-form';
import type {CalculatorModule, Input, Page} from '../../engine/compiled/module.ts';
import type {Answers} from '../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import {readAnswers} from '../../engine/answers/answers.ts';
import {missingNeeds} from '../../engine/answers/notFilled.ts';
import {calculateTyped, type Calculation, type Typed} from './calculation.ts';

/** A form of a calculator, and what was calculated from it last. */
interface CalculatedForm {
  readonly register: UseFormRegister<Typed>;
  readonly setValue: UseFormSetValue<Typed>;
  /** What the fields hold now. */
  readonly answers: Answers;
  /** What a guard still needs, while the last press was stopped by one. */
  readonly missing: readonly Input[];
  /** Stays until the next press that gives one. */
  readonly calculation: Calculation | null;
  readonly press: Press;
  readonly calculate: () => Promise<void>;
  /** Takes notice of what the fields hold, after a change of one. */
  readonly readFields: () => void;
}

/** The last press of Calculate. */
interface Press {
  /** How many there were, so that what is said twice is heard twice. */
  readonly count: number;
  /** What a guard needed; empty where it gave a result. */
  readonly stoppedBy: readonly Input[];
}

/**
 * @param today the visitor's calendar day, read once per calculation
 * @param begin what the fields hold at first
 */
export function useCalculation(
  calculator: CalculatorModule,
  page: Page,
  today: () => CalendarDay,
  begin: Typed = {},
): CalculatedForm {
  const {register, handleSubmit, getValues, setValue} = useForm<Typed>({defaultValues: begin});
  const [typed, setTyped] = useState(begin);
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const [press, setPress] = useState<Press>({count: 0, stoppedBy: []});

  // The fields hold what is typed by themselves; what follows from it may come after the next key.
  const readFields = useCallback(() => startTransition(() => setTyped(getValues())), [getValues]);
  // What was typed before hydration, or filled in by the browser.
  useEffect(readFields, [readFields]);

  const answers = readAnswers(page.inputs, typed);
  const calculate = handleSubmit((submitted) => {
    const next = calculateTyped(calculator, submitted, today());
    const stoppedBy = next === null ? missingNeeds(page, readAnswers(page.inputs, submitted)) : [];
    // A card is rendered piece by piece, so that the press is answered first; and one whose script is here is shown at
    // once, where React would else keep its stand-in for 300 ms.
    startTransition(() => {
      if (next !== null) setCalculation(next);
      setTyped(submitted);
      setPress(({count}) => ({count: count + 1, stoppedBy}));
    });
  });
  return {
    register,
    setValue,
    answers,
    missing: press.stoppedBy.length > 0 ? missingNeeds(page, answers) : [],
    calculation,
    press,
    calculate,
    readFields,
  };
}
