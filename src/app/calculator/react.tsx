/** The form of a calculator with its result, for programs: any page of theirs, without anything of the site. */
import {useId, useMemo} from 'react';
import type {CalculatorProps} from '../../engine/library/types.ts';
import type {FormModule} from '../../engine/program/module.ts';
import {underRules} from '../../engine/results/underRules.ts';
import type {ResultScript} from '../calculators/servedCalculator.ts';
import type {WorkingsModule} from '../../engine/plan/plan.ts';
import {loadable} from '../loading/loadable.tsx';
import type {CompiledForm} from '../../engine/published/module.ts';
import {withCards} from '../../engine/plan/card.ts';
import {dayOf} from '../../engine/published/answers.ts';
import {ResultContext} from '../result/resultContext.ts';
import {Calculator as FormAndResult} from './Calculator.tsx';
import {plainHost} from './host.ts';
import {ListControl} from '../fields/list/ListControl.tsx';

const withoutRules = {hasRules: false};

/** @throws RangeError where `today` is no day of the calendar */
export function Calculator({calculator: {form}, today, onCalculated}: CalculatorProps) {
  const prefix = useId();
  const calculator = useMemo(() => {
    const made = withCards(underRules<FormModule & ResultScript & WorkingsModule>(form as CompiledForm, 'today'));
    const result = {...made, fetchedWorkings: loadable(async () => made.workings)};
    return {...result, ListControl, loadResult: async () => result};
  }, [form]);
  const day = dayOf({today});
  const page = useMemo(() => calculator.page(day), [calculator, day]);
  return (
    <ResultContext value={withoutRules}>
      <FormAndResult
        calculator={calculator}
        page={page}
        today={() => dayOf({today})}
        idPrefix={prefix}
        host={plainHost}
        onCalculated={({answers, rules}) => onCalculated?.(answers, {today: dayOf({today}), rules})}
      />
    </ResultContext>
  );
}
