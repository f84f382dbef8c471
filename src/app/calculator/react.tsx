/** The form of a calculator with its result, for programs: any page of theirs, without anything of the site. */
import {useId, useMemo} from 'react';
import type {CalculatorProps} from '../../engine/library/types.ts';
import type {CompiledForm} from '../../engine/published/module.ts';
import {dayOf} from '../../engine/published/answers.ts';
import {ResultContext} from '../result/resultContext.ts';
import {Calculator as FormAndResult} from './Calculator.tsx';
import {calculatorOf} from './calculatorOf.ts';
import {plainHost} from './host.ts';

const withoutRules = {hasRules: false};

/** @throws RangeError where `today` is no day of the calendar */
export function Calculator({calculator: {form}, today, onCalculated}: CalculatorProps) {
  const prefix = useId();
  const calculator = useMemo(() => calculatorOf(form as CompiledForm), [form]);
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
