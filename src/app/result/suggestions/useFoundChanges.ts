import {useEffect, useMemo, useState} from 'react';
import {type FoundChanges, searchChanges} from '../../../engine/suggestions/findChanges.ts';
import type {Calculation} from '../../calculator/calculateForm.ts';
import type {ResultModule} from '../../calculator/servedCalculator.ts';
import {runInTasks} from '../../inTasks.ts';
import {amongAnswered} from './suggestionText.ts';

/**
 * What would change the verdict, among the questions that are answered. Keys are handled while it is looked for, which takes long
 * for a long list of stays.
 * @param resultModule undefined until it is loaded
 * @returns undefined until it is found; null if there is nothing to say about changes
 */
export function useFoundChanges(
  resultModule: ResultModule | undefined,
  {page, answers, today, completeness}: Calculation,
): FoundChanges | null | undefined {
  const [found, setFound] = useState<{readonly answers: unknown; readonly changes: FoundChanges | null}>();
  useEffect(() => {
    // Where visitors can change no answer, there is nothing to say about changes.
    if (resultModule === undefined || resultModule.variables.length === 0) return undefined;
    return runInTasks(searchChanges(resultModule, page.fields, answers, today), (changes) =>
      setFound({answers, changes}),
    );
  }, [resultModule, page, answers, today]);
  const changes = resultModule?.variables.length === 0 ? null : found?.answers === answers ? found.changes : undefined;
  return useMemo(() => changes && amongAnswered(changes, completeness.open), [changes, completeness.open]);
}
