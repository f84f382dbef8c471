import {useState} from 'react';
import {readText} from '../../../engine/runtime/answers.ts';
import {RESULT_TITLE_ID} from '../titleIds.ts';
import type {Calculation} from '../../form/calculateForm.ts';

/** Other answers to try, by input id, and what they are in words. */
export interface AnswerChange {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

interface TriedChange extends AnswerChange {
  readonly previous: Readonly<Record<string, string>>;
}

export interface Trial {
  /** What was tried last, in words; null once the result comes from other answers. */
  readonly tried: string | null;
  readonly tryChange: (change: AnswerChange) => void;
  /** Puts the answers back that the change replaced. */
  readonly undo: () => void;
}

/**
 * Trying a change of the answers, and taking it back.
 * @param calculate fills these answers in, by input id, and calculates
 */
export function useTriedChange(
  calculation: Calculation,
  calculate: (values: Readonly<Record<string, string>>) => void,
): Trial {
  const [last, setLast] = useState<TriedChange | null>(null);
  const {answers} = calculation;
  const isShown = last !== null && Object.entries(last.values).every(([id, value]) => answers[id] === value);
  return {
    tried: isShown ? last.text : null,
    tryChange: (change) => {
      // The pressed button may disappear with its result.
      document.getElementById(RESULT_TITLE_ID)?.focus({preventScroll: true});
      const previous = Object.keys(change.values).map((id) => [id, readText(answers[id])]);
      setLast({...change, previous: Object.fromEntries(previous)});
      calculate(change.values);
    },
    undo: () => {
      setLast(null);
      if (last !== null) calculate(last.previous);
    },
  };
}
