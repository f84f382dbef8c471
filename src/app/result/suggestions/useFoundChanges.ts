import {useEffect, useMemo, useState} from 'react';
import type {FoundChanges} from '../../../engine/answers/suggestions/findChanges.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import type {ResultModule} from '../../calculators/servedCalculator.ts';
import {runInTasks, runTask} from '../../loading/inTasks.ts';
import type {Below} from '../belowPart.ts';

/**
 * What would change the verdict, among the questions that are answered. Most searches end in the task that shows the result. The search
 * for a long list of stays goes on in others, so that keys are handled meanwhile.
 * @param below undefined until it is loaded, null if that failed
 * @param resultModule undefined until it is loaded
 * @returns undefined until it is found; null if there is nothing to say about changes
 */
export function useFoundChanges(
  below: Below | null | undefined,
  resultModule: ResultModule | undefined,
  {page, answers, today, completeness}: Calculation,
): FoundChanges | null | undefined {
  const search = useMemo(() => {
    // Where visitors can change no answer, there is nothing to say about changes.
    if (!below || resultModule === undefined || resultModule.variables.length === 0) return undefined;
    const steps = below.searchChanges(resultModule, page.fields, answers, today);
    return {steps, found: runTask(steps)?.result};
  }, [below, resultModule, page, answers, today]);
  const [later, setLater] = useState<{readonly search: typeof search; readonly found: FoundChanges | null}>();
  useEffect(() => {
    if (search === undefined || search.found !== undefined) return undefined;
    return runInTasks(search.steps, (found) => setLater({search, found}));
  }, [search]);
  const found = search?.found ?? (later?.search === search ? later?.found : undefined);
  const changes = below === null || resultModule?.variables.length === 0 ? null : found;
  return useMemo(
    () => changes && below?.amongAnswered(changes, completeness.open),
    [below, changes, completeness.open],
  );
}
